import { flushSync } from 'react-dom'
import { inPlace } from '#src/components/in-place.ts'
import { choiceQuery } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { partsText, signedMoney } from '#src/domain/configurator/price-change.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { wayToTrim, type Requirement } from '#src/pages/configurator/slides/way-to-trim.ts'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

type OtherTrimProps = {
  car: Car
  /** Trims that have what the chosen one lacks. */
  having: readonly Complectation[]
  /** What is added together with the trim. */
  requirement: Requirement
  actions: Session['actions']
  /** Name of the field that gets the focus afterwards: it can be chosen now. */
  field: string
}

/** «Перейти на „Advance“»: to the nearest trim that has it, with it chosen; other changes are named as well. */
export function OtherTrim({ car, having, requirement, actions, field }: OtherTrimProps) {
  const way = wayToTrim(car, having, requirement)
  if (!way) return null
  const { trim, choice, build, price, said } = way
  const name = trimName(trim, car.trims)
  const move = (link: HTMLElement) => {
    const slide = link.closest('[data-slide]')
    flushSync(() => actions.moveToTrim(name, choice, said))
    const fields = slide?.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`) ?? []
    const taken = [...fields].find(({ checked }) => checked) ?? fields[0]
    taken?.focus({ preventScroll: true })
    // The list is shorter now: the added item is scrolled into view, and with it the note above the price.
    taken?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <a
      className={styles.otherTrim}
      href={hrefTo('configurator', { query: choiceQuery(choice) })}
      onClick={(event) => inPlace(event, () => move(event.currentTarget))}
    >
      <span>
        Перейти на{NBSP}
        {name}
        {build.exterior.id !== car.build.exterior.id && `, цвет «${build.exterior.name}»`}
        {!requirement.interior && build.interior.id !== car.build.interior.id && `, салон «${build.interior.name}»`}
      </span>
      {price && price.more !== 0 && <span className="num nw">{signedMoney(price.more)}</span>}
      {price && price.parts.length > 1 && <span className={`num ${styles.addends}`}>{partsText(price.parts)}</span>}
    </a>
  )
}
