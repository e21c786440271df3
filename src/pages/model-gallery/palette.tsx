import { cx } from '#src/components/class-names.ts'
import { palette } from '#src/content/gallery.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { Choice, inRow, inStage } from '#src/pages/shared/cars/choice.tsx'
import { Swatch } from '#src/pages/shared/cars/colors.tsx'
import styles from '#src/pages/model-gallery/palette.module.css'

type PaletteProps = { frames: readonly Frame[]; open: (id: string) => void }

/** Paints or leathers: the chosen one, large, with its name, over the colours of all. It opens like every other picture. */
export function Palette({ frames, open }: PaletteProps) {
  const isInside = frames[0]?.tone === 'inside'
  return (
    <div className={styles.palette}>
      <Choice
        name={isInside ? 'interior' : 'paint'}
        legend={isInside ? palette.interiors : palette.paints}
        options={frames.map((frame) => ({
          value: frame.id,
          id: frame.id,
          label: (
            <>
              {frame.swatch && <Swatch {...frame.swatch} />}
              <span className="vh">{frame.caption}</span>
            </>
          ),
          stage: (
            <FrameLink frame={frame} open={open} className={styles.link}>
              <FramePicture frame={frame} className={inStage} />
            </FrameLink>
          ),
          words: (
            <>
              <p className="h3">
                {frame.caption}
                {isInside && frame.note && `, ${frame.note}`}
              </p>
              {!isInside && frame.note && <p className="muted">{frame.note}</p>}
            </>
          ),
        }))}
        className={cx(inRow, isInside && styles.inside)}
      />
    </div>
  )
}
