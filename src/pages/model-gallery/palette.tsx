import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { palette } from '#src/content/gallery.ts'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { Swatch } from '#src/pages/shared/cars/colors.tsx'
import { PictureChoice } from '#src/pages/shared/cars/picture-choice.tsx'
import choice from '#src/pages/shared/cars/picture-choice.module.css'
import styles from '#src/pages/model-gallery/palette.module.css'

type PaletteProps = { frames: readonly Frame[]; open: (id: string) => void }

/** Paints or leathers: the chosen one, large, with its name, over the colours of all. It opens as any other picture. */
export function Palette({ frames, open }: PaletteProps) {
  const isInside = frames[0]?.tone === 'inside'
  return (
    <div className={styles.palette}>
      <PictureChoice
        name={isInside ? 'interior' : 'paint'}
        legend={isInside ? palette.interiors : palette.paints}
        className={cx(choice.swatches, isInside && styles.inside)}
        options={frames.map((frame) => {
          const { id, swatch, caption, note, src, sources = [], alt, width, height } = frame
          return {
            id,
            anchor: id,
            picture: { source: 'render', src, sources, alt, width, height },
            label: (
              <>
                {swatch && <Swatch {...swatch} />}
                <span className="vh">{caption}</span>
              </>
            ),
            words: (
              <>
                <p className="h3">{caption}</p>
                {note && <p className="muted">{note}</p>}
              </>
            ),
            within: linkTo(frame, open),
          }
        })}
      />
    </div>
  )
}

const linkTo = (frame: Frame, open: PaletteProps['open']) => (picture: ReactNode) => (
  <FrameLink frame={frame} open={open} className={styles.link}>
    {picture}
  </FrameLink>
)
