import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { childSeats, words } from '#src/content/cars/explained.ts'
import { promoEnding } from '#src/content/promo-ending.ts'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import { priceFigure } from '#src/content/models/shared.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { CopySection, neededSection, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { FirstToKnow } from '#src/pages/shared/cars/first-to-know.tsx'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { cabinAcross, driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import { DrivingPicture } from '#src/pages/shared/cars/driving-picture.tsx'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo, type NamesOfKind } from '#src/routes.ts'
import styles from '#src/pages/promo/promo.module.css'

type Campaign = {
  code: DrawnModel
  /** A place in which its car stands out: a black car is hardly visible on the evening road. */
  opening: SlotWithUpright
  isSnow?: boolean
  /** Its last view; by default driving by day. */
  ending?: SlotWithUpright
  body: (of: (id: string) => Section, code: DrawnModel) => ReactNode
}

/**
 * Content of each campaign between its headline and its form: one reason on a light background, one more next to the
 * car.
 */
const campaigns: Record<NamesOfKind<'promo'>, Campaign> = {
  'promo-new-g80': {
    code: 'new-g80',
    opening: 'scene',
    body: (of, code) => (
      <>
        <CopySection section={of('why')}>
          <CarDiagram code={code} draw={(d) => d.suspensionDiagram(code, 'hole')} caption={words.holeNote} />
        </CopySection>
        <OnItsWay code={code} slot="place" />
        <CopySection section={of('inside')} scene="dark">
          <CarDiagram code={code} instead="cabin" draw={(d) => d.projectionDiagram(code)} caption={words.projection} />
        </CopySection>
        <Pair code={code} shots={[driverSlotOf(code), 'cabin-rear']} />
      </>
    ),
  },
  'promo-gv80': {
    code: 'gv80',
    opening: 'winter',
    isSnow: true,
    // After sunset: its road goes over into the dark below. Snow would be a grey edge there.
    ending: 'scene',
    body: (of, code) => (
      <>
        <Together section={of('together')} code={code} />
        <AtTheWheel section={of('surprise')} code={code} />
      </>
    ),
  },
}

/** One headline, the car in a place, one button; then reasons, conditions, and the price once it is announced. */
export function Page({ name, copy }: PageProps) {
  const campaign = ownValue<Campaign>(campaigns, name)
  if (!campaign) throw new Error(`No campaign for ${name}`)
  const { code, opening, isSnow = false, ending, body } = campaign
  const farewell = ownValue<string>(promoEnding, name) ?? copy.h1
  const of = (id: string) => neededSection(copy, id)
  return (
    <>
      <Hero code={code} opening={opening} isSnow={isSnow} copy={copy} />
      {body(of, code)}
      <Visit section={of('visit')} />
      <FirstToKnow section={of('price')} code={code} page={hrefTo(name)} />
      <ClosingBlock code={code} {...(ending && { slot: ending })} heading={farewell} ctas={copy.ctas}>
        <p className={styles.phone}>
          <SupportLine />
        </p>
      </ClosingBlock>
    </>
  )
}

/** Where children sit: the rear row with a child's seat beside the words, else without one, else its plan. */
function Together({ section, code }: { section: Section; code: DrawnModel }) {
  const picture = acrossScreen(code, 'family', SEAT_SIZES) ?? acrossScreen(code, 'cabin-rear', SEAT_SIZES)
  return picture ? (
    <section id={section.id} className={styles.together}>
      <div className={`wrap ${styles.togetherWords}`}>
        <h2 className="h1">{section.heading}</h2>
        <SectionText section={section} />
      </div>
      <ModelPicture picture={picture} className={styles.child} />
    </section>
  ) : (
    <CopySection section={section}>
      <CarDiagram
        code={code}
        instead="cabin"
        draw={(d) => d.zoneDiagram(code, 'children', childSeats, words.claims.children)}
        caption={words.zonesOfCabin}
        base={860}
        tall
        className={styles.seats}
      />
    </CopySection>
  )
}
/** Two thirds of a wide page. */
const SEAT_SIZES = '(max-width: 768px) 100vw, 67vw'

/** It drives into the dark of the section below, or its tail at night is there. */
const OnItsWay = (where: { code: ModelCode; slot?: SlotWithUpright }) => (
  <DrivingPicture
    {...where}
    instead={
      <div className={styles.rear}>
        <Still code={where.code} view="rear34" register="light" />
      </div>
    }
  />
)

type HeroProps = Required<Pick<Campaign, 'code' | 'opening' | 'isSnow'>> & { copy: PageCopy }

function Hero({ code, opening, isSnow, copy }: HeroProps) {
  const isPriced = !modelByCode(code).priceComingSoon
  // Until the price is announced there is no figure at the top.
  const figures = [...(copy.figures ?? []), ...(isPriced ? [priceFigure(code)] : [])]
  return (
    <SceneOpening picture={acrossScreen(code, opening)} isSnow={isSnow} head={<h1 className="display">{copy.h1}</h1>}>
      <div className={styles.invitation}>
        {copy.lead && <p className="lead">{copy.lead}</p>}
        <CtaList ctas={copy.ctas} />
      </div>
      <div>
        <Figures items={figures} />
        {figures.some(({ unsure }) => unsure) && <UnsureNote className={styles.unsure} />}
        {isPriced && <PriceNote code={code} />}
      </div>
    </SceneOpening>
  )
}

const PAIR_SIZES = '(max-width: 768px) 100vw, 50vw'

/** The cabin at night, from edge to edge, under its words; without the picture what is heard in it as a drawing. */
function AtTheWheel({ section, code }: { section: Section; code: ModelCode }) {
  const picture = cabinAcross(code, driverSlotOf(code))
  return (
    <CopySection section={section} scene="dark">
      {picture ? (
        <ModelPicture picture={picture} className={cx(styles.seat, styles.wheel)} />
      ) : (
        <DiagramFigure draw={(d) => d.answerDiagram('promo')} caption={words.wave} />
      )}
    </CopySection>
  )
}

/** Two seats of the cabin side by side, from edge to edge; none for a model that has only one of them. */
function Pair({ code, shots }: { code: ModelCode; shots: readonly [Shot, Shot] }) {
  const pictures = shots.flatMap((shot) => pictureOf(code, shot, PAIR_SIZES) ?? [])
  return (
    pictures.length === shots.length && (
      <div className={styles.pair}>
        {pictures.map((picture) => (
          <PhotoFigure key={picture.src} picture={picture} />
        ))}
      </div>
    )
  )
}

/** The conditions of the invitation, one by one. */
const Visit = ({ section }: { section: Section }) => (
  <section id={section.id} className={`section ${styles.visit}`}>
    <div className="wrap">
      <CopyHead section={section} />
      <dl className={styles.conditions}>
        {(section.answers ?? []).map(({ question, answer }) => (
          <div key={question}>
            <dt className="small muted">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
