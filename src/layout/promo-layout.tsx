import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMeasuredWindow } from '#src/components/hooks/use-measured-window.ts'
import { Logo } from '#src/components/logo.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { UnsureFootnote } from '#src/components/unsure.tsx'
import { disclaimerNow } from '#src/content/footer.ts'
import * as texts from '#src/content/texts.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { LegalLinks } from '#src/layout/legal-links.tsx'
import { CONTENT_ID, SkipLink } from '#src/layout/skip-link.tsx'
import { Reveal } from '#src/layout/reveal.tsx'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './promo-layout.module.css'

/** Promo pages: a thin header with logo and phone, at the bottom only what is legally required (gaps.md 1). */
export function PromoLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const phone = useAppState(({ options }) => options?.support_phone) ?? company.supportPhone
  useMeasuredWindow()

  return (
    <>
      <SkipLink />
      <Reveal key={pathname} />
      <header className={styles.header} data-scene="dark">
        <div className={`wrap ${styles.row}`}>
          <SiteLink
            target={{ href: hrefTo('home') }}
            className={styles.logo}
            aria-label={`${BRAND} — на${NBSP}главную`}
          >
            <Logo size="large" />
          </SiteLink>
          <a className={`num ${styles.phone}`} href={toTelHref(phone)} aria-label={texts.call(phone)}>
            {phone}
          </a>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
        <UnsureFootnote />
      </main>
      <footer className={styles.footer} data-scene="dark">
        <div className={`wrap ${styles.legal}`}>
          <p>{disclaimerNow()}</p>
          <LegalLinks place="Низ страницы" linkClassName={styles.link} />
        </div>
      </footer>
    </>
  )
}
