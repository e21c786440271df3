import { useState, type MouseEvent, type ToggleEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { isCalm } from '#src/components/is-calm.ts'
import { targetOfItem } from '#src/components/links.ts'
import { Logo } from '#src/components/logo.tsx'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { copyright, disclaimerNow, SUPPORT_TITLE } from '#src/content/footer.ts'
import { createFooterRows, ownFooterLinks, type ExternalLinks } from '#src/content/menu-links.ts'
import * as texts from '#src/content/texts.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import type { FooterLink } from '#src/domain/menu.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { CONTENT_ID } from '#src/layout/skip-link.tsx'
import { LegalLinks } from '#src/layout/legal-links.tsx'
import { SiteMap } from '#src/layout/footer/site-map.tsx'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { newsKey } from '#src/stores/news-key.ts'
import styles from './footer.module.css'

const NEWS = newsKey(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)
const NEWS_TITLE = 'Новости'
/** Of the two rows, where they are collapsed. */
const QUICK_LINKS = 'Быстрые ссылки'
const NO_LINKS = {}

/** Legally required information is here with or without the site's options. */
export function Footer({ inert = false }: { inert?: boolean }) {
  const options = useAppState((state) => state.options)
  const news = useAppState(({ newsLists }) => newsLists[NEWS]?.items)
  const phone = options?.support_phone ?? company.supportPhone
  // Of all lines of a phone's footer one is open.
  const [openId, setOpenId] = useState<number | string | null>(null)
  const fold = (id: string) => ({
    summary: id,
    className: styles.group,
    open: openId === id,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
      setOpenId((before) => (currentTarget.open ? id : before === id ? null : before)),
  })

  return (
    <footer className={styles.footer} data-scene="dark" inert={inert}>
      <div className="wrap">
        <div className={styles.top}>
          <SiteLink
            target={{ href: hrefTo('home') }}
            className={styles.logo}
            aria-label={`${BRAND} — на${NBSP}главную`}
          >
            <Logo size="large" />
          </SiteLink>
          <div className={styles.support}>
            <p className="label muted">{SUPPORT_TITLE}</p>
            <a className={cx(styles.phone, 'num')} href={toTelHref(phone)} aria-label={texts.call(phone)}>
              {phone}
            </a>
            {options && <p className="small muted">{options.support_hours}</p>}
          </div>
          <a className={styles.up} href="#top" onClick={scrollUp}>
            {texts.footer.up}
            <Icon name="arrow-up" />
          </a>
        </div>

        {options && <SiteMap menu={options.menu} openId={openId} onOpen={setOpenId} />}

        {news && news.length > 0 && (
          <section aria-labelledby="footer-news">
            <PhoneFold {...fold(NEWS_TITLE)}>
              <div className={styles.newsList}>
                <h2 id="footer-news" className={styles.newsTitle}>
                  <SiteLink target={{ href: hrefTo('news') }} className={styles.quiet}>
                    {NEWS_TITLE}
                  </SiteLink>
                </h2>
                <ul>
                  {news.map(({ id, name, code }) => (
                    <li key={id}>
                      <SiteLink
                        target={{ href: hrefTo('news-detail', { params: { code } }) }}
                        className={styles.newsLink}
                      >
                        <span>{name}</span>
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            </PhoneFold>
          </section>
        )}

        <div className={styles.rows}>
          <nav aria-label="Ссылки подвала">
            <PhoneFold {...fold(QUICK_LINKS)}>
              {footerRows(options?.links ?? NO_LINKS).map((row) => (
                <ul key={row[0]?.id} className={styles.links}>
                  {row.map((link) => {
                    const target = targetOfItem(link)
                    return (
                      target && (
                        <li key={link.id}>
                          <SiteLink target={target} className={styles.quiet}>
                            {link.name}
                          </SiteLink>
                        </li>
                      )
                    )
                  })}
                </ul>
              ))}
            </PhoneFold>
          </nav>
          {options && <Social social={options.social} apps={options.apps} />}
        </div>

        <div className={styles.end}>
          <p className={styles.disclaimer}>{disclaimerNow()}</p>
          <LegalLinks place="Подвал" className={styles.legal} linkClassName={styles.legalLink} />
          <p className={styles.copyright}>{copyright}</p>
        </div>
      </div>
    </footer>
  )
}

/** The site's own links, and a line added in the office. */
function footerRows(links: ExternalLinks): FooterLink[][] {
  const own = ownFooterLinks(links)
  return [...createFooterRows(links), ...(own.length > 0 ? [own] : [])]
}

type SocialProps = Pick<NonNullable<ReturnType<typeof useOptions>>, 'social' | 'apps'>
const useOptions = () => useAppState(({ options }) => options)

/** Networks, and the stores when there is an app in them. */
function Social({ social, apps }: SocialProps) {
  return (
    <ul className={styles.social} aria-label="Мы в социальных сетях">
      {social.map(({ id, title, href }) => (
        <li key={id}>
          <SiteLink target={{ href, external: true }} mark={false} className={styles.network}>
            <Icon name={id} />
            <span>{title}</span>
          </SiteLink>
        </li>
      ))}
      {apps.app_store && (
        <li>
          <SiteLink target={{ href: apps.app_store, external: true }} mark={false} className={styles.network}>
            <Icon name="app-store" />
            <span>App Store</span>
          </SiteLink>
        </li>
      )}
      {apps.google_play && (
        <li>
          <SiteLink target={{ href: apps.google_play, external: true }} mark={false} className={styles.network}>
            <Icon name="google-play" />
            <span>Google Play</span>
          </SiteLink>
        </li>
      )}
    </ul>
  )
}

function scrollUp(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' })
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}
