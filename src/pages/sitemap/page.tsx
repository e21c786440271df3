import { SiteLink } from '#src/components/site-link.tsx'
import { legalLinks } from '#src/content/footer.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { modelName } from '#src/content/models/summary.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import * as texts from '#src/content/news-texts.ts'
import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import { formatDate } from '#src/domain/format.ts'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import { HrefLink, RouteArrow, RouteLink } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { groups, modelGroups } from '#src/pages/sitemap/groups.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { newsKey } from '#src/stores/news-key.ts'
import styles from '#src/pages/sitemap/sitemap.module.css'

/** Items of a model's navigation without a page of their own: listed here by the same name. */
const isInConfigurator = ({ href }: { href: string }): boolean => href.startsWith(`${hrefTo('configurator')}#`)

/** The list the footer has loaded already. */
const LATEST = newsKey(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)

export function Page({ copy }: PageProps) {
  const news = useAppState((state) => state.newsLists[LATEST])
  return (
    <>
      <PageHead copy={copy} />
      <div className={`wrap ${styles.map}`}>
        <h2 className="vh">Модели</h2>
        <ul>
          {modelGroups.map(({ code, routes: [home, ...rest] }) => (
            <li key={code} className={styles.model}>
              <h3 className={styles.name}>{home && <RouteLink to={home}>{modelName(code)}</RouteLink>}</h3>
              <div className={styles.outline}>
                <CarPicture code={code} view="line" decorative />
              </div>
              <ul className={styles.inline}>
                {rest.map((name) => (
                  <li key={name}>
                    <RouteLink to={name}>{routeTitles[name]}</RouteLink>
                  </li>
                ))}
                {modelNav[code].nav.filter(isInConfigurator).map(({ title, href }) => (
                  <li key={href}>
                    <HrefLink href={href}>{title}</HrefLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className={styles.columns}>
          {groups.map(({ title, routes }) => (
            <section key={title}>
              <h2 className="h3">{title}</h2>
              <ul>
                {routes.map((name) => (
                  <li key={name}>
                    <RouteLink to={name}>{routeTitles[name]}</RouteLink>
                  </li>
                ))}
                {title === 'Документы' &&
                  legalLinks
                    .filter(({ file }) => file)
                    .map(({ name, href }) => (
                      <li key={href}>
                        <SiteLink target={{ href }}>{name}, PDF</SiteLink>
                      </li>
                    ))}
              </ul>
            </section>
          ))}
        </div>
        <section className={styles.news}>
          <h2 className="h3">{texts.news.latest}</h2>
          {news ? (
            <ul>
              {news.items.map(({ code, name, date }) => (
                <li key={code}>
                  <HrefLink href={hrefTo('news-detail', { params: { code } })}>{name}</HrefLink>
                  <time dateTime={date} className="small muted">
                    {formatDate(date)}
                  </time>
                </li>
              ))}
            </ul>
          ) : (
            <Missing />
          )}
          <RouteArrow to="news">{texts.news.all}</RouteArrow>
        </section>
      </div>
    </>
  )
}
