import { cx } from '#src/components/class-names.ts'
import { viewer } from '#src/content/gallery.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import styles from '#src/pages/model-gallery/across.module.css'

type AcrossProps = { frame: Frame; open: (id: string) => void }

/** The page's first picture, full width, and that it opens as all do. */
export const Across = ({ frame, open }: AcrossProps) => (
  <figure id={frame.id}>
    <FrameLink frame={frame} open={open} className={styles.picture}>
      <FramePicture
        frame={frame}
        eager
        upright={PHONE}
        className={cx(frame.tone === 'night' && styles.night, frame.upright && styles.upright)}
      />
    </FrameLink>
    <figcaption className={`wrap ${styles.caption}`}>
      <span>{frame.caption}</span>
      <span>{viewer.hint}</span>
    </figcaption>
  </figure>
)
