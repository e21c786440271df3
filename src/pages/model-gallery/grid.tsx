import { cx } from '#src/components/class-names.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import { Palette } from '#src/pages/model-gallery/palette.tsx'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import { rowsOf, type PhoneCell, type Placed } from '#src/pages/model-gallery/rows.ts'
import styles from '#src/pages/model-gallery/grid.module.css'

type GridProps = { frames: readonly Frame[]; open: (id: string) => void }

const ON_PHONE = { full: 'phoneFull', half: 'phoneHalf' } as const satisfies Record<PhoneCell, string>
/** Where the style sheet uses the rows of a phone. */
const NARROW = '(max-width: 599px)'
/** A cabin is higher than a car, a road wider than a strip: on a phone they get the whole screen. */
const isUpright = ({ tone, upright }: Frame): boolean =>
  (tone === 'inside' || tone === 'outside') && upright !== undefined

/** The night ends by itself; a road and a cabin do not. */
const goesToEdge = ({ shape, tone }: Frame): boolean => shape === 'wide' && (tone === 'outside' || tone === 'inside')

/**
 * Pictures in complete rows, each with a caption; a set of small ones is a list of its own. Paints and leathers are one
 * large picture of the chosen one: in a row of small ones a black and a graphite car are the same.
 */
export const Grid = ({ frames, open }: GridProps) => {
  const [chosen, rest] = [true, false].map((is) => frames.filter(({ swatch }) => (swatch !== undefined) === is))
  return (
    <>
      {listsOf(rowsOf(rest ?? [])).map((placed) => (
        <List key={placed[0]?.frame.id} placed={placed} open={open} />
      ))}
      {chosen && chosen.length > 0 && <Palette frames={chosen} open={open} />}
    </>
  )
}

const isSmall = ({ frame }: Placed): boolean => frame.shape === 'small'

function listsOf(placed: readonly Placed[]): Placed[][] {
  const lists: Placed[][] = []
  for (const [index, one] of placed.entries()) {
    const before = placed[index - 1]
    if (before && isSmall(before) === isSmall(one)) lists.at(-1)?.push(one)
    else lists.push([one])
  }
  return lists
}

const List = ({ placed, open }: { placed: readonly Placed[] } & Pick<GridProps, 'open'>) => (
  <ul className={styles.grid}>
    {placed.map(({ frame, cell, phone }) => (
      <li
        key={frame.id}
        id={frame.id}
        className={cx(
          styles[cell],
          styles[frame.shape],
          styles[ON_PHONE[phone]],
          frame.isDrawing && styles.drawn,
          isUpright(frame) && styles.upright,
          goesToEdge(frame) && styles.edge,
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
