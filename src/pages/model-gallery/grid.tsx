import { cx } from '#src/components/class-names.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import { rowsOf, type PhoneCell } from '#src/pages/model-gallery/rows.ts'
import styles from '#src/pages/model-gallery/grid.module.css'

type GridProps = { frames: readonly Frame[]; open: (id: string) => void }

const ON_PHONE = { full: 'phoneFull', half: 'phoneHalf' } as const satisfies Record<PhoneCell, string>
/** Where the style sheet uses the rows of a phone. */
const NARROW = '(max-width: 599px)'
/** A cabin is higher than a car, a road wider than a strip: on a phone they get the whole screen. */
const isUpright = ({ tone, upright }: Frame): boolean =>
  (tone === 'inside' || tone === 'outside') && upright !== undefined

/** Pictures in complete rows, each with a caption. */
export const Grid = ({ frames, open }: GridProps) => (
  <ul className={styles.grid}>
    {rowsOf(frames).map(({ frame, cell, phone }) => (
      <li
        key={frame.id}
        id={frame.id}
        className={cx(
          styles[cell],
          styles[frame.shape],
          styles[ON_PHONE[phone]],
          frame.isDrawing && styles.drawn,
          isUpright(frame) && styles.upright,
          (frame.tone === 'outside' || frame.tone === 'inside') && frame.shape === 'wide' && styles.edge,
          frame.tone === 'inside' && styles.inside,
        )}
      >
        <figure className={styles.figure}>
          <FrameLink frame={frame} open={open} className={styles.picture}>
            <FramePicture frame={frame} upright={isUpright(frame) && NARROW} className={styles.box} />
          </FrameLink>
          <figcaption className={styles.caption}>{frame.caption}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
