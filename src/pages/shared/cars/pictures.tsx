import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { fillOf, ModelPicture } from '#src/components/model-picture.tsx'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { carSrc, isFront, type CarView } from '#src/content/pictures/drawings.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { CropName } from '#src/domain/car-details.ts'
import { formatNumber } from '#src/domain/format.ts'
import { FRAME as SIDE_FRAME, FRONT_FRAME } from '#src/domain/frames.ts'
import type { ModelCode } from '#src/domain/model.ts'
import lengths from '#src/components/car-length.module.css'
import styles from '#src/pages/shared/cars/pictures.module.css'

type CarPictureProps = {
  code: ModelCode
  view: CarView
  eager?: boolean
  decorative?: boolean
}

/** A whole car; null where there is no picture of it. */
export function CarPicture({ code, view, eager = false, decorative = false }: CarPictureProps) {
  const found = pictureOf(code, view)
  if (!found) return null
  const isDrawing = found.source === 'drawing'
  return (
    <ModelPicture
      picture={found}
      {...{ eager, decorative }}
      className={cx(
        isFront(view) && isDrawing ? styles.front : view === 'plan' ? styles.plan : styles.side,
        !isDrawing && isNight(view) && styles.blended,
      )}
    />
  )
}

/** Dark drawings are on INK without an edge; so are their replacements. */
const isNight = (view: CarView): boolean => view === 'light' || view === 'front-light'

type CropProps = {
  code: ModelCode
  view: 'studio' | 'light'
  crop: CropName
  /** A phone gets the whole car: a long low window would be a strip there. */
  wholeOnPhone?: boolean
  eager?: boolean
}

/**
 * A close-up: the same drawing seen through a smaller window, in millimetres (see the style sheet), or a photograph
 * that fills the window; null where there is neither.
 */
export function Crop({ code, view, crop, wholeOnPhone = false, eager = false }: CropProps) {
  const close = pictureOf(code, { view, crop })
  if (!close) return null
  const isDrawing = close.source === 'drawing'
  const { src, width, height } = close
  const sources = isDrawing && wholeOnPhone ? (pictureOf(code, view)?.sources ?? []) : close.sources
  return (
    <div
      className={cx(
        styles.crop,
        styles[crop],
        lengths[code],
        wholeOnPhone && styles.wholeOnPhone,
        isDrawing && view === 'light' && styles.ink,
        isDrawing ? styles.cut : styles.filled,
      )}
      data-crop={crop}
      {...(!isDrawing && { 'data-photo': '' })}
    >
      <LazyImage {...{ src, sources, width, height, eager }} alt="" className={cx(styles.side, fillOf(close))} />
    </div>
  )
}

/**
 * The real length of the car under its picture: under a drawing the line starts at the bumper and is to scale, a
 * photograph has none.
 */
export function DimensionLine({ code, length }: { code: ModelCode; length: number }) {
  const { bumper, width } = SIDE_FRAME
  return (
    <div className={styles.dimension}>
      {pictureOf(code, 'studio')?.source === 'drawing' && (
        <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden>
          <path d={`M${bumper} 0v7h${length}V0`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <p>
        <span className="vh">Длина {length} миллиметров</span>{' '}
        <span aria-hidden="true" className="num">
          {formatNumber(length)}&nbsp;мм
        </span>
      </p>
    </div>
  )
}

/** Millimetres from the top of the frame to below the lowest number. */
const ELEVATION_HEIGHT = 2270

type ElevationProps = {
  code: ModelCode
  /** Another car's outline behind it, from the same zero and at the same scale. */
  against?: ModelCode | undefined
}

/** The engineering elevation with length, wheelbase and height, all to scale; null for a car without a drawing. */
export function Elevation({ code, against }: ElevationProps) {
  if (!isDrawn(code)) return null
  const { length, height, wheelbase, frontOverhang } = facts[code]
  const { bumper, ground, width } = SIDE_FRAME
  const left = bumper
  const axle = bumper + frontOverhang
  const right = bumper + length
  const side = width + 60
  return (
    <svg
      className={styles.elevation}
      viewBox={`0 0 ${side + 170} ${ELEVATION_HEIGHT}`}
      role="img"
      aria-label={`${BRAND} ${modelName(code)} сбоку: длина ${length} мм, колёсная база ${wheelbase} мм, высота ${height} мм`}
    >
      {against && isDrawn(against) && (
        <image href={carSrc(against, 'line')} width={width} height={SIDE_FRAME.height} className={styles.other} />
      )}
      <image href={carSrc(code, 'line')} width={width} height={SIDE_FRAME.height} />
      <g className={styles.ground}>
        <path d={`M0 ${ground}H${side + 170}`} />
      </g>
      <g className={styles.dims}>
        <path d={`M${axle} 1925v50M${axle} 1950h${wheelbase}M${axle + wheelbase} 1925v50`} />
        <path d={`M${left} 2155v50M${left} 2180h${length}M${right} 2155v50`} />
        <path
          d={`M${side - 25} ${ground - height}h50M${side} ${ground - height}V${ground}M${side - 25} ${ground}h50`}
        />
      </g>
      <g className={styles.leads}>
        <path d={`M${left} 1100V2155M${right} 1100V2155M${axle} ${ground}V1925M${axle + wheelbase} ${ground}V1925`} />
        <path d={`M${left + length / 2} ${ground - height}H${side - 25}`} />
      </g>
      <g className={styles.dimText} aria-hidden="true">
        <text x={axle + wheelbase / 2} y={1950}>
          {formatNumber(wheelbase)}
        </text>
        <text x={left + length / 2} y={2180}>
          {formatNumber(length)}
        </text>
        <text transform={`translate(${side} ${ground - height / 2}) rotate(-90)`}>{formatNumber(height)}</text>
      </g>
    </svg>
  )
}

/** The front next to the elevation, at its scale and on its ground, with the width. */
export function FrontElevation({ code }: { code: ModelCode }) {
  if (!isDrawn(code)) return null
  const { width, height } = facts[code]
  const { axis, ground, width: frame, height: tall } = FRONT_FRAME
  const [left, right, top] = [axis - width / 2, axis + width / 2, ground - SIDE_FRAME.ground]
  return (
    <svg
      className={cx(styles.elevation, styles.cutOff)}
      viewBox={`250 ${top} ${frame - 500} ${ELEVATION_HEIGHT}`}
      role="img"
      aria-label={`${BRAND} ${modelName(code)} спереди: ширина ${width} мм, высота ${height} мм`}
    >
      <image href={carSrc(code, 'front-line')} width={frame} height={tall} />
      <g className={styles.ground}>
        <path d={`M0 ${ground}H${frame}`} />
      </g>
      <g className={styles.dims}>
        <path d={`M${left} ${top + 2155}v50M${left} ${top + 2180}h${width}M${right} ${top + 2155}v50`} />
      </g>
      <g className={styles.leads}>
        <path d={`M${left} ${ground - 560}V${top + 2155}M${right} ${ground - 560}V${top + 2155}`} />
      </g>
      <g className={styles.dimText} aria-hidden="true">
        <text x={axis} y={top + 2180}>
          {formatNumber(width)}
        </text>
      </g>
    </svg>
  )
}
