import type { ReactNode } from 'react'
import { Figures } from '#src/components/figures.tsx'
import { PriceNote } from '#src/components/price.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import { childSeats, words } from '#src/content/cars/explained.ts'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { CopySection, neededSection } from '#src/pages/shared/copy/copy.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { FirstToKnow } from '#src/pages/shared/cars/first-to-know.tsx'
import { NightCar } from '#src/pages/shared/cars/night-car.tsx'
import { DrivesAway } from '#src/pages/shared/cars/drives-away.tsx'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo, type NamesOfKind } from '#src/routes.ts'
import styles from '#src/pages/promo/promo.module.css'

type Campaign = { code: DrawnModel; body: (of: (id: string) => Section, code: DrawnModel) => ReactNode }

/** What each campaign shows between its promise and its form: one reason in the light, one more beside the car. */
const campaigns: Record<NamesOfKind<'promo'>, Campaign> = {
  'promo-new-g80': {
    code: 'new-g80',
    body: (of, code) => (
      <>
        <CopySection section={of('why')}>
          <CarDiagram code={code} draw={(d) => d.suspensionDiagram(code, 'hole')} caption={words.holeNote} />
        </CopySection>
        <Rear code={code} />
        <CopySection section={of('inside')} scene="dark">
          <CarDiagram code={code} instead="cabin" draw={(d) => d.projectionDiagram(code)} caption={words.projection} />
        </CopySection>
      </>
    ),
  },
  'promo-gv80': {
    code: 'gv80',
    body: (of, code) => (
      <>
        <CopySection section={of('together')}>
          <SeatsBehind code={code} />
        </CopySection>
        <Rear code={code} />
        <CopySection section={of('surprise')} scene="dark">
          <DiagramFigure draw={(d) => d.answerDiagram('promo')} caption={words.wave} />
        </CopySection>
      </>
    ),
  },
}

/** One promise, the car in its light, one button; under it the reasons to come, and the price as soon as it is known. */
export function Page({ name, copy }: PageProps) {
  const campaign = ownOf<Campaign>(campaigns, name)
  if (!campaign) throw new Error(`No campaign for ${name}`)
  const { code, body } = campaign
  const of = (id: string) => neededSection(copy, id)
  return (
    <>
      <Hero code={code} copy={copy} />
      {body(of, code)}
      <FirstToKnow section={of('price')} code={code} page={hrefTo(name)} />
    </>
  )
}

const SEATS_SIZES = '(max-width: 768px) 100vw, 90vw'

/** Where children sit: the rear row itself, else its plan. */
function SeatsBehind({ code }: { code: DrawnModel }) {
  const picture = pictureOf(code, 'cabin-rear', SEATS_SIZES)
  return picture ? (
    <PhotoFigure picture={picture} />
  ) : (
    <CarDiagram
      code={code}
      instead="cabin"
      draw={(d) => d.zoneDiagram(code, 'children', childSeats, words.claims.children)}
      caption={words.zonesOfCabin}
      base={860}
      tall
      className={styles.seats}
    />
  )
}

/** It drives away, or its tail at night, into the dark of the section below. */
const Rear = ({ code }: { code: ModelCode }) => (
  <DrivesAway
    code={code}
    instead={
      <div className={styles.rear}>
        <Still code={code} view="rear34" register="light" />
      </div>
    }
  />
)

const Hero = ({ code, copy }: { code: ModelCode; copy: PageCopy }) => (
  <section className={styles.hero} data-scene="dark">
    <div className={`wrap ${styles.top}`}>
      <h1 className="display">{copy.h1}</h1>
    </div>
    <div className={styles.car}>
      <NightCar code={code} />
    </div>
    <div className={`wrap ${styles.bottom}`}>
      <div className={styles.invitation}>
        {copy.lead && <p className="lead">{copy.lead}</p>}
        <CtaList ctas={copy.ctas} />
      </div>
      <div className={styles.figures}>
        <Figures items={copy.figures} />
        {!modelByCode(code).priceComingSoon && <PriceNote code={code} />}
      </div>
    </div>
  </section>
)
