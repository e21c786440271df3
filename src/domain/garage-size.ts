import { NBSP } from '#src/domain/nbsp.ts'

/** The size of a garage: millimetres, read from and written as metres. */
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
