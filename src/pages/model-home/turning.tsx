import { useRef, useState } from 'react'
import { useIsSeen } from '#src/components/hooks/use-is-seen.ts'
import { useCanTurn } from '#src/components/turning-car/can-turn.ts'
import { TurnableCar } from '#src/components/turning-car/turnable-car.tsx'
import { BRAND } from '#src/brand/brand.ts'
import type { PaintCode } from '#src/content/cars/palette.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/names.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { DrawnCar } from '#src/pages/shared/cars/drawn-car.tsx'
import { SwatchOption } from '#src/pages/shared/cars/swatch-option.tsx'
import type { Home } from '#src/pages/model-home/composition.ts'
import { PaintsHead, paintsOf, PaintBands } from '#src/pages/model-home/paints.tsx'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from '#src/pages/model-home/turning.module.css'

const NO_PAINTS: readonly ExteriorColor[] = []

/**
 * The 3D car in every paint and three lights; its picture without a graphics card. Only the bands of paint
 * for a model without pictures of its paints. `opensIn` is the initial paint, by default the one already shown in
 * hero and place.
 */
export function Turning({ home, opensIn }: { home: Home; opensIn?: PaintCode }) {
  const { code } = home
  const painted = paintsOf(code).filter((color) => {
    const picture = pictureOf(code, { paint: color.code })
    return picture !== null && isInPaint(picture)
  })
  const wanted = opensIn ?? lineUp[code].shownPaint
  const first = painted.find((color) => color.code === wanted) ?? painted[0]
  return first ? <Stage home={home} paints={painted} first={first} /> : <PaintBands home={home} />
}

type StageProps = { home: Home; paints: readonly ExteriorColor[]; first: ExteriorColor }

function Stage({ home, home: { code }, paints, first }: StageProps) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useIsSeen(section)
  const [canTurn, giveUp] = useCanTurn()
  const [isTurning, setTurning] = useState(false)
  const [paint, setPaint] = useState(first)
  const [light, setLight] = useState<CarLight>('hall')
  const name = `${BRAND} ${modelName(code)}`
  const isPhotographed = pictureOf(code, { paint: paint.code })?.source === 'photograph'
  return (
    <section
      id="colors"
      ref={section}
      className={styles.stage}
      data-around
      data-scene={isTurning && light === 'night' ? 'dark' : 'light'}
    >
      <div className={`wrap ${styles.head}`}>
        <PaintsHead home={home} />
      </div>
      <TurnableCar
        isTurning={isTurning}
        className={styles.turning}
        picture={
          <DrawnCar
            code={code}
            color={paint}
            label={{
              side: `${name}, вид сбоку, цвет «${paint.name}»`,
              showroom: `${name} в зале, цвет «${paint.name}»`,
            }}
            paints={NO_PAINTS}
            isHidden={isTurning}
            isOutside={isTurning && light !== 'hall'}
            loading="lazy"
            isInHall
          />
        }
        turning={
          isSeen && canTurn && !isPhotographed
            ? { code, paint, light, onLight: setLight, onEnd: giveUp, onShown: setTurning, greets: true }
            : null
        }
      />
      <div className={`wrap ${styles.foot}`}>
        <fieldset>
          <legend className="vh">Цвет кузова</legend>
          <div className={styles.swatches}>
            {paints.map((color) => (
              <SwatchOption
                key={color.code}
                name={`paint-${code}`}
                value={color.code}
                label={color.name}
                hex={color.hex}
                dark={color.hex_dark}
                checked={color.code === paint.code}
                onChange={() => setPaint(color)}
              />
            ))}
          </div>
        </fieldset>
        {/* The radio button says the name. */}
        <p>
          <span className="h3">{paint.name}</span>{' '}
          <span role="status" className="small muted">
            {paint.description}
          </span>
        </p>
      </div>
    </section>
  )
}
