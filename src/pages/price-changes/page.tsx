import { PriceNote } from '#src/components/price-note.tsx'
import { noChanges } from '#src/content/price-changes.ts'
import { PRICE_FEED_PATH, PRICE_LIST_CSV, PRICE_LIST_JSON } from '#src/domain/constants.ts'
import { Day } from '#src/pages/price-changes/day.tsx'
import { byDay } from '#src/pages/price-changes/by-day.ts'
import { PageCtas, PageHead, Paragraphs, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { Empty, Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/price-changes/price-changes.module.css'

const FILES = [
  { href: PRICE_LIST_CSV, name: 'CSV', note: 'открывается в\u00a0Excel' },
  { href: PRICE_LIST_JSON, name: 'JSON', note: 'для программ' },
  { href: PRICE_FEED_PATH, name: 'Atom', note: 'лента изменений' },
]

/** Every price change in force, day by day, and links for partners' programs. */
export function Page({ copy }: PageProps) {
  const changes = useAppState((state) => state.priceChanges)
  const partners = sectionOf(copy, 'partners')
  return (
    <>
      <PageHead copy={copy} />
      <div className={`wrap ${styles.days}`}>
        {changes === null && <Missing />}
        {changes?.length === 0 && <Empty>{noChanges}</Empty>}
        {byDay(changes ?? []).map(({ day, models }) => (
          <Day key={day} day={day} models={models} />
        ))}
        <PriceNote />
      </div>
      {partners && (
        <section id={partners.id} className="section" data-scene="light">
          <div className={`wrap ${styles.partners}`}>
            <h2 className="h2">{partners.heading}</h2>
            <div className={styles.words}>
              <Paragraphs text={partners.text} />
              <ul className={styles.files}>
                {FILES.map(({ href, name, note }) => (
                  <li key={href}>
                    <a href={href}>
                      {name}
                      <span className="small muted">{note}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      )}
      <PageCtas ctas={copy.ctas} />
    </>
  )
}
