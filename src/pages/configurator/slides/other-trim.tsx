import { flushSync } from 'react-dom'
import { inPlace } from '#src/components/in-place.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import { choiceQuery, type Choice } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { partsText, priceChange, signedMoney } from '#src/domain/configurator/price-change.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

type OtherTrimProps = {
  car: Car
  /** Trims that have what the chosen one lacks. */
  having: readonly Complectation[]
  /** What is taken along with the trim. */
  change: Partial<Choice>
  actions: Session['actions']
  /** Name of the field that has the focus afterwards: it can be chosen now. */
  field: string
}

/** «Перейти на „Advance“»: to the cheapest trim that has it, with the same engine where there is one, and with it chosen. */
export function OtherTrim({ car: { build, choice, data, trims }, having, change, actions, field }: OtherTrimProps) {
  const same = having.filter(({ modification }) => modification.id === build.trim.modification.id)
  const [nearest] = [...(same.length > 0 ? same : having)].sort((a, b) => (a.price ?? 0) - (b.price ?? 0))
  if (!nearest) return null
  const name = trimName(nearest, trims)
  // The very car the press leads to: the sum it names is the one that is charged.
  const wanted = resolveBuild({ ...choiceOf(build, choice), ...change, comp: nearest.id }, { data, trims })
  const price = wanted && priceChange(build, wanted.build)
  const move = (link: HTMLElement) => {
    const slide = link.closest('[data-slide]')
    flushSync(() => actions.moveToTrim({ id: nearest.id, name }, change))
    const fields = slide?.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`) ?? []
    const taken = [...fields].find(({ checked }) => checked) ?? fields[0]
    taken?.focus({ preventScroll: true })
    // The list is shorter now: what was taken comes into view, and with it the note above the price.
    taken?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <a
      className={styles.otherTrim}
      href={hrefTo('configurator', { query: choiceQuery({ ...choice, ...change, comp: nearest.id }) })}
      onClick={(event) => inPlace(event, () => move(event.currentTarget))}
    >
      Перейти на{NBSP}
      {name}
      {price && price.more !== 0 && <span className="num nw">{signedMoney(price.more)}</span>}
      {price && price.parts.length > 1 && <span className={`num ${styles.parts}`}>{partsText(price.parts)}</span>}
    </a>
  )
}
