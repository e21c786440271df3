import { choiceOf } from '#src/domain/configurator/build.ts'
import { noCredit, SLIDE, takesCredit, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { selectionOf } from '#src/domain/credit/plan.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'

/**
 * The car as it is saved, shared and sent: complete, with the displayed figures of a chosen programme. What is
 * only tried out on the credit slide is left out.
 */
export function orderedChoice({ build, choice, credit }: Car): Choice {
  const plan = takesCredit(choice) && credit ? selectionOf(credit.plan) : noCredit
  return choiceOf(build, { ...choice, slide: SLIDE.summary, ...plan })
}

/** The same without city and dealer: they are not part of a shared link, nor of the build's code. */
export const sharedChoice = (car: Car): Choice => ({ ...orderedChoice(car), city: null, dealer: null })

export const sharedHash = (car: Car): string => writeHash(sharedChoice(car))
