import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fillOf } from '#src/components/model-picture.tsx'
import { hashed } from '#src/content/pictures/hashed.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { boardSources } from '#src/pages/shared/cars/colors.tsx'
import { cabinOf } from '#src/pages/configurator/cabin-pictures.ts'
import styles from '#src/pages/configurator/cabin.module.css'

type CabinProps = {
  model: ModelCode
  /** All interiors of the trim. */
  interiors: readonly InteriorColor[]
  shown: InteriorColor
  /** The rear seats in the shown interior: fetched last. */
  rear?: Picture | null
  /** They are shown instead. */
  isRear?: boolean
}

/**
 * The cabin in the chosen interior: the driver's view, or else the material board, or the rear seats. The first picture is loaded alone,
 * then the others, stacked, so that a choice makes no request. Until a picture is loaded the previous one
 * stays.
 */
export function Cabin({ model, interiors, shown, rear = null, isRear = false }: CabinProps) {
  const box = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState<readonly string[]>([])
  const rearKey = `rear-${shown.code}`
  const wanted = isRear ? rearKey : shown.code
  const [seen, setSeen] = useState(wanted)
  if (seen !== wanted && here.includes(wanted)) setSeen(wanted)
  const come = (code: string) => setHere((known) => withAll(known, [code]))

  useEffect(() => {
    // A picture of the server's page may have loaded before its listener was attached.
    const images = [...(box.current?.querySelectorAll('img') ?? [])]
    const came = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    setHere((known) =>
      withAll(
        known,
        came.flatMap(({ dataset }) => dataset['interior'] ?? dataset['rear'] ?? []),
      ),
    )
  }, [])

  const areHere = here.length >= interiors.length
  const isWanted = ({ code }: InteriorColor) => (here.length > 0 && !isRear) || code === wanted || code === seen
  const views = interiors.filter(isWanted).map((interior) => {
    const picture = cabinOf(model, interior)
    return { interior, key: interior.code, picture, what: picture ? 'Место водителя' : 'Материалы салона' }
  })
  if (rear && (isRear || areHere)) views.push({ interior: shown, key: rearKey, picture: rear, what: 'Задний ряд' })
  return (
    <div ref={box} className={styles.cabin} {...(areHere && { 'data-cabins': 'here' })}>
      {views.map(({ interior, key, picture, what }) => {
        const isOn = key === seen
        const { src, sources, width, height } = picture ?? boardOf(interior)
        return (
          <picture key={src} className={cx(styles.picture, isOn && styles.on)}>
            {sources.map((source) => (
              <source key={source.type} {...source} />
            ))}
            <img
              src={src}
              alt={isOn ? `${what}: ${interior.name}, вставки: ${interior.trim}` : ''}
              aria-hidden={!isOn}
              {...{ [key === rearKey ? 'data-rear' : 'data-interior']: key }}
              width={width}
              height={height}
              decoding="async"
              fetchPriority={key === wanted ? 'high' : 'low'}
              className={picture ? fillOf(picture) : undefined}
              onLoad={() => come(key)}
              // An unavailable picture is not waited for: its name is shown instead.
              onError={() => come(key)}
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
