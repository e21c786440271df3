import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fillOf } from '#src/components/model-picture.tsx'
import { hashed } from '#src/content/pictures/hashed.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { boardSources } from '#src/pages/shared/cars/colors.tsx'
import styles from '#src/pages/configurator/cabin.module.css'

/** The driver's view in an interior; null where there is only the board of its materials. */
export const cabinOf = (model: ModelCode, { code }: InteriorColor): Picture | null =>
  pictureOf(model, { interior: code }, '100vw')

type CabinProps = {
  model: ModelCode
  /** All that the trim can be had with. */
  interiors: readonly InteriorColor[]
  shown: InteriorColor
}

/**
 * The cabin in the chosen interior: the driver's view, or else the board of its materials. The first picture comes alone;
 * the others come after it and lie over each other, so that a choice asks for nothing. Until a picture is here the one
 * before stays.
 */
export function Cabin({ model, interiors, shown }: CabinProps) {
  const box = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(shown.code)
  if (seen !== shown.code && here.includes(shown.code)) setSeen(shown.code)
  const come = (code: string) => setHere((known) => withAll(known, [code]))

  useEffect(() => {
    // A picture of the server's page may have come before its listener.
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
              // What cannot be had keeps nobody waiting: its name is shown in its place.
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
