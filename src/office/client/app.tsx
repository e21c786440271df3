import { QueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { Admin, CustomRoutes, memoryStore, Resource, usePermissions } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { Right } from '#src/office/rights.ts'
import { Refusal } from '#src/office/client/api.ts'
import { OfficeLayout } from '#src/office/client/layout.tsx'
import { ForRight } from '#src/office/client/parts/for-right.tsx'
import { authProvider, dataProvider, i18nProvider } from '#src/office/client/providers.ts'
import { SignIn } from '#src/office/client/sign-in/sign-in.tsx'
import { theme } from '#src/office/client/theme.ts'

const RequestList = lazy(() => import('#src/office/client/requests/list.tsx'))
const RequestPage = lazy(() => import('#src/office/client/requests/page.tsx'))
const Hours = lazy(() => import('#src/office/client/hours/hours.tsx'))
const Waiting = lazy(() => import('#src/office/client/waiting/waiting.tsx'))
const Reports = lazy(() => import('#src/office/client/reports/reports.tsx'))
const ContentList = lazy(() => import('#src/office/client/content/list.tsx'))
const ContentItem = lazy(() => import('#src/office/client/content/item.tsx'))
const Pictures = lazy(() => import('#src/office/client/pictures/pictures.tsx'))
const PriceTable = lazy(() => import('#src/office/client/prices/page.tsx'))
const DealerTable = lazy(() => import('#src/office/client/dealers/page.tsx'))
const Users = lazy(() => import('#src/office/client/users/users.tsx'))
const Journal = lazy(() => import('#src/office/client/journal/journal.tsx'))
const Account = lazy(() => import('#src/office/client/account/account.tsx'))
const Enrol = lazy(() => import('#src/office/client/sign-in/enrol.tsx'))
const Link = lazy(() => import('#src/office/client/sign-in/link.tsx'))

const own = (right: Right, page: ReactNode) => <ForRight right={right}>{page}</ForRight>
const Requests = () => own('requests.read', <RequestList />)

const RETRIES = 2
/** A refusal by the server is final: only calls that did not reach it are retried. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < RETRIES && !(error instanceof Refusal && error.status >= 400 && error.status < 500),
    },
  },
})

/** The office: pages are loaded when they are opened; searches are stored neither in the address nor in the browser. */
export const App = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={OfficeLayout}
    loginPage={SignIn}
    theme={theme}
    darkTheme={null}
    store={memoryStore()}
    title="Офис"
    requireAuth
    queryClient={queryClient}
    disableTelemetry
  >
    <Resource name="requests" list={Requests} />
    <CustomRoutes>
      <Route path="/" element={<Start />} />
      <Route path="/request/:number" element={own('requests.read', <RequestPage />)} />
      <Route path="/hours" element={own('hours.block', <Hours />)} />
      <Route path="/waiting" element={own('waiting.read', <Waiting />)} />
      <Route path="/reports" element={own('reports.read', <Reports />)} />
      <Route path="/content/:kind" element={own('content.read', <ContentList />)} />
      <Route path="/content/:kind/:key" element={own('content.read', <ContentItem />)} />
      <Route path="/pictures" element={own('content.read', <Pictures />)} />
      <Route path="/prices" element={own('content.edit', <PriceTable />)} />
      <Route path="/dealers" element={own('content.edit', <DealerTable />)} />
      <Route path="/users" element={own('users.manage', <Users />)} />
      <Route path="/journal" element={own('journal.read', <Journal />)} />
      <Route path="/account" element={<Account />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/enrol" element={<Enrol />} />
      <Route path="/link/:token" element={<Link />} />
    </CustomRoutes>
  </Admin>
)

/** Users without the desk start with the content, or else the account. */
function Start() {
  const { permissions, isPending } = usePermissions<Right[]>()
  if (isPending) return null
  const first = permissions?.includes('requests.read')
    ? '/requests'
    : permissions?.includes('content.read')
      ? '/content/news'
      : '/account'
  return <Navigate to={first} replace />
}
