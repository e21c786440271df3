import { Accordion } from '#src/components/accordion.tsx'
import { Ways } from '#src/pages/mobility/ways.tsx'
import { Example } from '#src/pages/mobility/example.tsx'
import { CopySection, PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { NightCar } from '#src/pages/shared/cars/night-car.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/mobility/mobility.module.css'

/** A car at night, three ways to drive one side by side and added up, the questions a contract must answer, the car on its way. */
export function Page({ copy }: PageProps) {
  const [subscription, compare, example, contract, forWhom, start] = [
    'subscription',
    'compare',
    'example',
    'contract',
    'for-whom',
    'start',
  ].map((id) => sectionOf(copy, id))
  return (
    <>
      <section className={styles.opening} data-scene="dark">
        <PageHead copy={copy} size="giant" className={styles.headline} />
        <div className={styles.car}>
          <NightCar code="gv70" />
        </div>
      </section>
      {subscription && (
        <section id={subscription.id} className="section">
          <div className={`wrap ${styles.split}`}>
            <h2 className="h1">{subscription.heading}</h2>
            <SectionText section={subscription} />
          </div>
        </section>
      )}
      {compare?.table && (
        <CopySection section={compare} tight>
          <Ways table={compare.table} />
        </CopySection>
      )}
      {example && <Example section={example} />}
      {contract && (
        <section id={contract.id} className={`section ${styles.questions}`}>
          <div className={`wrap ${styles.split}`}>
            <h2 className="h1">{contract.heading}</h2>
            <div className={styles.answers}>
              <SectionText section={contract} />
              <Accordion
                items={(contract.answers ?? []).map(({ question, answer }, index) => ({
                  id: `${contract.id}-${index + 1}`,
                  title: question,
                  content: <p>{answer}</p>,
                  open: index === 0,
                }))}
              />
            </div>
          </div>
        </section>
      )}
      <div data-scene="dark">
        <AcrossFigure code="gv70" slot="drive" sizes="100vw" instead={null} />
      </div>
      {forWhom && <CopySection section={forWhom} />}
      {start && <CopySection section={start} />}
      <NextPage title="Кредит и лизинг" href={hrefTo('finance')} />
    </>
  )
}
