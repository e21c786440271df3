import { cx } from '#src/components/class-names.ts'
import { Unsure } from '#src/components/unsure.tsx'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { useMarkup } from '#src/components/hooks/use-markup.ts'
import { loadable } from '#src/components/loadable.ts'
import type { Diagram } from '#src/drawing/diagrams/sheet.ts'
import styles from '#src/pages/shared/diagrams/diagram.module.css'

type Diagrams = typeof import('#src/drawing/diagrams/all.ts')

/**
 * The code that draws diagrams. A server-rendered page has its drawings already: a client navigation fetches the
 * code with the page (`drawings` in app/pages.ts).
 */
export const diagrams = loadable<Diagrams>(() => import('#src/drawing/diagrams/all.ts'))

type DiagramProps = {
  /** Draws it. Its inputs must not change: the drawing belongs to the page, not to a choice. */
  draw: (diagrams: Diagrams) => Pick<Diagram, 'wide' | 'narrow'>
  caption?: string
  /** Its content awaits confirmation: its caption has the page's footnote mark. */
  unsure?: boolean
  /** Width of the wide drawing in CSS pixels: type keeps its size when the drawing shrinks. */
  base?: 1280 | 860
  /** Taller than wide on a phone: limited to the height of the screen. */
  tall?: boolean
  /** So much text that a tablet uses the narrow drawing too. */
  dense?: boolean
  /** Full width of the screen. */
  bleed?: boolean
  className?: string | undefined
}

/**
 * A diagram in both layouts; the style sheet shows one, assistive technology reads that one's sentence.
 * The markup is drawn by our own code from our own data, never from input.
 */
export const DiagramFigure = ({ draw, caption, unsure, base = 1280, tall, dense, bleed, className }: DiagramProps) => {
  const drawing = useDrawing(draw)
  const [wide, narrow] = [useMarkup(drawing.wide), useMarkup(drawing.narrow)]
  return (
    <figure className={cx(styles.figure, bleed && styles.bleed, dense && styles.dense, className)}>
      <div className={styles.frame}>
        <div
          className={cx(styles.wide, base === 860 && styles.half)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={wide}
        />
        <div
          className={cx(styles.narrow, tall && styles.tall)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={narrow}
        />
      </div>
      {caption && (
        <figcaption className={styles.caption}>
          {caption}
          {unsure && <Unsure inline />}
        </figcaption>
      )}
    </figure>
  )
}

/** React keeps the server's markup during hydration, and writes nothing while it is unchanged. */
const FROM_SERVER = { wide: '', narrow: '' }

function useDrawing(draw: DiagramProps['draw']): Pick<Diagram, 'wide' | 'narrow'> {
  const isFromServer = useIsFromServer()
  if (isFromServer && !import.meta.env.SSR) return FROM_SERVER
  return draw(diagrams.use())
}
