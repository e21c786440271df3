import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fillOf } from '#src/components/model-picture.tsx'
import { hashed } from '#src/content/pictures/hashed.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { boardSources } from '#src/pages/shared/cars/colors.tsx'
import styles from '#src/pages/configurator/cabin.module.css'

/** The driver's view of an interior; null where there is only the material board. */
export const cabinOf = (model: ModelCode, { code }: InteriorColor): Picture | null =>
  pictureOf(model, { interior: code }, '100vw')

type CabinProps = {
  model: ModelCode
  /** All interiors of the trim. */
  interiors: readonly InteriorColor[]
  shown: InteriorColor
}

/**
 * The cabin in the chosen interior: the driver's view, or else the material board. The first picture is loaded alone,
 * then the others, stacked, so that a choice makes no request. Until a picture is loaded the previous one
 * stays.
 */
export function Cabin({ model, interiors, shown }: CabinProps) {
  const box = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(shown.code)
  if (seen !== shown.code && here.includes(shown.code)) setSeen(shown.code)
  const come = (code: string) => setHere((known) => withAll(known, [code]))

  useEffect(() => {
    // A picture of the server's page may have loaded before its listener was attached.
    const images = [...(box.current?.querySelectorAll('img') ?? [])]
    const came = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    setHere((known) =>
      withAll(
        known,
        came.flatMap(({ dataset }) => dataset['interior'] ?? []),
      ),
    )
  }, [])

  const isWanted = ({ code }: InteriorColor) => here.length > 0 || code === shown.code || code === seen
  return (
    <div ref={box} className={styles.cabin} {...(here.length >= interiors.length && { 'data-cabins': 'here' })}>
      {interiors.filter(isWanted).map((interior) => {
        const isOn = interior.code === seen
        const picture = cabinOf(model, interior)
        const { src, sources, width, height } = picture ?? boardOf(interior)
        const what = picture ? 'Место водителя' : 'Материалы салона'
        return (
          <picture key={src} className={cx(styles.picture, isOn && styles.on)}>
            {sources.map((source) => (
              <source key={source.type} {...source} />
            ))}
            <img
              src={src}
              alt={isOn ? `${what}: ${interior.name}, вставки: ${interior.trim}` : ''}
              aria-hidden={!isOn}
              data-interior={interior.code}
              width={width}
              height={height}
              decoding="async"
              fetchPriority={interior.code === shown.code ? 'high' : 'low'}
              className={picture ? fillOf(picture) : undefined}
              onLoad={() => come(interior.code)}
              // An unavailable picture is not waited for: its name is shown instead.
              onError={() => come(interior.code)}
            />
          </picture>
        )
      })}
    </div>
  )
}

const withAll = (list: readonly string[], items: readonly string[]): readonly string[] =>
  items.every((item) => list.includes(item)) ? list : [...new Set([...list, ...items])]

const boardOf = ({ image }: InteriorColor): Pick<Picture, 'src' | 'sources' | 'width' | 'height'> => ({
  src: hashed(image),
  sources: boardSources(image),
  width: 1200,
  height: 800,
})
