import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'
import styles from '#src/pages/model-gallery/frame-picture.module.css'

type FramePictureProps = { frame: Frame; code: ModelCode; eager?: boolean; className?: string | undefined }

/** A picture on its ground. Its box is given by who shows it. */
export function FramePicture({
  frame: { picture, alt, width, height },
  code,
  eager = false,
  className,
}: FramePictureProps) {
  if ('crop' in picture)
    return (
      <div className={cx(styles.closeUp, className)}>
        <Crop code={code} {...picture} eager={eager} />
        <span className="vh">{alt}</span>
      </div>
    )
  const { src, sources, ground } = picture
  return (
    <div className={cx(styles.whole, ground && styles[ground], className)}>
      <LazyImage {...{ src, sources, alt, width, height, eager }} className={styles.image} />
    </div>
  )
}
