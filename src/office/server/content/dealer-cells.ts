import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { modelName } from '#src/content/models/names.ts'
import { dayHoursText, readDayHours, withDay } from '#src/domain/content/day-hours-text.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { DEALER_SERVICES } from '#src/domain/dealer.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { plain } from '#src/domain/nbsp.ts'
import { usualHours, type Desk } from '#src/domain/timetable.ts'

/** What each cell of the table of dealers says, and what a cell that was changed makes of a dealer. */

export type Card = ContentBody<'dealer'>
/** Names of cities by number, of those that have been taken off the site, too; and those a dealer may be put in. */
export type Cities = {
  names: ReadonlyMap<number, string>
  choice: readonly { id: number; name: string }[]
}

/** A cell that cannot be read; the message is for the editor. */
export class CellFault extends Error {
  override name = 'CellFault'
}

type Cell = {
  write: (card: Card, cities: Cities) => string
  /** Throws CellFault. */
  read: (card: Card, text: string, cities: Cities) => Card
}

type TextName = 'code' | 'name' | 'address' | 'legal_name' | 'phone' | 'email'
type NullableName = 'metro' | 'phone_service' | 'site'
type OptionalName = 'postcode' | 'directions'
type AccessName = keyof NonNullable<Card['access']>

const textCell = (name: TextName): Cell => ({
  write: (card) => card[name],
  read: (card, text) => ({ ...card, [name]: text }),
})
const nullableCell = (name: NullableName): Cell => ({
  write: (card) => card[name] ?? '',
  read: (card, text) => ({ ...card, [name]: text || null }),
})
const optionalCell = (name: OptionalName): Cell => ({
  write: (card) => card[name] ?? '',
  read: (card, text) => {
    const { [name]: _, ...rest } = card
    return { ...rest, ...(text !== '' && { [name]: text }) }
  },
})
const NO_ACCESS = { entrance: null, parking: null, toilet: null, escort: null }
const accessCell = (name: AccessName): Cell => ({
  write: ({ access }) => access?.[name] ?? '',
  read: (card, text) => ({ ...card, access: { ...NO_ACCESS, ...card.access, [name]: text || null } }),
})

/** With a comma, which the Russian Excel reads as a number: it takes «30.3» for the thirtieth of March. */
const degreesCell = (name: 'lat' | 'lng'): Cell => ({
  write: (card) => (Number.isFinite(card[name]) ? String(card[name]).replace('.', ',') : ''),
  read: (card, text) => {
    const written = text.replace(',', '.').replace('−', '-')
    return { ...card, [name]: /^-?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : Number.NaN }
  },
})

const sortCell: Cell = {
  write: ({ sort }) => String(sort),
  read: (card, text) => {
    if (!/^\d{1,6}$/.test(text)) throw new CellFault('Целое число: меньше — выше в списке')
    return { ...card, sort: Number(text) }
  },
}

const same = (a: string, b: string): boolean => plain(a).trim().toLowerCase() === plain(b).trim().toLowerCase()

const cityCell: Cell = {
  write: ({ city_id }, { names }) => names.get(city_id) ?? '',
  read: (card, text, { choice }) => {
    if (text === '') throw new CellFault('Впишите город')
    const [city, other] = choice.filter(({ name }) => same(name, text))
    if (!city) throw new CellFault(`Города «${text}» на сайте нет: сначала опубликуйте его`)
    if (other) throw new CellFault(`Городов «${text}» несколько: выберите нужный в карточке дилера`)
    return { ...card, city_id: city.id }
  },
}

/** The numbers of a list by their names, each once, in the order of the site. */
function readList<Code extends string>(
  text: string,
  names: readonly (readonly [Code, string])[],
  what: string,
): Code[] {
  const written = text.split(/[,;\n]/).map((part) => part.trim())
  const unknown = written.find(
    (part) => part !== '' && !names.some(([code, name]) => same(part, name) || part === code),
  )
  if (unknown !== undefined)
    throw new CellFault(`${what}: «${unknown}». Есть: ${names.map(([, name]) => plain(name)).join(', ')}`)
  return names.filter(([code, name]) => written.some((part) => same(part, name) || part === code)).map(([code]) => code)
}
const namesOf = <Code extends string>(codes: readonly Code[], names: readonly (readonly [Code, string])[]): string =>
  names
    .filter(([code]) => codes.includes(code))
    .map(([, name]) => plain(name))
    .join(', ')

const SERVICES = DEALER_SERVICES.map((code) => [code, SERVICE_NAMES[code]] as const)
const MODELS = MODEL_CODES.map((code) => [code, modelName(code)] as const)

const servicesCell: Cell = {
  write: ({ services }) => namesOf(services, SERVICES),
  read: (card, text) => ({ ...card, services: readList(text, SERVICES, 'Такого у дилеров нет') }),
}
const modelsCell: Cell = {
  write: ({ test_models }) => namesOf(test_models, MODELS),
  read: (card, text) => ({
    ...card,
    test_models: same(text, 'все') ? [...MODEL_CODES] : readList(text, MODELS, 'Такой модели нет'),
  }),
}

const dayCell = (desk: Desk, weekday: number): Cell => ({
  write: ({ hours }) => dayHoursText(usualHours(hours[desk], weekday)),
  read: (card, text) => {
    // Of a department that is closed that day anyway an empty cell says nothing else.
    if (text === '' && usualHours(card.hours[desk], weekday) === null) return card
    if (text === '') throw new CellFault('Впишите часы или «закрыто»')
    const read = readDayHours(text)
    if ('fault' in read) throw new CellFault(read.fault)
    return { ...card, hours: { ...card.hours, [desk]: withDay(card.hours[desk], weekday, read.hours) } }
  },
})

/** The number is given by the office and only names the row. */
const idCell: Cell = { write: ({ id }) => (id > 0 ? String(id) : ''), read: (card) => card }

const CELLS: ReadonlyMap<string, Cell> = new Map([
  ['id', idCell],
  ['city_id', cityCell],
  ['services', servicesCell],
  ['test_models', modelsCell],
  ['sort', sortCell],
  ...(['lat', 'lng'] as const).map((name) => [name, degreesCell(name)] as const),
  ...(['code', 'name', 'address', 'legal_name', 'phone', 'email'] as const).map(
    (name) => [name, textCell(name)] as const,
  ),
  ...(['metro', 'phone_service', 'site'] as const).map((name) => [name, nullableCell(name)] as const),
  ...(['postcode', 'directions'] as const).map((name) => [name, optionalCell(name)] as const),
  ...(['entrance', 'parking', 'toilet', 'escort'] as const).map(
    (name) => [`access.${name}`, accessCell(name)] as const,
  ),
  ...(['sales', 'service'] as const).flatMap((desk) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => [`hours.${desk}.${day}`, dayCell(desk, day)] as const),
  ),
])

/** What a cell says of a dealer. */
export const cellText = (path: string, card: Card, cities: Cities): string =>
  plain(CELLS.get(path)?.write(card, cities) ?? '').trim()

/** The dealer as the cell changes him; the same one where it says what he has anyway. Throws CellFault. */
export function withCell(path: string, card: Card, text: string, cities: Cities): Card {
  const cell = CELLS.get(path)
  const written = plain(text).replaceAll(/\r\n?/g, '\n').trim()
  return !cell || written === cellText(path, card, cities) ? card : cell.read(card, written, cities)
}
