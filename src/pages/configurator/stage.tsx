import { memo, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { TurningCar } from '#src/components/turning-car/turning-car.tsx'
import { BRAND } from '#src/brand/brand.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { formatMm } from '#src/domain/format.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { lengthOf } from '#src/content/models/facts.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { DrawnCar } from '#src/pages/shared/cars/drawn-car.tsx'
import { Cabin } from '#src/pages/configurator/cabin.tsx'
import { usePaint, type Car, type Session } from '#src/pages/configurator/use-configurator.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from '#src/pages/configurator/stage.module.css'

/** Beside the name of the paint, where the photograph shows another one. */
const OTHER_PAINT = `${NBSP}— на${NBSP}снимке другой цвет`

const NO_PAINTS: readonly ExteriorColor[] = []

/** Where one looks from on each slide. */
const VIEWS: readonly CarView[] = ['side', 'side', 'front34', 'side', 'wheels', 'side', 'side', 'front34']

/** What is chosen on these changes the picture; on the others a phone shows it as a strip. */
const SHOWING: ReadonlySet<number> = new Set([SLIDE.model, SLIDE.exterior, SLIDE.interior])

/** The picture: always in its place, only what is in it changes. */
export const Stage = memo(function Stage({ car, session }: { car: Car; session: Session }) {
  const { build, offer, slide, trims } = car
  const { model, trim, interior } = build
  const exterior = usePaint(session, car)
  const [light, setLight] = useState<CarLight>('overcast')
  const isCabin = slide === SLIDE.interior
  const isStrip = !SHOWING.has(slide)
  const length = lengthOf(model.model_code, trim.id)
  const picture = pictureOf(model.model_code, { paint: exterior.code })
  const isPhotographed = !isDrawn(model.model_code) || picture?.source === 'photograph'
  const isOtherPaint = picture !== null && !isInPaint(picture)
  const name = trimName(trim, trims)
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
        <div className={cx(styles.car, isCabin && styles.away)} aria-hidden={isCabin} inert={isCabin}>
          <TurningCar
            isStill={isPhotographed}
            code={model.model_code}
            paint={exterior}
            light={light}
            onLight={setLight}
            view={VIEWS[slide] ?? 'side'}
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
                // Where it is the whole picture and colours are being looked at.
                paints={part === 'alone' && slide === SLIDE.exterior ? offer.exteriors : NO_PAINTS}
                isHidden={part === 'behind'}
                isAlone={part === 'alone' && !isPhotographed}
              />
            )}
          />
        </div>
        {isCabin && (
          <Cabin key={model.model_code} model={model.model_code} interiors={offer.interiors} shown={interior} />
        )}
      </div>
      <p className={styles.meta}>
        <span>
          {isCabin ? `${interior.name}, ${interior.trim}` : exterior.name}
          {!isCabin && isOtherPaint && OTHER_PAINT}
        </span>
        {!isCabin && (
          <span className="num">
            <span className="vh">Длина </span>
            {formatMm(length)}
          </span>
        )}
      </p>
      {isStrip && (
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

/** Paints that would be lost on a light ground: `hex` is a colour of six digits. */
const LIGHT = 150
function isLight({ hex }: ExteriorColor): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  return Math.min((value >> 16) & 255, (value >> 8) & 255, value & 255) > LIGHT
}
