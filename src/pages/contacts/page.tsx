import { useSearchParams } from 'react-router-dom'
import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
import { isFormDue } from '#src/components/forms/is-form-due.ts'
import { company } from '#src/brand/brand.ts'
import { countOf } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import type { Section } from '#src/content/copy.ts'
import { PhoneBook } from '#src/pages/contacts/phone-book.tsx'
import { CityForm } from '#src/pages/shared/dealers/city-form.tsx'
import { PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { Dealers } from '#src/pages/shared/dealers/dealer-list.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/contacts/contacts.module.css'

export const TradeIn = deferredUntilTouched(
  async () => (await import('#src/pages/contacts/trade-in.tsx')).TradeIn,
  isFormDue('trade-in'),
)

/** Contacts with an immediate answer: at the top of the page. */
const AT_ONCE = ['support', 'write']
/** The reception room. */
const HALL: SlotWithUpright = 'hall'

/**
 * Number and address, each the largest item of its row; whom to call in each city, or the dealers of one; then slower
 * ways.
 */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const cities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  const chosen = query.get('city')
  return (
    <>
      <PageHead copy={copy} className={styles.head} />
      <div className="wrap">{copy.sections.filter(({ id }) => AT_ONCE.includes(id)).map(wayOf)}</div>
      <div className={styles.hall} data-scene="dark">
        <AcrossFigure code={HALL_CAR} slot={HALL} sizes="100vw" instead={null} />
      </div>
      {copy.sections
        .filter(({ id }) => id === 'dealers')
        .map((section) => (
          <section key={section.id} id={section.id} className="section">
            <div className="wrap">
              <div className={styles.dealersHead}>
                <h2 className="h1">{section.heading}</h2>
                <div className={styles.choice}>
                  <SectionText section={withNetwork(section, dealers?.length ?? 0, cities?.length ?? 0)} />
                  <CityForm cities={cities ?? []} chosen={chosen} path={route.path} anchor={section.id} />
                </div>
              </div>
              {chosen === null ? (
                <PhoneBook cities={cities} dealers={dealers} />
              ) : (
                <Dealers cities={cities} dealers={dealers} chosen={chosen} />
              )}
            </div>
          </section>
        ))}
      <div className="wrap">
        {copy.sections.filter(({ id }) => id !== 'dealers' && !AT_ONCE.includes(id)).map(wayOf)}
      </div>
      <NextPage title="Поддержка" href={hrefTo('support')} />
    </>
  )
}

/** «15 центров в 11 городах.» before the first sentence, while there are any. */
function withNetwork(section: Section, dealers: number, cities: number): Section {
  if (dealers === 0 || cities === 0) return section
  const centres = countOf(dealers, ['центр', 'центра', 'центров'])
  const places = countOf(cities, ['городе', 'городах', 'городах'])
  return { ...section, text: [`${centres} в${NBSP}${places}. ${section.text.join(' ')}`] }
}

const wayOf = (section: Section) => <Way key={section.id} section={section} />

function Way({ section }: { section: Section }) {
  const email = useAppState(({ options }) => options?.support_email) ?? company.supportEmail
  const hours = useAppState(({ options }) => options?.support_hours) ?? company.supportHours
  return (
    <section id={section.id} className={styles.way}>
      <h2 className="h2">{section.heading}</h2>
      <div>
        {section.id === 'support' && (
          <p className={styles.large}>
            <SupportPhone /> <span className="small muted">{hours}</span>
          </p>
        )}
        {section.id === 'write' && (
          <p className={styles.large}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <SectionText section={section} lead={false} />
        {section.id === 'trade-in' && <TradeIn />}
      </div>
    </section>
  )
}
