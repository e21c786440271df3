import { cx } from '#src/components/class-names.ts'
import { palette } from '#src/content/gallery.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import { FrameLink } from '#src/pages/model-gallery/frame-link.tsx'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { Swatch } from '#src/pages/shared/cars/colors.tsx'
import styles from '#src/pages/model-gallery/palette.module.css'

type PaletteProps = { frames: readonly Frame[]; open: (id: string) => void }

/**
 * Paints or leathers: the chosen one, large, with its name, over the colours of all. It opens like every other picture. By
 * radio buttons and the style sheet only: what the pages about design do has its code there alone.
 */
export function Palette({ frames, open }: PaletteProps) {
  const isInside = frames[0]?.tone === 'inside'
  return (
    <div className={styles.palette}>
      <fieldset className={cx(styles.choice, isInside && styles.inside)}>
        <legend className="vh">{isInside ? palette.interiors : palette.paints}</legend>
        {frames.map((frame, index) => (
          <div key={frame.id} id={frame.id} className={styles.option}>
            <label className={styles.label}>
              <input
                type="radio"
                name={isInside ? 'interior' : 'paint'}
                value={frame.id}
                defaultChecked={index === 0}
                className="vh"
              />
              {frame.swatch && <Swatch {...frame.swatch} />}
              <span className="vh">{frame.caption}</span>
            </label>
            <div className={cx(styles.stage, index === 0 && styles.initial)}>
              <FrameLink frame={frame} open={open} className={styles.link}>
                <FramePicture frame={frame} className={styles.picture} />
              </FrameLink>
            </div>
            <div className={styles.words}>
              <p className="h3">
                {frame.caption}
                {isInside && frame.note && `, ${frame.note}`}
              </p>
              {!isInside && frame.note && <p className="muted">{frame.note}</p>}
            </div>
          </div>
        ))}
      </fieldset>
    </div>
  )
}
