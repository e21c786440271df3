import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import type { Change, Choice, Step } from '#src/components/test-drive/choice.ts'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { hrefTo } from '#src/routes.ts'

/** Anchor of the booking on its page. */
export const BOOKING = 'book'

/** Without scripts a step is an address. */
export const stepAddress = (choice: Choice, step: Step): string =>
  hrefTo('test-drive', { query: { ...choice, step: String(step) }, hash: BOOKING })

type StepLinkProps = { booking: Booking; step: Step; className?: string; children: ReactNode }

/** Link back to a step, with all answers. */
export const StepLink = ({ booking, step, className, children }: StepLinkProps) => (
  <a
    className={className}
    href={stepAddress(booking.choice, step)}
    onClick={(event) => inPlace(event, () => booking.goTo(step))}
  >
    {children}
  </a>
)

type AnswersProps = {
  booking: Booking
  /** Answers of the other steps, sent with this one. */
  hiddenFields: readonly (keyof Choice)[]
  className?: string | undefined
  children: ReactNode
}

/** One question. Its answers are buttons of a form that, without scripts, leads to the next step's address. */
export const Answers = ({ booking: { choice }, hiddenFields, className, children }: AnswersProps) => (
  <form
    method="get"
    action={hrefTo('test-drive', { hash: BOOKING })}
    className={className}
    onSubmit={(event) => event.preventDefault()}
  >
    {hiddenFields.map((name) => choice[name] && <input key={name} type="hidden" name={name} value={choice[name]} />)}
    {children}
  </form>
)

type AnswerProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value' | 'onClick'> & {
  booking: Booking
  name: keyof Choice
  value: string
  /** Other values set by the press; without scripts in hidden fields. */
  also?: Change
}

/** One answer: a single press, no «next». */
export const Answer = ({ booking, name, value, also, ...rest }: AnswerProps) => (
  <button
    {...rest}
    type="submit"
    name={name}
    value={value}
    onClick={(event) => {
      event.preventDefault()
      booking.choose({ ...also, [name]: value })
    }}
  />
)
