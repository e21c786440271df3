import { Accordion } from '#src/components/accordion.tsx'
import { Example } from '#src/pages/mobility/example.tsx'
import { Cars } from '#src/pages/mobility/cars.tsx'
import { Included } from '#src/pages/mobility/included.tsx'
import { Price } from '#src/pages/mobility/price.tsx'
import { CopySection, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { Points } from '#src/pages/shared/copy/points.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { DrivingPicture } from '#src/pages/shared/cars/driving-picture.tsx'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { mobilityExample } from '#src/content/mobility-example.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/mobility/mobility.module.css'

const CAR = mobilityExample.model
/** The model in whose rear window the opening picture shows a lamp. */
const WITH_LAMP: ModelCode = 'gv70'
const OPENING: SlotWithUpright = 'scene'
/** Before the end of the page: another car that can be had, in front of a house. */
const ENDING: { code: ModelCode; slot: SlotWithUpright } = { code: 'g90', slot: 'place' }
const INSIDE_SIZES = '100vw'

/**
 * A car and its monthly price, what it includes and whom it suits, three ways to drive in one table, the
 * questions a contract must answer, and how to begin, over a picture of the car on the road.
 */
export function Page({ copy }: PageProps) {
  const [subscription, cars, start, compare, example, contract, forWhom] = [
    'subscription',
    'cars',
    'start',
    'compare',
    'example',
    'contract',
    'for-whom',
  ].map((id) => sectionOf(copy, id))
  const inside = pictureOf(CAR, 'cabin', INSIDE_SIZES)
  return (
    <>
      <SceneOpening
        picture={acrossScreen(CAR, OPENING)}
        isLow
        isCorner
        veil={WITH_LAMP === CAR ? styles.lamp : undefined}
        head={
          <>
            <h1 className="display">{copy.h1}</h1>
            {copy.lead && <p className="lead">{copy.lead}</p>}
          </>
        }
      >
        <Price />
      </SceneOpening>
      {subscription && (
        <CopySection section={subscription}>
          {subscription.table && <Included table={subscription.table} />}
          <Points items={subscription.answers} />
        </CopySection>
      )}
      {forWhom && (
        <CopySection section={forWhom} tight>
          <Points items={forWhom.answers} />
        </CopySection>
      )}
      {cars && (
        <CopySection section={cars} tight>
          <Cars />
        </CopySection>
      )}
      {example && <Example section={example} conditions={compare} />}
      {inside && (
        <div className={`wrap ${styles.between}`}>
          <PhotoFigure picture={inside} />
        </div>
      )}
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
      <DrivingPicture {...ENDING} />
      {start && (
        <CopySection section={start} scene="dark" tight>
          <Points items={start.answers} />
        </CopySection>
      )}
    </>
  )
}
