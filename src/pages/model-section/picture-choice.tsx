import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fillOf, ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/model-section/picture-choice.module.css'

export type PictureOption = {
  id: string
  picture: Picture
  label: ReactNode
  /** Shown while this one is chosen. */
  words?: ReactNode
}

type ChoiceProps = {
  /** Name of the radio group, unique on the page. */
  name: string
  legend: string
  options: readonly PictureOption[]
  /** The initial choice. */
  shown?: number
  /** Sets `--ratio` of the pictures and the layout of the labels. */
  className: string | undefined
}

/**
 * One picture, full width, of a choice. By radio buttons and the style sheet only, so that it works without scripts; a
 * picture is fetched when it is first chosen, over that of the initial choice.
 */
export const PictureChoice = ({ name, legend, options, shown = 0, className }: ChoiceProps) => (
  <fieldset className={cx(styles.choice, className)}>
    <legend className="vh">{legend}</legend>
    {options.map(({ id, picture, label, words }, index) => (
      <div key={id} className={styles.option}>
        <label className={styles.label}>
          <input type="radio" name={name} value={id} defaultChecked={index === shown} className="vh" />
          {label}
        </label>
        <div className={cx(styles.stage, index === shown && styles.initial)}>
          {index === shown ? (
            <ModelPicture picture={picture} className={styles.picture} />
          ) : (
            <WhenChosen picture={picture} />
          )}
        </div>
        {words && <div className={styles.words}>{words}</div>}
      </div>
    ))}
  </fieldset>
)

/** Browsers do not load a lazy picture that is not displayed. */
const WhenChosen = ({ picture }: { picture: Picture }) => (
  <picture>
    {picture.sources.map((source) => (
      <source key={`${source.type} ${source.media}`} {...source} />
    ))}
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={cx(styles.picture, fillOf(picture))}
    />
  </picture>
)
