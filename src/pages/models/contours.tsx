import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { useMarkup } from '#src/components/hooks/use-markup.ts'
import { loadable } from '#src/components/loadable.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from '#src/pages/models/contours.module.css'

/**
 * The code that draws the contours. A server-rendered page has them already: a client navigation fetches the code
 * with the page (`drawings` in app/pages.ts).
 */
export const contours = loadable(() => import('#src/drawing/contours.ts'))

/** The contours of all drawn models, hidden: once per page, the drawings show them by `<use>`. */
export const Contours = () => {
  const drawn = useMarkup(useContours())
  return (
    <svg
      className={styles.contours}
      aria-hidden="true"
      suppressHydrationWarning
      // Our own drawing, made from the cars' data.
      dangerouslySetInnerHTML={drawn}
    />
  )
}

/** React keeps the server's markup during hydration, and writes nothing while it is unchanged. */
function useContours(): string {
  const isFromServer = useIsFromServer()
  return isFromServer && !import.meta.env.SSR ? '' : contours.use().contours()
}

type ContourProps = { code: ModelCode; x?: number; y?: number }

/** From the side, in millimetres: the bumper at `x`, the ground at `y`. A box for a car without a drawing. */
export function SideContour({ code, x = 0, y = 0 }: ContourProps) {
  if (isDrawn(code)) return <use href={`#side-${code}`} x={x} y={y} />
  const { length, height } = facts[code]
  return <path d={`M${x} ${y}h${length}v${-height}h${-length}Z`} vectorEffect="non-scaling-stroke" />
}

/** From above, in millimetres: the centre of the nose at `x`, `y`, the tail to the right. */
export function PlanContour({ code, x = 0, y = 0 }: ContourProps) {
  if (isDrawn(code)) return <use href={`#plan-${code}`} x={x} y={y} />
  const { length, width } = facts[code]
  return <path className={styles.box} d={`M${x} ${y - width / 2}h${length}v${width}h${-length}Z`} />
}
