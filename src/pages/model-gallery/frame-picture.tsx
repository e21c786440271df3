import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import type { ImageSource } from '#src/content/pictures/sources.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import lengths from '#src/components/car-length.module.css'
import styles from '#src/pages/model-gallery/frame-picture.module.css'

type FramePictureProps = {
  frame: Frame
  eager?: boolean
  /** Screens that get the upright picture, where there is one. Their style sheet sets its box. */
  upright?: string | false
  className?: string | undefined
}

/** A picture on its background, which is there before the picture. Its box is set by the parent. */
export function FramePicture({ frame, eager = false, upright = false, className }: FramePictureProps) {
  const { src, alt, width, height, tone, centered } = frame
  const sources =
    upright && frame.upright
      ? [...on(upright, frame.upright), ...on(`not all and ${upright}`, frame.sources ?? [])]
      : frame.sources
  return (
    <div className={cx(styles.ground, styles[tone], className)}>
      <LazyImage
        {...{ src, sources, alt, width, height, eager }}
        className={cx(styles.image, centered && cx(styles.centered, lengths[centered]))}
      />
    </div>
  )
}

const on = (media: string, sources: readonly ImageSource[]) => sources.map((source) => ({ ...source, media }))
