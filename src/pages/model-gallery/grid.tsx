import { cx } from '#src/components/class-names.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import { rowsOf } from '#src/pages/model-gallery/rows.ts'
import styles from '#src/pages/model-gallery/grid.module.css'

type GridProps = { frames: readonly Frame[]; open: (id: string) => void }

/** Pictures in full rows, each with a line of words. */
export const Grid = ({ frames, open }: GridProps) => (
  <ul className={styles.grid}>
    {rowsOf(frames).map(({ frame, cell, isAlone }) => (
      <li key={frame.id} id={frame.id} className={cx(styles[cell], styles[frame.shape], isAlone && styles.alone)}>
        <figure className={styles.figure}>
          <FrameLink frame={frame} open={open} className={styles.picture}>
            <FramePicture frame={frame} className={styles.box} />
          </FrameLink>
          <figcaption className={styles.caption}>{frame.caption}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
