import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { useMarkup } from '#src/components/hooks/use-markup.ts'
import { loadable } from '#src/components/loadable.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from '#src/pages/models/contours.module.css'

/**
 * The code that draws the contours. A page that the server has filled has them already: a navigation fetches the code
 * with the page (`drawings` in app/pages.ts).
 */
export const contours = loadable(() => import('#src/drawing/contours.ts'))

/** The contours of all drawn models, out of sight: once a page, the drawings show them by `<use>`. */
export const Contours = () => {
  const drawn = useMarkup(useContours())
  return (
    <svg
      className={styles.contours}
      aria-hidden="true"
      suppressHydrationWarning
      // Our own drawing, made of the same data as the cars.
      dangerouslySetInnerHTML={drawn}
    />
  )
}

/** React leaves the server's markup as it is while it hydrates, and writes nothing as long as it is given the same. */
function useContours(): string {
  const isFromServer = useIsFromServer()
  return isFromServer && !import.meta.env.SSR ? '' : contours.use().contours()
}

type ContourProps = { code: ModelCode; x?: number; y?: number }

/** From the side, in millimetres: the bumper at `x`, the ground at `y`. The box around a car that has no drawing. */
export function SideContour({ code, x = 0, y = 0 }: ContourProps) {
  if (isDrawn(code)) return <use href={`#side-${code}`} x={x} y={y} />
  const { length, height } = facts[code]
  return <path d={`M${x} ${y}h${length}v${-height}h${-length}Z`} vectorEffect="non-scaling-stroke" />
}

/** From above, in millimetres: the middle of the nose at `x`, `y`, the tail to the right. */
export function PlanContour({ code, x = 0, y = 0 }: ContourProps) {
  if (isDrawn(code)) return <use href={`#plan-${code}`} x={x} y={y} />
  const { length, width } = facts[code]
  return <path className={styles.box} d={`M${x} ${y - width / 2}h${length}v${width}h${-length}Z`} />
}
