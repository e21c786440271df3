import { interiorColors } from '#src/content/cars/colors.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { PHONE, sourcesOf } from '#src/content/pictures/sources.ts'
import styles from '#src/pages/shared/cars/colors.module.css'

export const Swatch = ({ hex, dark }: { hex: string; dark: string }) => (
  <svg className={styles.swatch} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19" fill={hex} />
    <path d="M3.5 29.5a19 19 0 0 0 33 0C27 33 13 33 3.5 29.5Z" fill={dark} />
  </svg>
)

export const interiorsOf = (code: ModelCode) =>
  interiorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))

/** A board takes half the page, on a phone all of it. */
export const boardSources = (src: string) => sourcesOf('board', src, `${PHONE} 100vw, 50vw`)

/** A board of leather and trim; `index` picks one of the model's interiors. */
export function InteriorBoard({ code, index = 0 }: { code: ModelCode; index?: number }) {
  const list = interiorsOf(code)
  const interior = list[index % list.length]
  if (!interior) return null
  return (
    <figure>
      <LazyImage
        src={interior.image}
        sources={boardSources(interior.image)}
        alt=""
        width={1200}
        height={800}
        className={styles.board}
      />
      <figcaption className={styles.caption}>
        {interior.name}, {interior.trim}
      </figcaption>
    </figure>
  )
}
