import { carName } from '#src/content/cars/car-name.ts'
import { cx } from '#src/components/class-names.ts'
import { toggled } from '#src/domain/compare.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import styles from '#src/pages/model-price/compare-tick.module.css'

/** Scroll position after a press without scripts. */
export const TABLE_ID = 'table'

type CompareTickProps = Pick<Choosing, 'choose' | 'hrefOf'> & { trim: Complectation; compare: readonly number[] }

/** A checkbox next to the name of a trim: a link that adds the trim to the comparison or removes it. */
export function CompareTick({ trim, compare, choose, hrefOf }: CompareTickProps) {
  const isCompared = compare.includes(trim.id)
  return (
    <ChoiceLink
      {...{ choose, hrefOf }}
      change={{ compare: toggled(compare, trim.id) }}
      anchor={TABLE_ID}
      className={styles.tick}
    >
      <span className="vh">
        {isCompared ? 'Убрать из\u00a0сравнения' : 'Сравнить'} {carName(trim)}
      </span>
      <span className={cx(styles.box, isCompared && styles.on)} aria-hidden="true" />
    </ChoiceLink>
  )
}
