import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/shared/diagrams/diagram-choice.module.css'

export type Choice = {
  id: string
  name: string
  say: ReactNode
  /** The part of the drawing it highlights: by default its index among the items. */
  part?: number
}

type ChoiceProps = {
  /** Name of the radio group, unique on the page. */
  name: string
  legend: string
  items: readonly Choice[]
  /** The initial choice. */
  first?: number
  children: (parts: { dial: ReactNode; sentence: ReactNode }) => ReactNode
  className?: string | undefined
}

/**
 * A choice that highlights a part of a diagram and shows one sentence. Real radio inputs; the style sheet does the rest
 * by what is checked (data-part in the drawing has the number of the choice), so it works before and without scripts.
 */
export function DiagramChoice({ name, legend, items, first = 0, children, className }: ChoiceProps) {
  const dial = (
    <fieldset className={cx(styles.dial, styles[`of${items.length}`])}>
      <legend className="vh">{legend}</legend>
      {items.map((item, index) => (
        <label key={item.id}>
          <input
            type="radio"
            name={name}
            value={item.id}
            data-choice={item.part ?? index}
            defaultChecked={index === first}
          />
          {item.name}
        </label>
      ))}
    </fieldset>
  )
  const sentence = (
    <div className={styles.sentences} aria-live="polite">
      {items.map((item, index) => (
        <div key={item.id} data-say={item.part ?? index}>
          {item.say}
        </div>
      ))}
    </div>
  )
  return <div className={cx(styles.choice, className)}>{children({ dial, sentence })}</div>
}
