import { lazy } from 'react'
import { Admin, CustomRoutes, memoryStore, Resource, usePermissions } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { Right } from '#src/office/rights.ts'
import { OfficeLayout } from '#src/office/client/layout.tsx'
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
const Users = lazy(() => import('#src/office/client/users/users.tsx'))
const Journal = lazy(() => import('#src/office/client/journal/journal.tsx'))
const Account = lazy(() => import('#src/office/client/account/account.tsx'))
const Enrol = lazy(() => import('#src/office/client/sign-in/enrol.tsx'))
const Link = lazy(() => import('#src/office/client/sign-in/link.tsx'))

/** The office: pages are loaded when they are opened; nothing of a search stays in the address or in the browser. */
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
    disableTelemetry
  >
    <Resource name="requests" list={RequestList} />
    <CustomRoutes>
      <Route path="/" element={<Start />} />
      <Route path="/request/:number" element={<RequestPage />} />
      <Route path="/hours" element={<Hours />} />
      <Route path="/waiting" element={<Waiting />} />
      <Route path="/reports" element={<Reports />} />
      <Route path="/content/:kind" element={<ContentList />} />
      <Route path="/content/:kind/:key" element={<ContentItem />} />
      <Route path="/pictures" element={<Pictures />} />
      <Route path="/prices" element={<PriceTable />} />
      <Route path="/users" element={<Users />} />
      <Route path="/journal" element={<Journal />} />
      <Route path="/account" element={<Account />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/enrol" element={<Enrol />} />
      <Route path="/link/:token" element={<Link />} />
    </CustomRoutes>
  </Admin>
)

/** Whoever has no desk has the content, or else the account. */
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
