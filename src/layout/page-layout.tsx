import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoute } from '#src/components/hooks/use-route.ts'
import { useMeasuredWindow } from '#src/components/hooks/use-measured-window.ts'
import { Slice } from '#src/components/hydration/slice.tsx'
import { UnsureFootnote } from '#src/components/unsure.tsx'
import { Footer } from '#src/layout/footer/footer.tsx'
import { Header } from '#src/layout/header/header.tsx'
import { ModelHeader } from '#src/layout/model-header/model-header.tsx'
import { CONTENT_ID, SkipLink } from '#src/layout/skip-link.tsx'
import { Reveal } from '#src/layout/reveal.tsx'
import { useCovered } from '#src/layout/use-covered.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './page-layout.module.css'

// Constant elements, so that opening a layer renders neither of them again.
const header = (
  <Slice cachedAs="header">
    <Header />
  </Slice>
)
const footer = (
  <Slice cachedAs="footer">
    <Footer />
  </Slice>
)

/** The standard layout: for all pages without their own (specification 2.2). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { model } = useRoute().route
  const nav = useAppState(({ modelNav }) => model && modelNav[model])
  const main = useRef<HTMLElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useCovered(main)
  useCovered(foot)
  useMeasuredWindow()

  return (
    <>
      <SkipLink />
      <Reveal key={pathname} />
      {header}
      <div className={styles.spacer} />
      {nav && (
        <Slice key={nav.model.code}>
          <ModelHeader nav={nav} />
        </Slice>
      )}
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
        <UnsureFootnote />
      </main>
      <div ref={foot}>{footer}</div>
    </>
  )
}
