import { listed } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { SIDES, type Side } from '#src/domain/garage-size.ts'
import { DOOR, DOOR_LEAST, WALL, END, END_LEAST, ROOF, ROOF_LEAST, type Fit } from '#src/domain/garage-fit.ts'

/** "Поместится ли" in words; lengths in centimetres. */

/** Space behind a car parked at the front wall to walk past it and open the boot with the gate closed. */
export const WALK = 600

/**
 * "28 см"; less than a centimetre is stated as such. What is left is rounded down: 147 mm must not be written as the 15
 * cm that the rules require.
 */
const cm = (mm: number): string => (mm < 10 ? 'меньше сантиметра' : `${Math.floor(mm / 10)}${NBSP}см`)
const each = (mm: number): string => (mm < 10 ? cm(mm) : `по${NBSP}${cm(mm)}`)
/** A shortage is rounded up. */
const lackCm = (mm: number): string => `${Math.ceil(mm / 10)}${NBSP}см`

const TOO: Record<Side, string> = { length: 'длиннее места', width: 'шире места', height: 'выше проёма' }

/** Short form, next to the name of the car. */
const MORE: Record<Side, string> = { length: 'длиннее', width: 'шире', height: 'выше' }

export type Answer = { head: string; text: string }

/** The result in words: the verdict first, then what is left or missing, then the doors. */
export function answerOf(name: string, fit: Fit): Answer {
  const { verdict, lacks, ends, driver, passenger, roof, doors } = fit
  if (verdict === 'no') {
    const missing = SIDES.flatMap((side) => {
      const lack = lacks[side]
      return lack === undefined ? [] : `на${NBSP}${lackCm(lack)} ${TOO[side]}`
    })
    return { head: `${name} не${NBSP}поместится`, text: `Автомобиль ${listed(missing)}.` }
  }
  const along = `Спереди и${NBSP}сзади останется ${each(ends)}, до${NBSP}потолка ${cm(roof)}.`
  const beside = {
    both: `По${NBSP}бокам ${each(driver)}: двери откроются с${NBSP}обеих сторон.`,
    driver: `Встаньте в${NBSP}${cm(passenger)} от${NBSP}стены справа: водителю останется ${cm(driver)}, и${NBSP}его дверь откроется. Пассажиров высадите перед въездом.`,
    squeeze: `Даже у${NBSP}самой стены справа водителю останется ${cm(driver)}. Чтобы открыть дверь свободно, нужно ${cm(DOOR)}: выходить будет тесно.`,
    none: `Водителю останется ${cm(driver)}, а${NBSP}чтобы выйти, нужно хотя бы ${cm(DOOR_LEAST)}.`,
  }[doors]
  const head = {
    yes: `${name} поместится`,
    tight: `${name} поместится, но${NBSP}будет тесно`,
    touch: `${name} не${NBSP}поместится: встанет впритык`,
    exit: `${name} не${NBSP}поместится: въедет, но${NBSP}выйти не${NBSP}получится`,
  }[verdict]
  // Doors and boot do not matter where the car cannot stand.
  if (verdict === 'touch') return { head, text: `${along} ${touching(fit)}` }
  return { head, text: [along, beside, verdict !== 'exit' && behind(ends)].filter(Boolean).join(' ') }
}

/** The answer on one line: whether it fits, and by how much where it decides. */
export function lineOf(name: string, fit: Fit): { verdict: string; room: string } {
  const { verdict, lacks, ends, driver, passenger, roof, doors } = fit
  const isFitting = verdict === 'yes' || verdict === 'tight'
  const missing = SIDES.flatMap((side) => {
    const lack = lacks[side]
    return lack === undefined ? [] : `${MORE[side]} на${NBSP}${lackCm(lack)}`
  })
  const [end, above] = verdict === 'touch' ? [END_LEAST, ROOF_LEAST] : [END, ROOF]
  const close = [
    ends < end && `до${NBSP}стен ${each(ends)}`,
    roof < above && `до${NBSP}потолка ${cm(roof)}`,
    doors === 'squeeze' && `у${NBSP}двери ${cm(driver)}`,
  ].filter((part) => part !== false)
  const room = {
    yes: doors === 'both' ? `у${NBSP}дверей ${each(passenger)}` : `у${NBSP}двери водителя ${cm(driver)}`,
    tight: `тесно: ${listed(close)}`,
    touch: listed(close),
    exit: `у${NBSP}двери водителя ${cm(driver)}`,
    no: listed(missing),
  }[verdict]
  return { verdict: `${name} ${isFitting ? 'поместится' : `не${NBSP}поместится`}`, room }
}

/** What is too close, and how much is missing. */
const touching = ({ ends, roof }: Fit): string =>
  [
    ends < END_LEAST &&
      `Чтобы остановиться, не${NBSP}задев стену, и${NBSP}закрыть ворота, нужно хотя бы ${each(END_LEAST)}.`,
    roof < ROOF_LEAST && `Над крышей нужно хотя бы ${cm(ROOF_LEAST)}: на${NBSP}пороге машина качнётся.`,
  ]
    .filter(Boolean)
    .join(' ')

/** With the car at the front wall: whether there is a way behind it. */
const behind = (ends: number): string => {
  const left = 2 * ends - WALL
  return left >= WALK
    ? `Сзади останется ${cm(left)}, если встать в${NBSP}${cm(WALL)} от${NBSP}передней стены: пройдёте и${NBSP}откроете багажник.`
    : `Сзади при${NBSP}закрытых воротах не${NBSP}пройти: багажник разгрузите до${NBSP}въезда.`
}

/** The whole garage in one sentence: which cars fit, which are tight, which do not fit. */
export function summaryOf(cars: readonly { name: string; fit: Fit }[]): string {
  const names = (...verdicts: Fit['verdict'][]) =>
    cars.filter(({ fit }) => verdicts.includes(fit.verdict)).map(({ name }) => name)
  const [yes, tight, no] = [names('yes'), names('tight'), names('touch', 'exit', 'no')]
  if (yes.length === cars.length) return 'Поместится любая модель.'
  if (no.length === cars.length) return `Не${NBSP}поместится ни${NBSP}одна модель.`
  return [
    yes.length > 0 && `${yes.length > 1 ? 'Поместятся' : 'Поместится'} ${listed(yes)}.`,
    tight.length > 0 && `${listed(tight)} ${tight.length > 1 ? 'войдут' : 'войдёт'}, но${NBSP}будет тесно.`,
    no.length > 0 && `Не${NBSP}${no.length > 1 ? 'поместятся' : 'поместится'} ${listed(no)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
