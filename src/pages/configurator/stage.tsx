import { memo, useEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { useCanTurn } from '#src/components/turning-car/can-turn.ts'
import { TurnableCar } from '#src/components/turning-car/turnable-car.tsx'
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
import { cabinOf, rearOf } from '#src/pages/configurator/cabin-pictures.ts'
import { Cabin } from '#src/pages/configurator/stage-parts.ts'
import { KeyFigures } from '#src/pages/configurator/key-figures.tsx'
import { LookSwitch, type Look } from '#src/pages/configurator/look-switch.tsx'
import { usePaint, type Car, type Session } from '#src/pages/configurator/use-configurator.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from '#src/pages/configurator/stage.module.css'

/** Next to the name of the paint, where the photograph shows another one. */
const OTHER_PAINT = `${NBSP}— на${NBSP}снимке другой цвет`

const NO_PAINTS: readonly ExteriorColor[] = []

/** On a phone these slides leave more of the screen to what is chosen or read: the picture is a band across it. */
const BANDS: ReadonlySet<number> = new Set([SLIDE.trim, SLIDE.packages, SLIDE.equipment])

const MANY_INTERIORS = 5

/** They open with the cabin: with the driver's place, and with the seats that packages are about. */
const CABIN: ReadonlySet<number> = new Set([SLIDE.interior, SLIDE.packages])

/** The empty ends of the showroom's picture are outside the stage of a phone. */
const SIZES = '(max-width: 600px) 124vw, 100vw'

/** The picture: always in its place, only its content changes. */
export const Stage = memo(function Stage({ car, session }: { car: Car; session: Session }) {
  const { build, offer, slide, trims } = car
  const { model, trim, interior } = build
  const exterior = usePaint(session, car)
  const [light, setLight] = useState<CarLight>('hall')
  const [canTurn, giveUpTurning] = useCanTurn()
  const [isOnCanvas, setOnCanvas] = useState(false)
  const turnButton = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<{ slide: number; look: Look }>()
  // The selected view is kept for its slide; but nothing turns again by itself.
  if (asked?.look === 'around' && asked.slide !== slide) setAsked(undefined)
  const chosen = asked?.slide === slide ? asked.look : null
  const ownPictures = useOwnPictures(model.model_code)
  const picture = pictureOf(model.model_code, { paint: exterior.code })
  const isPhotographed = !isDrawn(model.model_code) || picture?.source === 'photograph'
  const isOtherPaint = picture !== null && !isInPaint(picture)
  // A paint without a picture in the hall has no front view.
  const isOnlySide =
    ownPictures !== 'coming' && pictureOf(model.model_code, { showroom: exterior.code })?.place !== 'showroom'
  const hasSide = !isPhotographed && !isOnlySide
  const mayTurn = canTurn !== false && !isPhotographed
  // What is chosen may be missing of another car, or in another paint.
  const isMissing = (chosen === 'around' && !mayTurn) || (chosen === 'side' && !hasSide)
  const look = isMissing ? 'front' : (chosen ?? (CABIN.has(slide) ? 'cabin' : 'front'))
  const isClose = !chosen && slide === SLIDE.packages
  // The car stays until the names of the cabins are loaded.
  const isCabin =
    look === 'cabin' &&
    (slide === SLIDE.interior || ownPictures !== 'coming' || cabinOf(model.model_code, interior) !== null)
  const rear = isCabin && CABIN.has(slide) ? rearOf(model.model_code, interior) : null
  const isRear = rear !== null && isClose
  const isStrip = slide === SLIDE.credit
  const isBand = BANDS.has(slide)
  const length = lengthOf(model.model_code, trim.id)
  const name = trimName(trim, trims)
  const isTurning = isOnCanvas && look === 'around'
  useEffect(() => {
    const button = turnButton.current
    // It is hidden then.
    const next = canTurn === false && button === document.activeElement && button?.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
  }, [canTurn])
  const stopTurning = () => {
    setAsked(undefined)
    // Once it is visible again.
    requestAnimationFrame(() => turnButton.current?.focus({ preventScroll: true }))
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
        isClose && !isRear && cabinOf(model.model_code, interior) && styles.seats,
      )}
      data-around
      {...(isTurning && light === 'night' && { 'data-scene': 'dark' })}
      {...(isStrip && { 'data-strip': '' })}
      {...(isBand && { 'data-band': '' })}
    >
      <p className={styles.name}>
        <span className="h2">{model.name}</span> <span className="small muted">{name}</span>
      </p>
      <div className={styles.view}>
        <div
          className={cx(styles.car, look === 'side' && styles.profile, isCabin && styles.away)}
          aria-hidden={isCabin}
          inert={isCabin}
        >
          <TurnableCar
            isTurning={isTurning}
            className={styles.turning}
            picture={
              <DrawnCar
                key={model.model_code}
                code={model.model_code}
                color={exterior}
                label={{
                  side: isOtherPaint ? picture.alt : `${BRAND} ${model.name}, вид сбоку, цвет «${exterior.name}»`,
                  showroom: `${BRAND} ${model.name} в зале, цвет «${exterior.name}»`,
                }}
                sizes={SIZES}
                // Where the visitor looks at colours.
                paints={slide === SLIDE.exterior ? offer.exteriors : NO_PAINTS}
                isHidden={isTurning}
                isOutside={isTurning && light !== 'hall'}
                isInHall={!isPhotographed && look !== 'side'}
              />
            }
            turning={
              look === 'around' && canTurn
                ? {
                    code: model.model_code,
                    paint: exterior,
                    light,
                    onLight: setLight,
                    onEnd: giveUpTurning,
                    onShown: setOnCanvas,
                    opener: turnButton,
                    onClose: stopTurning,
                    className: styles.over,
                  }
                : null
            }
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
          look={isClose ? null : look}
          hasSide={hasSide}
          canTurn={mayTurn}
          isBusy={look === 'around' && !isTurning}
          turnButton={turnButton}
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
