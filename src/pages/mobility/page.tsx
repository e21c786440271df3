import { Accordion } from '#src/components/accordion.tsx'
import { Example, useExample } from '#src/pages/mobility/example.tsx'
import { Cars } from '#src/pages/mobility/cars.tsx'
import { Included } from '#src/pages/mobility/included.tsx'
import { Cases } from '#src/pages/mobility/cases.tsx'
import { Price } from '#src/pages/mobility/price.tsx'
import { Start } from '#src/pages/mobility/start.tsx'
import { CopySection, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { DrivingPicture } from '#src/pages/shared/cars/driving-picture.tsx'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { leastSubscription, mobilityExample } from '#src/content/mobility-example.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/mobility/mobility.module.css'

/** The car whose price is the page's figure. */
const [OPENING_CAR] = leastSubscription
const OPENING: SlotWithUpright = 'drive'
type View = { code: ModelCode; slot: SlotWithUpright }
/** After what a payment includes: the car of the example. */
const BETWEEN: View = { code: mobilityExample.model, slot: 'scene' }
/** Above the section about how to begin: another car that can be had, in the hall where cars are handed over. */
const ENDING: View = { code: 'g90', slot: 'hall' }

/**
 * A car and its monthly price, the other cars, what the price includes, a picture, whom it suits, then three ways to drive in
 * one comparison, the questions a contract must answer, and how to begin, after a picture of another car.
 */
export function Page({ copy }: PageProps) {
  const found = useExample()
  const [subscription, cars, start, compare, example, contract, forWhom] = [
    'subscription',
    'cars',
    'start',
    'compare',
    'example',
    'contract',
    'for-whom',
  ].map((id) => sectionOf(copy, id))
  return (
    <div className={styles.page}>
      <SceneOpening
        picture={acrossScreen(OPENING_CAR, OPENING)}
        isLow
        isCorner
        head={
          <>
            <h1 className="display">{copy.h1}</h1>
            {copy.lead && <p className="lead">{copy.lead}</p>}
          </>
        }
      >
        <Price isCompared={found !== null} />
      </SceneOpening>
      {cars && (
        <CopySection section={cars}>
          <Cars />
        </CopySection>
      )}
      {subscription && (
        <CopySection section={subscription} tight>
          {subscription.table && <Included table={subscription.table} />}
        </CopySection>
      )}
      <div data-scene="dark" className={styles.between}>
        <AcrossFigure {...BETWEEN} sizes="100vw" instead={null} />
      </div>
      {forWhom && <Cases section={forWhom} />}
      {example && found && <Example {...found} section={example} conditions={compare} />}
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
                }))}
              />
            </div>
          </div>
        </section>
      )}
      <div className={styles.ending}>
        <DrivingPicture {...ENDING} />
      </div>
      {start && <Start section={start} />}
    </div>
  )
}
