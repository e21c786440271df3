import { NBSP } from '#src/domain/nbsp.ts'

/**
 * "Поместится ли": whether a car fits into a garage, in figures and in words. Everything in millimetres internally,
 * centimetres and metres in texts. Mirrors fold, so widths are without them.
 */

export type Size = { length: number; width: number; height: number }
export const SIDES = ['length', 'width', 'height'] as const
export type Side = (typeof SIDES)[number]

/** The default garage. */
export const EXAMPLE: Size = { length: 5500, width: 2800, height: 2100 }
/** From a box that holds no car to a hall; metres. */
export const LIMITS: Record<Side, readonly [from: number, to: number]> = {
  length: [2, 15],
  width: [1.5, 10],
  height: [1.2, 6],
}
/** Space to get out without touching the wall. */
export const DOOR = 600
/** Space to just squeeze out. */
export const DOOR_LEAST = 350
/** Distance from the wall when parking on the passenger's side. */
export const WALL = 100
/** Less than this in front and behind is called tight. */
export const END = 150
/** With less than this nobody can stop without touching the wall, or close the gate. */
export const END_LEAST = 100
/** Less than this over the roof is called tight. */
export const ROOF = 50
/** With less than this the aerial or a bump in the floor touches the gate. */
export const ROOF_LEAST = 30
/** Space behind a car parked at the front wall to walk past it and open the boot with the gate closed. */
export const WALK = 600

const NAMES: Record<Side, string> = { length: 'Длина', width: 'Ширина', height: 'Высота' }
const EXAMPLES: Record<Side, string> = { length: '5,5', width: '2,8', height: '2,1' }
const MAX_SHOWN = 12
const MAX_READ = 40

/** "5.5x2.8x2.1": the size of a garage in an address. */
export const placeText = (place: Size): string => SIDES.map((side) => place[side] / 1000).join('x')

/** Metres as people write them: 5500 -> "5,5". */
export const metres = (mm: number): string => String(mm / 1000).replace('.', ',')

type Reading = { mm: number; problem?: never } | { mm?: never; problem: string }

/** Reads metres with a comma or a point; for anything else returns a sentence that says what to write. */
export function readMetres(side: Side, text: string): Reading {
  const [from, to] = LIMITS[side]
  const example = `например ${EXAMPLES[side]}`
  const plain = text.replace(/\s|м\.?$/g, '')
  if (plain === '') return { problem: `${NAMES[side]} не указана: напишите её в метрах, ${example}` }
  if (!/^\d{1,6}([.,]\d{0,4})?$|^[.,]\d{1,4}$/.test(plain)) {
    const shown = text.trim().length > MAX_SHOWN ? '' : ` «${text.trim()}»`
    return { problem: `${NAMES[side]}${shown} не похожа на число: напишите метры, ${example}` }
  }
  const value = Number(plain.replace(',', '.'))
  if (value >= from && value <= to) return { mm: Math.round(value * 1000) }
  // 550 or 5500: centimetres or millimetres.
  const meant = [100, 1000].map((times) => value / times).find((other) => other >= from && other <= to)
  return {
    problem: meant
      ? `${NAMES[side]} нужна в метрах. Если это ${value >= 1000 ? 'миллиметры' : 'сантиметры'}, напишите ${metres(Math.round(meant * 1000))}`
      : `${NAMES[side]} бывает от ${metres(from * 1000)} до ${metres(to * 1000)}${NBSP}м`,
  }
}

export type GarageForm = {
  /** As typed, so that nothing is lost. */
  fields: Record<Side, string>
  problems: Partial<Record<Side, string>>
  /** Null while a field is invalid. */
  place: Size | null
}

export function readFields(fields: Record<Side, string>): GarageForm {
  const problems: Partial<Record<Side, string>> = {}
  const place = { ...EXAMPLE }
  for (const side of SIDES) {
    const { mm, problem } = readMetres(side, fields[side])
    if (problem === undefined) place[side] = mm
    else problems[side] = problem
  }
  return { fields, problems, place: Object.keys(problems).length === 0 ? place : null }
}

