import { cx } from '#src/components/class-names.ts'
import type { Diagram } from '#src/drawing/diagrams/sheet.ts'
import styles from '#src/pages/parts/diagram.module.css'

type DiagramProps = {
  diagram: Diagram
  caption?: string
  /** Width of the wide drawing in CSS pixels: type keeps its size when the drawing shrinks. */
  base?: 1280 | 860
  /** Taller than wide on a phone: it must not outgrow the screen. */
  tall?: boolean
  /** So full of words that a tablet takes the narrow drawing too. */
  dense?: boolean
  /** Runs from edge to edge of the screen. */
  bleed?: boolean
  className?: string | undefined
}

/**
 * A diagram in both layouts; the style sheet shows one, assistive technology reads that one's sentence.
 * The markup is drawn by our own code from our own data, never from input.
 */
export const DiagramFigure = ({ diagram, caption, base = 1280, tall, dense, bleed, className }: DiagramProps) => (
  <figure className={cx(styles.figure, bleed && styles.bleed, dense && styles.dense, className)}>
    <div className={styles.frame}>
      <div
        className={cx(styles.wide, base === 860 && styles.half)}
        dangerouslySetInnerHTML={{ __html: diagram.wide }}
      />
      <div className={cx(styles.narrow, tall && styles.tall)} dangerouslySetInnerHTML={{ __html: diagram.narrow }} />
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
)
