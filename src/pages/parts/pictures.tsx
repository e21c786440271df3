import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatNumber } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { FRAME as SIDE_FRAME, FRONT_FRAME, PLAN_FRAME } from '#src/drawing/kit/frames.ts'
import { closeUpSources, isRasterView, PHONE, sourcesOf, type CropName } from '#src/pages/parts/pictures.sources.ts'
import styles from '#src/pages/parts/pictures.module.css'

export type { CropName }

export type CarView = 'studio' | 'light' | 'line' | 'front-light' | 'front-line' | 'plan'

export { SIDE_FRAME }
const SIDE_SIZE = { width: SIDE_FRAME.width, height: SIDE_FRAME.height } as const
const isFront = (view: CarView): boolean => view === 'front-light' || view === 'front-line'

/** Of the drawing's file, in millimetres of the car: all are to one scale. */
export function sizeOf(view: CarView): { width: number; height: number } {
  const { width, height } = isFront(view) ? FRONT_FRAME : view === 'plan' ? PLAN_FRAME : SIDE_FRAME
  return { width, height }
}

export const carSrc = (code: ModelCode, view: CarView): string => `/images/cars/${code}-${view}.svg`

const VIEW_NAMES: Record<CarView, string> = {
  studio: 'вид сбоку',
  light: 'силуэт в темноте: светятся крыша, линия кузова и фары',
  line: 'чертёж сбоку',
  'front-light': 'вид спереди в темноте, горят две линии фар',
  'front-line': 'чертёж спереди',
  plan: 'чертёж сверху',
}
export const carAlt = (code: ModelCode, view: CarView): string => `${BRAND} ${modelName(code)}, ${VIEW_NAMES[view]}`

/** Raster versions for phones of the registers that are slow to draw. */
export const carSources = (code: ModelCode, view: CarView) =>
  isRasterView(view) ? sourcesOf('side', carSrc(code, view), '100vw', PHONE) : undefined

type CarPictureProps = {
  code: ModelCode
  view: CarView
  eager?: boolean
  decorative?: boolean
  /** Shown much wider than the screen: the drawing itself, as its pictures would be blurred. */
  enlarged?: boolean
}

export function CarPicture({ code, view, eager = false, decorative = false, enlarged = false }: CarPictureProps) {
  const { width, height } = sizeOf(view)
  return (
    <LazyImage
      src={carSrc(code, view)}
      sources={enlarged ? undefined : carSources(code, view)}
      alt={decorative ? '' : carAlt(code, view)}
      width={width}
      height={height}
      eager={eager}
      className={isFront(view) ? styles.front : view === 'plan' ? styles.plan : styles.side}
    />
  )
}

type CropProps = {
  code: ModelCode
  view: 'studio' | 'light' | 'line'
  crop: CropName
  /** A phone gets the whole car: a long low window would be a strip there. */
  wholeOnPhone?: boolean
  eager?: boolean
}

/** A close-up: the same drawing seen through a smaller window, in millimetres (see the style sheet). */
export const Crop = ({ code, view, crop, wholeOnPhone = false, eager = false }: CropProps) => (
  <div
    className={cx(
      styles.crop,
      styles[crop],
      styles[`len-${code}`],
      wholeOnPhone && styles.wholeOnPhone,
      view === 'light' && styles.ink,
      isRasterView(view) && styles.cut,
    )}
    data-crop={crop}
  >
    <LazyImage
      src={carSrc(code, view)}
      sources={
        wholeOnPhone ? carSources(code, view) : isRasterView(view) ? closeUpSources(code, view, crop) : undefined
      }
      alt=""
      {...SIDE_SIZE}
      eager={eager}
      className={styles.side}
    />
  </div>
)

