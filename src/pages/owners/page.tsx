import { useSearchParams } from 'react-router-dom'
import { company } from '#src/brand/brand.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { modelDocuments } from '#src/content/model-documents.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { ownerYear } from '#src/content/owner-year.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { ServiceCalculator } from '#src/pages/owners/service-calculator.tsx'
import { VinCheck } from '#src/pages/owners/vin-check.tsx'
import { CopySection, PageCtas, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/owners/owners.module.css'

/** The phone first, then the next service, then the year. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const service = sectionOf(copy, 'service')
  const recall = sectionOf(copy, 'recall')
  const season = sectionOf(copy, 'season')
  const manuals = sectionOf(copy, 'manuals')
  return (
    <>
      <Opening copy={copy} />
      {service && <ServiceCalculator section={service} query={query} action={route.path} />}
      {recall && (
        <CopySection section={recall}>
          <VinCheck />
        </CopySection>
      )}
      {season && (
        <section id={season.id} className={`section ${styles.season}`}>
          <div className="wrap">
            <div className="section-head">
              <h2 className="h1">{season.heading}</h2>
              <SectionText section={season} />
            </div>
            <ol className={styles.year}>
              {ownerYear.map(({ month, text }) => (
                <li key={month}>
                  <h3>{month}</h3>
                  <p className="small muted">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {manuals && (
        <CopySection section={manuals}>
          <ul className={styles.manuals}>
            {modelDocuments
              .filter(({ kind }) => kind === 'guide')
              .map(({ code, title, path }) => (
                <li key={code}>
                  <SiteLink target={{ href: path, external: true }}>{title}</SiteLink>
                  <span className="small muted">PDF</span>
                </li>
              ))}
          </ul>
        </CopySection>
      )}
      <PageCtas ctas={copy.ctas} />
      <NextPage title="Подключённые сервисы" href={hrefTo('connected-services')} />
    </>
  )
}

/** On the coast at dusk. */
const [CAR, OPENING]: [ModelCode, SlotWithUpright] = ['gv80', 'scene']

/** For an owner in trouble the phone is what matters; the first section explains it. */
function Opening({ copy }: { copy: PageCopy }) {
  const hours = useAppState(({ options }) => options?.support_hours) ?? company.supportHours
  const help = sectionOf(copy, 'road-help')
  return (
    <SceneOpening
      picture={acrossScreen(CAR, OPENING)}
      isLow
      head={
        <>
          <h1 className={`h2 ${styles.title}`}>{copy.h1}</h1>
          <p className={styles.phone} id={help?.id}>
            <SupportPhone />
          </p>
        </>
      }
    >
      <div>
        {help && <h2 className="h3">{help.heading}</h2>}
        <p className="small muted">{hours}</p>
      </div>
      {help && (
        <div>
          {help.text.map((paragraph) => (
            <p key={paragraph} className="lead muted">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </SceneOpening>
  )
}
