import { carName } from '#src/content/cars/car-name.ts'
import { toggled } from '#src/domain/compare.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { CheckBox } from '#src/pages/model-price/check-box.tsx'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import styles from '#src/pages/model-price/compare-tick.module.css'

/** Scroll position after a press without scripts. */
export const TABLE_ID = 'table'

type CompareTickProps = { trim: Complectation; choosing: Choosing }

/** A checkbox of a trim: a link that adds the trim to the comparison or removes it. */
export function CompareTick({ trim, choosing: { choice, choose, hrefOf } }: CompareTickProps) {
  const { compare } = choice
  const isCompared = compare.includes(trim.id)
  return (
    <ChoiceLink
      {...{ choose, hrefOf }}
      change={{ compare: toggled(compare, trim.id) }}
      anchor={TABLE_ID}
      className={styles.tick}
    >
      <CheckBox isOn={isCompared} />
      <span className="vh">
        {isCompared ? 'В\u00a0сравнении: убрать' : 'Сравнить'} {carName(trim)}
      </span>
    </ChoiceLink>
  )
}
