import { useEffect, useState } from 'react'
import { whenIdle } from '#src/components/when-idle.ts'
import { cx } from '#src/components/class-names.ts'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { fillOf } from '#src/components/model-picture.tsx'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import lengths from '#src/components/car-length.module.css'
import styles from '#src/pages/shared/cars/drawn-car.module.css'

type DrawnCarProps = {
  /** Of one car: another car is another element, by its key. */
  code: ModelCode
  color: ExteriorColor
  /** Alt text, depending on the car's place. */
  label: { side: string; showroom: string }
  /** Other colours that will be requested: they are fetched while the page is idle. */
  paints: readonly ExteriorColor[]
  /** Hidden now: the paint is applied when it is shown again. */
  isHidden: boolean
  /** `lazy` further down a page: its pictures are requested as it comes near. */
  loading?: 'lazy'
  /** It is the picture in the showroom, if there is one of the paint. */
  isInHall: boolean
  /** What stands over it is in another light: its surroundings are not those of the showroom. */
  isOutside?: boolean
  /** As in HTML, of the picture in the showroom: full width of its container by default. */
  sizes?: string
}

const SHOWROOM_SIZES = '(max-width: 1023px) 100vw, 62vw'

/**
 * The pictured car in the chosen paint. The first one is in the server's page; pictures of the other paints are
 * prefetched and stacked, so that a press on a colour makes no request and only shows another one. Until a picture is
 * loaded the previous one stays; without one, the showroom stays empty until its picture is loaded, so that no drawing
 * on a light background flashes before it. Paints that were not photographed share one picture.
 */
export function DrawnCar(props: DrawnCarProps) {
  const { code, color, label, paints, isHidden, isInHall, isOutside, loading, sizes = SHOWROOM_SIZES } = props
  const ownPictures = useOwnPictures(isInHall ? code : undefined)
  // On the model's own page its pictures are loaded with the page: the drawing is not requested first.
  const isShowroom =
    isInHall && (ownPictures === 'here' || pictureInPaint(code, color.code, sizes)?.place === 'showroom')
  const inPaint = ({ code: paint }: ExteriorColor) => pictureInPaint(code, paint, isShowroom && sizes)
  const wanted = inPaint(color)
  /** The last one that was loaded and wanted. */
  const [last, setLast] = useState(useIsFromServer() ? wanted?.src : undefined)
  // The server's picture has usually loaded before this code, and does not report it again.
  const [here, setHere] = useState<readonly string[]>(last ? [last] : [])
  const isHere = (picture: Picture | null) => picture !== null && here.includes(picture.src)
  const isAwaited = !last && (isShowroom ? wanted?.place === 'showroom' : isInHall && ownPictures === 'coming')
  const shown = last ?? (isAwaited ? undefined : wanted?.src)
  // Not the drawing, while it is unknown whether it will be needed.
  const isAsked = !isAwaited || isShowroom
  const [asked, setAsked] = useState<readonly Picture[]>(wanted && isAsked ? [wanted] : [])
  const isNew = wanted !== null && isAsked && !asked.some(({ src }) => src === wanted.src)
  if (!isHidden && isNew) setAsked([...asked, wanted])
  if (!isHidden && wanted && isHere(wanted) && last !== wanted.src) setLast(wanted.src)

  useEffect(() => {
    if (isHidden || isShowroom !== isInHall) return
    const ask = (paint: ExteriorColor) => {
      const picture = pictureInPaint(code, paint.code, isShowroom && sizes)
      if (picture) setAsked((known) => withPicture(known, picture))
    }
    return eachAtRest(paints, ask)
  }, [code, paints, isHidden, isShowroom, isInHall, sizes])

  const note = ({ src }: Picture) => setHere((known) => withOne(known, src))
  const isReady = paints.length > 0 && paints.every((paint) => isHere(inPaint(paint)))
  return (
    <div
      className={styles.drawn}
      {...(isReady && { 'data-paints': 'here' })}
      {...((isAwaited || asked.some(({ src, place }) => src === shown && place === 'showroom')) && {
        // Off: only its place is the showroom's.
        'data-showroom': isOutside ? 'off' : '',
      })}
    >
      {asked.map((picture) => (
        <picture
          key={picture.src}
          className={cx(
            styles.picture,
            picture.source === 'drawing' && cx(styles.centered, lengths[code]),
            picture.place === 'showroom' && styles.showroom,
            picture.src !== shown && styles.hidden,
          )}
        >
          {picture.sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            src={picture.src}
            alt={picture.src === shown ? label[picture.place === 'showroom' ? 'showroom' : 'side'] : ''}
            aria-hidden={picture.src !== shown}
            width={picture.width}
            height={picture.height}
            className={fillOf(picture)}
            // Shown in the same frame in which it is requested.
            decoding="sync"
            loading={loading}
            fetchPriority={picture === asked[0] ? 'high' : 'low'}
            onLoad={({ currentTarget }) => void unpacked(currentTarget).then(() => note(picture))}
            // Its alt text is in its place.
            onError={() => note(picture)}
          />
        </picture>
      ))}
    </div>
  )
}

/** The car from the side, or, where it is requested for these sizes and available, in the showroom. */
function pictureInPaint(code: ModelCode, paint: string, sizes: string | false): Picture | null {
  const showroom = sizes ? pictureOf(code, { showroom: paint }, sizes) : null
  return showroom?.place === 'showroom' ? showroom : pictureOf(code, { paint })
}

/** Decoded ahead, so that a press only has to show it. Failures are left to the browser. */
const unpacked = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => {})

const withOne = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list : [...list, item]

const withPicture = (list: readonly Picture[], picture: Picture): readonly Picture[] =>
  list.some(({ src }) => src === picture.src) ? list : [...list, picture]

/** One by one, each when the page is idle. */
function eachAtRest<T>(list: readonly T[], work: (item: T) => void): () => void {
  let stop = () => {}
  const from = (index: number) => {
    const item = list[index]
    if (item === undefined) return
    stop = whenIdle(() => {
      work(item)
      from(index + 1)
    })
  }
  from(0)
  return () => stop()
}
