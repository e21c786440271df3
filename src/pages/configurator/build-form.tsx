import type { FormEvent, ReactNode } from 'react'
import { choicePairs, SLIDE, type ChoiceKey } from '#src/domain/configurator/choice.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/configurator.module.css'

/** The slide's own fields; the rest of the build is sent in hidden ones. */
const OWN: Partial<Record<number, readonly ChoiceKey[]>> = {
  [SLIDE.model]: ['model'],
  [SLIDE.trim]: ['comp'],
  [SLIDE.exterior]: ['ext'],
  [SLIDE.interior]: ['int'],
  [SLIDE.packages]: ['pkg'],
  [SLIDE.credit]: ['program', 'first', 'term', 'credit'],
}

type BuildFormProps = { car: Car; onNext: () => void; children: ReactNode }

/**
 * The slide as a form: without scripts «Далее» sends the choice as a query and the server renders the next slide; with
 * scripts nothing is sent.
 */
export function BuildForm({ car: { slide, choice }, onNext, children }: BuildFormProps) {
  const own = OWN[slide] ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form className={styles.form} method="get" action={hrefTo('configurator')} onSubmit={submit}>
      {choicePairs(choice).map(
        ([key, value]) =>
          key !== 'slide' && !own.includes(key) && <input key={key} type="hidden" name={key} value={value} />,
      )}
      {children}
    </form>
  )
}
