import { Figures } from '#src/components/figures.tsx'
import { chain, requisites } from '#src/content/company-facts.ts'
import { CopySection, PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { Figure } from '#src/content/copy.ts'
import type { City } from '#src/domain/dealer.ts'
import { useAppState } from '#src/stores/app-store.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/about/about.module.css'

/**
 * Facts first, then who is responsible for what between the factory and the customer, then company details for official
 * letters.
 */
export function Page({ copy }: PageProps) {
  const cities = useAppState((state) => state.cities)
  const [business, details] = ['business', 'requisites'].map((id) => sectionOf(copy, id))
  const rest = copy.sections.filter(({ id }) => id !== 'business' && id !== 'requisites')
  return (
    <>
      <PageHead copy={copy} />
      <div className="wrap">
        <Figures items={withNetwork(copy.figures, cities)} />
      </div>
      {business && (
        <section id={business.id} className="section">
          <div className="wrap">
            <CopyHead section={business} />
            <ol className={styles.chain}>
              {chain.map(({ who, what }) => (
                <li key={who}>
                  <h3>{who}</h3>
                  <p className="small muted">{what}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {details && (
        <section id={details.id} className={`section ${styles.details}`}>
          <div className={`wrap section-head ${styles.detailsHead}`}>
            <div className={styles.words}>
              <h2 className="h2">{details.heading}</h2>
              <SectionText section={details} lead={false} />
            </div>
            <dl className={styles.requisites}>
              {requisites.map(({ name, value }) => (
                <div key={name}>
                  <dt className="muted">{name}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      {rest.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      <NextPage title="Контакты" href={hrefTo('contacts')} />
    </>
  )
}

/** After the first figure: how many dealers there are, and in how many cities. */
function withNetwork([first, ...rest]: readonly Figure[] = [], cities: readonly City[] | null | undefined): Figure[] {
  const network = cities?.length
    ? [
        {
          label: 'Дилерских центров',
          value: String(cities.reduce((sum, { dealers_count }) => sum + dealers_count, 0)),
        },
        { label: 'Городов', value: String(cities.length) },
      ]
    : []
  return [...(first ? [first] : []), ...network, ...rest]
}
