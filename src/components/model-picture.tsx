import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import styles from './model-picture.module.css'

type ModelPictureProps = {
  picture: Picture
  eager?: boolean
  /** Its description is next to it. */
  decorative?: boolean
  className?: string | undefined
}

/** A picture of a car in its box, from whichever source it comes. A photograph fills the box around its focus. */
export const ModelPicture = ({ picture, eager = false, decorative = false, className }: ModelPictureProps) => {
  const { src, sources, alt, width, height } = picture
  return (
    <LazyImage
      {...{ src, sources, width, height, eager }}
      alt={decorative ? '' : alt}
      className={cx(className, fillOf(picture))}
    />
  )
}

/** Class names of a photograph in a box of another shape; none for a drawing, which keeps its frame. */
export const fillOf = ({ source, place, focus }: Picture): string | undefined =>
  source === 'drawing' || !place
    ? undefined
    : cx(styles.fill, ...(focus ? [styles[`x${step(focus[0])}`], styles[`y${step(focus[1])}`]] : []))

/** The content policy forbids style attributes, so the focus is one of eleven steps of the style sheet. */
const step = (percent: number): number => Math.round(percent / 10) * 10