/** The real length of the car under its drawing: the line starts at the bumper and is to scale. */
export function DimensionLine({ length }: { length: number }) {
  const { bumper, width } = SIDE_FRAME
  return (
    <div className={styles.dimension}>
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden>
        <path d={`M${bumper} 0v7h${length}V0`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p>
        <span className="vh">Длина {length} миллиметров</span>{' '}
        <span aria-hidden="true" className="num">
          {formatNumber(length)}&nbsp;мм
        </span>
      </p>
    </div>
  )
}

type ElevationProps = {
  code: ModelCode
  /** Another car's outline behind it, from the same zero and in the same scale. */
  against?: ModelCode | undefined
}

/** The engineering elevation with its length, wheelbase and height, all to scale. */
export function Elevation({ code, against }: ElevationProps) {
  const { length, height, wheelbase, frontOverhang } = facts[code]
  const { bumper, ground, width } = SIDE_FRAME
  const left = bumper
  const axle = bumper + frontOverhang
  const right = bumper + length
  const side = width + 60
  return (
    <svg
      className={styles.elevation}
      viewBox={`0 0 ${side + 170} 2190`}
      role="img"
      aria-label={`${BRAND} ${modelName(code)} сбоку: длина ${length} мм, колёсная база ${wheelbase} мм, высота ${height} мм`}
    >
      {against && (
        <image href={carSrc(against, 'line')} width={width} height={SIDE_FRAME.height} className={styles.other} />
      )}
      <image href={carSrc(code, 'line')} width={width} height={SIDE_FRAME.height} />
      <g className={styles.ground}>
        <path d={`M0 ${ground}H${side + 170}`} />
      </g>
      <g className={styles.dims}>
        <path d={`M${axle} 1905v50M${axle} 1930h${wheelbase}M${axle + wheelbase} 1905v50`} />
        <path d={`M${left} 2095v50M${left} 2120h${length}M${right} 2095v50`} />
        <path
          d={`M${side - 25} ${ground - height}h50M${side} ${ground - height}V${ground}M${side - 25} ${ground}h50`}
        />
      </g>
      <g className={styles.leads}>
        <path d={`M${left} 1100V2095M${right} 1100V2095M${axle} ${ground}V1905M${axle + wheelbase} ${ground}V1905`} />
        <path d={`M${left + length / 2} ${ground - height}H${side - 25}`} />
      </g>
      <g className={styles.dimText} aria-hidden="true">
        <text x={axle + wheelbase / 2} y={1910}>
          {formatNumber(wheelbase)}
        </text>
        <text x={left + length / 2} y={2100}>
          {formatNumber(length)}
        </text>
        <text x={side + 24} y={ground - height / 2} dominantBaseline="middle" className={styles.upright}>
          {formatNumber(height)}
        </text>
      </g>
    </svg>
  )
}

/** The front beside the elevation, in its scale and on its ground, with the width. */
export function FrontElevation({ code }: { code: ModelCode }) {
  const { width, height } = facts[code]
  const { axis, ground, width: frame, height: tall } = FRONT_FRAME
  const [left, right, top] = [axis - width / 2, axis + width / 2, ground - SIDE_FRAME.ground]
  return (
    <svg
      className={styles.elevation}
      viewBox={`250 ${top} ${frame - 500} 2190`}
      role="img"
      aria-label={`${BRAND} ${modelName(code)} спереди: ширина ${width} мм, высота ${height} мм`}
    >
      <image href={carSrc(code, 'front-line')} width={frame} height={tall} />
      <g className={styles.dims}>
        <path d={`M${left} ${top + 2095}v50M${left} ${top + 2120}h${width}M${right} ${top + 2095}v50`} />
      </g>
      <g className={styles.leads}>
        <path d={`M${left} ${ground - 560}V${top + 2095}M${right} ${ground - 560}V${top + 2095}`} />
      </g>
      <g className={styles.dimText} aria-hidden="true">
        <text x={axis} y={top + 2100}>
          {formatNumber(width)}
        </text>
      </g>
    </svg>
  )
}
