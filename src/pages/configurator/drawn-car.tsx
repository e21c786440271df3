import { useEffect, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { colorSources, colorSrc } from '#src/pages/shared/cars/colors.tsx'
import { SIDE_FRAME } from '#src/pages/parts/pictures.tsx'
import styles from '#src/pages/configurator/drawn-car.module.css'

type DrawnCarProps = {
  /** Of one car: another one is another element, by its key. */
  code: ModelCode
  color: ExteriorColor
  label: string
  /** The other colours it will be asked for: they are fetched while the page rests. */
  paints: readonly ExteriorColor[]
  /** Nobody sees it now: it takes the paint when it is shown again. */
  isHidden: boolean
}

/**
 * The drawn car in the chosen paint. The first one is in the server's page; pictures of the other paints come ahead and
 * lie over each other, so that a press on a colour asks for nothing and only shows another one. Until a picture is here
 * the one before stays.
 */
export function DrawnCar({ code, color, label, paints, isHidden }: DrawnCarProps) {
  const wanted = colorSrc(color, code)
  const [asked, setAsked] = useState<readonly string[]>([wanted])
  const [here, setHere] = useState<readonly string[]>([])
  const [shown, setShown] = useState(wanted)
  if (!isHidden && !asked.includes(wanted)) setAsked([...asked, wanted])
  if (!isHidden && here.includes(wanted) && shown !== wanted) setShown(wanted)

  useEffect(() => {
    if (isHidden) return
    const ask = (paint: ExteriorColor) => setAsked((known) => withOne(known, colorSrc(paint, code)))
    return eachAtRest(paints, ask)
  }, [code, paints, isHidden])

  const isReady = paints.length > 0 && paints.every((paint) => here.includes(colorSrc(paint, code)))
  return (
    <div className={styles.drawn} {...(isReady && { 'data-paints': 'here' })}>
      {asked.map((src) => (
        <picture key={src} className={cx(styles.picture, styles[code], src === shown && styles.shown)}>
          {colorSources(src).map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            src={src}
            alt={src === shown ? label : ''}
            aria-hidden={src !== shown}
            width={SIDE_FRAME.width}
            height={SIDE_FRAME.height}
            // Shown in the very frame in which it is wanted.
            decoding="sync"
            fetchPriority={src === asked[0] ? 'high' : 'low'}
            onLoad={({ currentTarget }) =>
              void unpacked(currentTarget).then(() => setHere((known) => withOne(known, src)))
            }
          />
        </picture>
      ))}
    </div>
  )
}

/** Unpacked ahead, so that a press has only to show it. A picture that cannot be is left to the browser. */
const unpacked = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => {})

const withOne = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list : [...list, item]

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
