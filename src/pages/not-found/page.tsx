import { useLocation } from 'react-router-dom'
import * as newsTexts from '#src/content/news-texts.ts'
import * as missingTexts from '#src/content/not-found-texts.ts'
import { HrefLink, RouteLink } from '#src/pages/shared/copy/links.tsx'
import { NewsCards } from '#src/pages/shared/news/news-cards.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { SearchForm } from '#src/pages/shared/lists/search-form.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { unknownAddress } from '#src/content/unknown-address.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { homeNewsKey } from '#src/stores/news-key.ts'
import styles from '#src/pages/not-found/not-found.module.css'

/** gaps.md 16 */
const WAYS = ['home', `${BRAND_SLUG}-models`, 'configurator', 'test-drive', 'dealers', 'sitemap'] as const

/** An unknown address, or a news item that does not exist; both are answered with 404. */
export function Page({ copy }: PageProps) {
  const { pathname } = useLocation()
  const latest = useAppState((state) => state.newsLists[homeNewsKey])
  const { isNews, nearest } = unknownAddress(pathname)
  return (
    <>
      <section className={styles.first} data-scene="dark">
        <div className={styles.car}>
          <CarPicture code="g90" view="light" decorative eager />
        </div>
        <div className={`wrap ${styles.text}`}>
          <h1 className="display">{isNews ? newsTexts.news.notFound : copy.h1}</h1>
          {nearest.length > 0 && (
            <p className="lead">
              {missingTexts.notFound.nearest}:{' '}
              {nearest.map(({ href, label }, index) => (
                <span key={href}>
                  {index > 0 && ', '}
                  <HrefLink href={href} className="u">
                    {label}
                  </HrefLink>
                </span>
              ))}
            </p>
          )}
          <p>{missingTexts.notFound.text}</p>
          <ul className={styles.ways}>
            {WAYS.map((name) => (
              <li key={name}>
                <RouteLink to={name}>{routeTitles[name]}</RouteLink>
              </li>
            ))}
          </ul>
          <SearchForm />
        </div>
      </section>
      {isNews && latest && latest.items.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2 className={`h1 ${styles.latest}`}>{newsTexts.news.latest}</h2>
            <NewsCards items={latest.items} />
          </div>
        </section>
      )}
    </>
  )
}
