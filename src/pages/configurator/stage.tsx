import { memo, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { lineOf } from '#src/components/line.ts'
import { TurningCar } from '#src/components/turning-car/turning-car.tsx'
import { BRAND } from '#src/brand/brand.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { lengthOf } from '#src/content/models/facts.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { DrawnCar } from '#src/pages/shared/cars/drawn-car.tsx'
import { Cabin, cabinOf, rearOf } from '#src/pages/configurator/cabin.tsx'
import { KeyFigures } from '#src/pages/configurator/key-figures.tsx'
import { LookSwitch, type Look } from '#src/pages/configurator/look-switch.tsx'
import { usePaint, type Car, type Session } from '#src/pages/configurator/use-configurator.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from '#src/pages/configurator/stage.module.css'

/** Next to the name of the paint, where the photograph shows another one. */
const OTHER_PAINT = `${NBSP}— на${NBSP}снимке другой цвет`

const NO_PAINTS: readonly ExteriorColor[] = []

/** What a cabin's packages are about fills the stage. */
type Close = 'seats'

/** What a slide opens with: the look, how close, and the view of the 3D car. */
const OPENINGS: readonly { look: Look; close?: Close; view: CarView }[] = [
  { look: 'front', view: 'side' },
  { look: 'front', view: 'side' },
  { look: 'front', view: 'front34' },
  { look: 'cabin', view: 'side' },
  { look: 'cabin', close: 'seats', view: 'wheels' },
  { look: 'front', view: 'side' },
  { look: 'front', view: 'side' },
  { look: 'front', view: 'front34' },
]

/** The view the visitor has selected; the cabin is not a view of the 3D car. */
const ASKED_VIEWS: Readonly<Partial<Record<Look, CarView>>> = { front: 'front34', side: 'side' }

/** On a phone these slides leave more of the screen to what is chosen or read: the picture is a band across it. */
const BANDS: ReadonlySet<number> = new Set([SLIDE.trim, SLIDE.packages, SLIDE.equipment])

const MANY_INTERIORS = 5

/** The rear seats are shown, or follow. */
const WITH_REAR: ReadonlySet<number> = new Set([SLIDE.interior, SLIDE.packages])

/** The empty ends of the showroom's picture are outside the stage of a phone. */
const SIZES = '(max-width: 600px) 124vw, 100vw'

/** The picture: always in its place, only its content changes. */
export const Stage = memo(function Stage({ car, session }: { car: Car; session: Session }) {
  const { build, offer, slide, trims } = car
  const { model, trim, interior } = build
  const exterior = usePaint(session, car)
  const [light, setLight] = useState<CarLight>('overcast')
  const [isAlone, setAlone] = useState(false)
  const [asked, setAsked] = useState<{ slide: number; look: Look }>()
  // The selected view is kept for its slide.
  const opening = OPENINGS[slide] ?? OPENINGS[SLIDE.model]!
  const chosen = asked?.slide === slide ? asked.look : null
  const look = chosen ?? opening.look
  const close = chosen ? undefined : opening.close
  const ownPictures = useOwnPictures(isAlone || look === 'cabin' ? model.model_code : null)
  // On a slide that has not prefetched the cabins the car stays until they are loaded.
  const isCabin =
    look === 'cabin' &&
    (slide === SLIDE.interior || ownPictures !== 'coming' || cabinOf(model.model_code, interior) !== null)
  const rear = isCabin && WITH_REAR.has(slide) ? rearOf(model.model_code, interior) : null
  const isRear = rear !== null && close === 'seats'
  const isStrip = slide === SLIDE.credit
  const isBand = BANDS.has(slide)
  const length = lengthOf(model.model_code, trim.id)
  const picture = pictureOf(model.model_code, { paint: exterior.code })
  const isPhotographed = !isDrawn(model.model_code) || picture?.source === 'photograph'
  const isOtherPaint = picture !== null && !isInPaint(picture)
  const name = trimName(trim, trims)
  // Without 3D, a paint without a picture has no front view. Offered for all until that is known, so that the row of
  // views is as wide in the server's HTML.
  const isOnlySide =
    isAlone &&
    (lineOf() === 'frugal' ||
      (ownPictures !== 'coming' && pictureOf(model.model_code, { showroom: exterior.code })?.place !== 'showroom'))
  const hasSide = !isPhotographed && !isOnlySide
  const isInHall = !isPhotographed && look !== 'side'
  const drawn = {
    code: model.model_code,
    color: exterior,
    label: {
      side: isOtherPaint ? picture.alt : `${BRAND} ${model.name}, вид сбоку, цвет «${exterior.name}»`,
      showroom: `${BRAND} ${model.name} в зале, цвет «${exterior.name}»`,
    },
    sizes: SIZES,
  }
  return (
    <div
      className={cx(
        styles.stage,
        isLight(exterior) && styles.deep,
        isStrip && styles.narrow,
        isBand && styles.band,
        slide === SLIDE.interior && offer.interiors.length >= MANY_INTERIORS && styles.low,
        isCabin && styles.inside,
        close === 'seats' && !isRear && cabinOf(model.model_code, interior) && styles.seats,
      )}
      data-around
      {...(light === 'night' && { 'data-scene': 'dark' })}
      {...(isStrip && { 'data-strip': '' })}
      {...(isBand && { 'data-band': '' })}
    >
      <p className={styles.name}>
        <span className="h2">{model.name}</span> <span className="small muted">{name}</span>
      </p>
      <div className={styles.view}>
        <div
          className={cx(styles.car, look === 'side' && isAlone && styles.profile, isCabin && styles.away)}
          aria-hidden={isCabin}
          inert={isCabin}
        >
          <TurningCar
            isStill={isPhotographed}
            code={model.model_code}
            paint={exterior}
            light={light}
            onLight={setLight}
            onAlone={setAlone}
            view={(chosen && ASKED_VIEWS[chosen]) ?? opening.view}
            className={styles.turning}
            renderFallback={(part) => (
              <>
                {/* Without scripts it is the only picture. */}
                {isInHall && (
                  <noscript>
                    <DrawnCar {...drawn} paints={NO_PAINTS} isHidden={false} isAlone />
                  </noscript>
                )}
                <DrawnCar
                  {...drawn}
                  key={model.model_code}
                  // Where it is the only picture and the visitor looks at colours.
                  paints={part === 'alone' && slide === SLIDE.exterior ? offer.exteriors : NO_PAINTS}
                  isHidden={part === 'behind'}
                  isAlone={part === 'alone' && isInHall}
                />
              </>
            )}
          />
        </div>
        {isCabin && (
          <Cabin
            key={model.model_code}
            model={model.model_code}
            interiors={slide === SLIDE.interior ? offer.interiors : [interior]}
            shown={interior}
            rear={rear}
            isRear={isRear}
          />
        )}
      </div>
      <div className={styles.meta}>
        <span>
          {isCabin ? `${interior.name}, ${interior.trim}` : exterior.name}
          {!isCabin && isOtherPaint && OTHER_PAINT}
        </span>
        <LookSwitch
          look={close ? null : look}
          hasSide={hasSide}
          onLook={(wanted) => setAsked({ slide, look: wanted })}
        />
      </div>
      <KeyFigures engine={trim.modification} length={length} />
      {/* In print the strip is the picture of the summary. */}
      {(isStrip || slide === SLIDE.summary) && (
        <div className={styles.strip}>
          <p>
            <span className="h3">{model.name}</span>
            <span>{name}</span>
            <span>{exterior.name}</span>
          </p>
          <CarThumb code={model.model_code} paint={exterior.code} sizes="200px" />
        </div>
      )}
    </div>
  )
})

/** Paints with too little contrast on a light background: `hex` is a colour of six digits. */
const LIGHT = 150
function isLight({ hex }: ExteriorColor): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  return Math.min((value >> 16) & 255, (value >> 8) & 255, value & 255) > LIGHT
}
