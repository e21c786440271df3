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
import { Cabin } from '#src/pages/configurator/cabin.tsx'
import { KeyFigures } from '#src/pages/configurator/key-figures.tsx'
import { LookSwitch, type Look } from '#src/pages/configurator/look-switch.tsx'
import { usePaint, type Car, type Session } from '#src/pages/configurator/use-configurator.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from '#src/pages/configurator/stage.module.css'

/** Next to the name of the paint, where the photograph shows another one. */
const OTHER_PAINT = `${NBSP}— на${NBSP}снимке другой цвет`

const NO_PAINTS: readonly ExteriorColor[] = []

/** The view of each slide. */
const VIEWS: readonly CarView[] = ['side', 'side', 'front34', 'side', 'wheels', 'side', 'side', 'front34']

/** The view the visitor has selected; the cabin is not a view of the 3D car. */
const ASKED_VIEWS: Readonly<Partial<Record<Look, CarView>>> = { front: 'front34', side: 'side' }

/** These slides change the picture, or show the result; on the others a phone shows it as a strip. */
const SHOWING: ReadonlySet<number> = new Set([SLIDE.model, SLIDE.exterior, SLIDE.interior, SLIDE.summary])

/** The picture: always in its place, only its content changes. */
export const Stage = memo(function Stage({ car, session }: { car: Car; session: Session }) {
  const { build, offer, slide, trims } = car
  const { model, trim, interior } = build
  const exterior = usePaint(session, car)
  const [light, setLight] = useState<CarLight>('overcast')
  const [isAlone, setAlone] = useState(false)
  const [asked, setAsked] = useState<{ slide: number; look: Look }>()
  const usual = slide === SLIDE.interior ? 'cabin' : 'front'
  // The selected view is kept for its slide.
  const look = asked?.slide === slide ? asked.look : usual
  const ownPictures = useOwnPictures(isAlone || look === 'cabin' ? model.model_code : null)
  // On a slide that has not prefetched the cabins the car stays until they are loaded.
  const isCabin = look === 'cabin' && (slide === SLIDE.interior || ownPictures !== 'coming')
  const isStrip = !SHOWING.has(slide)
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
  return (
    <div
      className={cx(styles.stage, isLight(exterior) && styles.deep, isStrip && styles.narrow, isCabin && styles.inside)}
      data-around
      {...(light === 'night' && { 'data-scene': 'dark' })}
      {...(isStrip && { 'data-strip': '' })}
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
            view={(asked?.slide === slide && ASKED_VIEWS[asked.look]) || (VIEWS[slide] ?? 'side')}
            className={styles.turning}
            renderFallback={(part) => (
              <DrawnCar
                key={model.model_code}
                code={model.model_code}
                color={exterior}
                label={{
                  side: isOtherPaint ? picture.alt : `${BRAND} ${model.name}, вид сбоку, цвет «${exterior.name}»`,
                  showroom: `${BRAND} ${model.name} в зале, цвет «${exterior.name}»`,
                }}
                // Where it is the only picture and the visitor looks at colours.
                paints={part === 'alone' && slide === SLIDE.exterior ? offer.exteriors : NO_PAINTS}
                isHidden={part === 'behind'}
                isAlone={part === 'alone' && !isPhotographed && look !== 'side'}
              />
            )}
          />
        </div>
        {isCabin && (
          <Cabin
            key={model.model_code}
            model={model.model_code}
            interiors={slide === SLIDE.interior ? offer.interiors : [interior]}
            shown={interior}
          />
        )}
      </div>
      <div className={styles.meta}>
        <span>
          {isCabin ? `${interior.name}, ${interior.trim}` : exterior.name}
          {!isCabin && isOtherPaint && OTHER_PAINT}
        </span>
        <LookSwitch look={look} hasSide={hasSide} onLook={(wanted) => setAsked({ slide, look: wanted })} />
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
