import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/shared/cars/choice.module.css'

export type ChoiceOption = {
  value: string
  /** The address of the option within the page. */
  id?: string
  label: ReactNode
  /** Large, over the labels; with the class `inStage`. */
  stage: ReactNode
  /** Shown while this one is chosen. */
  words?: ReactNode
}

type ChoiceProps = {
  /** Name of the radio group, unique on the page. */
  name: string
  legend: string
  options: readonly ChoiceOption[]
  /** The initial choice, by its index. */
  shown?: number
  /** Sets `--ratio` of the stage and the layout of the labels. */
  className: string | undefined
}

/** Fills the stage. */
export const inStage = styles.picture
/** Labels that are swatches: in a row under the stage, the words beside them. */
export const inRow = styles.swatches

/** One picture, full width, of a choice. By radio buttons and the style sheet only, so that it works without scripts. */
export const Choice = ({ name, legend, options, shown = 0, className }: ChoiceProps) => (
  <fieldset className={cx(styles.choice, className)}>
    <legend className="vh">{legend}</legend>
    {options.map(({ value, id, label, stage, words }, index) => (
      <div key={value} id={id} className={styles.option}>
        <label className={styles.label}>
          <input type="radio" name={name} value={value} defaultChecked={index === shown} className="vh" />
          {label}
        </label>
        <div className={cx(styles.stage, index === shown && styles.initial)}>{stage}</div>
        {words && <div className={styles.words}>{words}</div>}
      </div>
    ))}
  </fieldset>
)
