import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { paintFrom } from '#src/drawing/kit/paint.ts'
import { liveDrawing, type LiveDrawing } from '#src/drawing/live.ts'
import { colorSources, colorSrc } from '#src/pages/parts/colors.tsx'
import { SIDE_FRAME } from '#src/pages/parts/pictures.tsx'
import styles from '#src/pages/configurator/drawn-car.module.css'

type DrawnCarProps = {
  code: ModelCode
  color: ExteriorColor
  label: string
  /** The other colours it can be asked for. */
  paints: readonly ExteriorColor[]
  /** Nobody sees it now: it takes the paint when it is shown again. */
  isHidden: boolean
}

/**
 * The drawn car in the chosen paint. The first one is a picture in the server's page; then the drawing itself comes,
 * one file for all paints of the model, and a change of paint asks for nothing.
 */
export function DrawnCar({ code, color, label, paints, isHidden }: DrawnCarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ code: ModelCode; drawing: LiveDrawing } | null>(null)
  const isLive = live?.code === code
  const src = colorSrc(color, code)

  useEffect(() => {
    let isWanted = true
    void drawingOf(code).then((svg) => {
      const place = box.current
      if (!isWanted || !place || !svg) return
      // Our own file, made of the same data as the page.
      place.innerHTML = svg
      const element = place.querySelector('svg')
      if (element) setLive({ code, drawing: liveDrawing(element) })
    })
    return () => {
      isWanted = false
    }
  }, [code])

  // Before the frame is painted, so that the click and its colour come together.
  useLayoutEffect(() => {
    if (live?.code === code && !isHidden) live.drawing.recolour(paintFrom(color))
  }, [live, code, color, isHidden])

  // While the page rests, so that a press only has to hand the colours over.
  useEffect(() => {
    if (live?.code !== code || isHidden) return
    return eachAtRest(paints, (paint) => live.drawing.prepare(paintFrom(paint)))
  }, [live, code, paints, isHidden])

  return (
    <div className={styles.drawn} {...(isLive && { role: 'img', 'aria-label': label, 'data-drawn': 'live' })}>
      <div ref={box} className={cx(styles.live, styles[code])} hidden={!isLive} />
      {!isLive && (
        <picture className={cx(styles.picture, styles[code])} data-gives-way>
          {colorSources(src).map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img src={src} alt={label} width={SIDE_FRAME.width} height={SIDE_FRAME.height} fetchPriority="high" />
        </picture>
      )}
    </div>
  )
}

/** Safari knows no idle callbacks. */
const atRest = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(work, 100)
    return () => clearTimeout(id)
  }
  const id = requestIdleCallback(work)
  return () => cancelIdleCallback(id)
}

/** One by one, each when the page has nothing else to do. */
function eachAtRest<T>(list: readonly T[], work: (item: T) => void): () => void {
  let stop = () => {}
  const from = (index: number) => {
    const item = list[index]
    if (item === undefined) return
    stop = atRest(() => {
      work(item)
      from(index + 1)
    })
  }
  from(0)
  return () => stop()
}

const drawings = new Map<ModelCode, Promise<string | null>>()

/** The file of a model's drawing, fetched once; null when it did not come, and the picture stays. */
function drawingOf(code: ModelCode): Promise<string | null> {
  const known = drawings.get(code)
  if (known) return known
  const job = fetch(`/images/cars/${code}-live.svg`)
    .then(async (answer) => (answer.ok ? await answer.text() : null))
    .catch(() => null)
  drawings.set(code, job)
  return job
}
