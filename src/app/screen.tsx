import { useLocation } from 'react-router-dom'
import { ErrorPage } from '#src/app/error-page.tsx'
import { FailureBoundary } from '#src/app/failure-boundary.tsx'
import { bodyAt, PromoLayout } from '#src/app/page-bodies.ts'
import { Root } from '#src/app/root.tsx'
import type { ScreenError } from '#src/app/screen-error.ts'
import { useRoute } from '#src/components/hooks/use-route.ts'
import { PageLayout } from '#src/layout/page-layout.tsx'

/** The whole screen of the current address: its page in its layout, or the error shown instead. */
export function Screen({ error }: { error?: ScreenError | undefined }) {
  const { key, pathname } = useLocation()
  const Layout = useRoute().route.withoutLayout ? PromoLayout : PageLayout
  const Body = bodyAt(pathname)
  return (
    <FailureBoundary at={key}>
      <Root>
        <Layout>
          <FailureBoundary at={key}>{error ? <ErrorPage error={error} /> : <Body />}</FailureBoundary>
        </Layout>
      </Root>
    </FailureBoundary>
  )
}
