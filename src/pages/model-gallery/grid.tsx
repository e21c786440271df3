import type { MouseEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { viewer } from '#src/content/gallery.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import styles from '#src/pages/model-gallery/grid.module.css'

type GridProps = {
  frames: readonly Frame[]
  code: ModelCode
  /** Two in a row even on a phone. */
  small?: boolean
  open: (id: string) => void
}

/** Every picture is a link to its file: without scripts it opens that, with them the viewer. */
export const Grid = ({ frames, code, small = false, open }: GridProps) => (
  <ul className={cx(styles.grid, small && styles.small)}>
    {frames.map((frame) => (
      <li key={frame.id} id={frame.id} className={styles[`of${frame.columns}`]}>
        <figure>
          <a
            href={frame.file.href}
            className={cx(styles.picture, 'ground' in frame.picture && frame.picture.ground && styles.padded)}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (isPlain(event)) {
                event.preventDefault()
                open(frame.id)
              }
            }}
          >
            <span className="vh">{viewer.open} </span>
            <FramePicture frame={frame} code={code} />
          </a>
          <figcaption className={styles.caption}>
            <span>
              {frame.caption}
              {frame.span && <span className={styles.span}>{frame.span}</span>}
            </span>
            <a href={frame.file.href} download={frame.file.name} className={styles.download}>
              {viewer.download}
              <span className="vh"> «{frame.caption}»</span>
            </a>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