/** From the address: the short form, or the three fields of a form sent without scripts; otherwise the default. */
export function readGarage(query: { get: (name: string) => string | null }): GarageForm {
  // An empty parameter counts as missing: the server removes it from the address too.
  const sent = SIDES.map((side) => query.get(side)?.trim().slice(0, MAX_READ) || null)
  if (sent.some((value) => value !== null)) {
    const [length, width, height] = sent
    return readFields({ length: length ?? '', width: width ?? '', height: height ?? '' })
  }
  const short = query
    .get('garage')
    ?.trim()
    .slice(0, 3 * MAX_READ)
  const [length = '', width = '', height = ''] = short
    ? short.split(/[xх×]/i).map((part) => part.trim().slice(0, MAX_READ).replace('.', ','))
    : SIDES.map((side) => metres(EXAMPLE[side]))
  return readFields({ length, width, height })
}

export type Fit = {
  /**
   * `tight` fits, but somewhere it is close. Two fit and are useless: `touch` leaves no room to stop or to close the
   * gate, `exit` none to get out.
   */
  verdict: 'yes' | 'tight' | 'touch' | 'exit' | 'no'
  /** What is missing, millimetres; only the sides that are too small. */
  lacks: Partial<Record<Side, number>>
  /** In front and behind, each. */
  ends: number
  /** Beside the car parked at its best: on the driver's side and on the other. */
  driver: number
  passenger: number
  roof: number
  doors: 'both' | 'driver' | 'squeeze' | 'none'
}

/** The best position: in the middle if both doors open there, otherwise nearer the passenger's wall. */
export function fitOf(car: Size, place: Size): Fit {
  const lacks: Partial<Record<Side, number>> = {}
  for (const side of SIDES) if (car[side] > place[side]) lacks[side] = car[side] - place[side]
  const spare = place.width - car.width
  const isCentred = spare >= 2 * DOOR
  const passenger = isCentred ? spare / 2 : Math.min(WALL, Math.max(0, spare / 2))
  const driver = spare - passenger
  const doors = isCentred ? 'both' : driver >= DOOR ? 'driver' : driver >= DOOR_LEAST ? 'squeeze' : 'none'
  const ends = (place.length - car.length) / 2
  const roof = place.height - car.height
  const isTight = ends < END || roof < ROOF || doors === 'squeeze'
  const verdict =
    Object.keys(lacks).length > 0
      ? 'no'
      : doors === 'none'
        ? 'exit'
        : ends < END_LEAST || roof < ROOF_LEAST
          ? 'touch'
          : isTight
            ? 'tight'
            : 'yes'
  return { verdict, lacks, ends, driver, passenger, roof, doors }
}

/** "28 см"; less than a centimetre is stated as such. */
const cm = (mm: number): string => (mm < 5 ? 'меньше сантиметра' : `${Math.round(mm / 10)}${NBSP}см`)
const each = (mm: number): string => (mm < 5 ? cm(mm) : `по${NBSP}${cm(mm)}`)
/** A shortage is rounded up. */
const lackCm = (mm: number): string => `${Math.ceil(mm / 10)}${NBSP}см`

const TOO: Record<Side, string> = { length: 'длиннее места', width: 'шире места', height: 'выше проёма' }

const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и${NBSP}${parts.at(-1)}`

export type Answer = { head: string; text: string }

/** The result in words: the verdict first, then what is left or missing, then the doors. */
export function answerOf(name: string, fit: Fit): Answer {
  const { verdict, lacks, ends, driver, passenger, roof, doors } = fit
  if (verdict === 'no') {
    const missing = SIDES.flatMap((side) => {
      const lack = lacks[side]
      return lack === undefined ? [] : `на${NBSP}${lackCm(lack)} ${TOO[side]}`
    })
    return { head: `${name} не${NBSP}поместится`, text: `Автомобиль ${list(missing)}.` }
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
  if (yes.length === cars.length) return 'Поместится любой из пяти.'
  if (no.length === cars.length) return 'Не поместится ни один из пяти.'
  return [
    yes.length > 0 && `${yes.length > 1 ? 'Поместятся' : 'Поместится'} ${list(yes)}.`,
    tight.length > 0 && `Тесно будет с${NBSP}${list(tight)}.`,
    no.length > 0 && `${no.length > 1 ? 'Не поместятся' : 'Не поместится'} ${list(no)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
