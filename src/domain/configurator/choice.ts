import { CHOICE_KEYS } from '#src/domain/configurator/keys.ts'
import { confCodeOf, MODEL_CODES, toModelCode, type ConfCode, type ModelCode } from '#src/domain/model.ts'
import { decodedText } from '#src/domain/untrusted-text.ts'

/**
 * A visitor's choice as written in an address (gaps.md 6): the hash of the configurator, or its query where there are
 * no scripts. Only numbers and codes; `build.ts` works out what they mean for a car.
 */
export type Choice = {
  slide: number
  model: ConfCode | null
  /** Id of the trim. */
  comp: number | null
  /** Codes of the body and interior colours. */
  ext: string | null
  int: string | null
  /** Ids of the packages. */
  pkg: readonly number[]
  city: number | null
  dealer: number | null
  program: number | null
  /** First payment, whole % of the price. */
  first: number | null
  /** Months. */
  term: number | null
  /** 0: the credit is calculated, but included neither in the summary nor in the request. */
  credit: 0 | null
}

/** Whether the credit is included in the summary, the document and the request. */
export const takesCredit = ({ program, credit }: Pick<Choice, 'program' | 'credit'>): boolean =>
  program !== null && credit !== 0

/** No credit at all. */
export const noCredit = { program: null, first: null, term: null, credit: null } as const

export const SLIDE_COUNT = 8
export const SLIDE = {
  model: 0,
  trim: 1,
  exterior: 2,
  interior: 3,
  packages: 4,
  equipment: 5,
  credit: 6,
  summary: 7,
} as const
export const LAST_SLIDE = SLIDE_COUNT - 1

export const emptyChoice: Choice = {
  slide: SLIDE.model,
  model: null,
  comp: null,
  ext: null,
  int: null,
  pkg: [],
  city: null,
  dealer: null,
  program: null,
  first: null,
  term: null,
  credit: null,
}

export type ChoiceKey = (typeof CHOICE_KEYS)[number]
const isChoiceKey = (key: string): key is ChoiceKey => (CHOICE_KEYS as readonly string[]).includes(key)

/** More packages than any car has are ignored. */
const MAX_PACKAGES = 20
const COLOR_CODE = /^[A-Z0-9]{1,8}$/
const ID = /^[1-9]\d{0,5}$/

const idOf = (value: string | null | undefined): number | null => (value && ID.test(value) ? Number(value) : null)
const colorOf = (value: string | null | undefined): string | null => (value && COLOR_CODE.test(value) ? value : null)

function slideOf(value: string | null | undefined, model: ConfCode | null): number {
  if (!model) return SLIDE.model
  const slide = value && /^\d$/.test(value) ? Number(value) : SLIDE.trim
  return slide <= LAST_SLIDE ? slide : SLIDE.trim
}

function percentOf(value: string | null | undefined): number | null {
  return value && /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : null
}

/** Reads a choice from anything with values by key. Invalid values are ignored. */
export function readChoice(get: (key: ChoiceKey) => string | null | undefined): Choice {
  const value = (key: ChoiceKey) => get(key)?.trim()
  const code = toModelCode(value('model') ?? '')
  const model = code && confCodeOf[code]
  return {
    slide: slideOf(value('slide'), model),
    model,
    comp: idOf(value('comp')),
    ext: colorOf(value('ext')),
    int: colorOf(value('int')),
    pkg: packageIdsOf(value('pkg')),
    city: idOf(value('city')),
    dealer: idOf(value('dealer')),
    program: idOf(value('program')),
    first: percentOf(value('first')),
    term: idOf(value('term')),
    credit: value('credit') === '0' ? 0 : null,
  }
}

function packageIdsOf(value: string | null | undefined): number[] {
  const ids = (value ?? '').split(',').flatMap((part) => idOf(part.trim()) ?? [])
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_PACKAGES)
}

/** A choice as pairs of key and value; what is not chosen is left out, the slide always comes first. */
export function choicePairs(choice: Choice): [ChoiceKey, string][] {
  return CHOICE_KEYS.flatMap((key): [ChoiceKey, string][] => {
    const value = choice[key]
    if (value === null || (Array.isArray(value) && value.length === 0)) return []
    return [[key, Array.isArray(value) ? value.join(',') : String(value)]]
  })
}

/** A parsed hash: the choice, and all unknown items in their order. */
export type ReadHash = { choice: Choice; rest: readonly string[] }

/** Whether a hash describes a car; "#main" of the skip link does not. */
export const isChoiceHash = (hash: string): boolean =>
  hash
    .replace(/^#/, '')
    .split('&')
    .some((part) => part.includes('=') && isChoiceKey(part.slice(0, part.indexOf('='))))

/** Reads a hash with or without "#". Never throws; of a repeated key the first counts. */
export function readHash(hash: string): ReadHash {
  const values = new Map<ChoiceKey, string>()
  const rest: string[] = []
  for (const part of hash.replace(/^#/, '').split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const key = at < 0 ? part : part.slice(0, at)
    if (!isChoiceKey(key)) rest.push(part)
    else if (!values.has(key)) values.set(key, decodedText(part.slice(at + 1)))
  }
  return { choice: readChoice((key) => values.get(key)), rest }
}

/** "#slide=1&model=gv70&comp=203…"; unknown keys follow unchanged. */
export const writeHash = (choice: Choice, rest: readonly string[] = []): string =>
  `#${[...choicePairs(choice).map(([key, value]) => `${key}=${value}`), ...rest].join('&')}`

const PACKAGE_FIELD = /^pkg([1-9]\d{0,2})$/

/** Value sent by a form without scripts in which the credit could be ticked. */
export const OFFERED_FIELD = 'offered'

/**
 * Reads the query of the page. A form sent without scripts has a field for each ticked package, and a field that says
 * that the credit was offered, because an unticked checkbox is not sent.
 */
export function readQuery(query: URLSearchParams): Choice {
  const isLeft = query.get(OFFERED_FIELD) === '1' && query.get('credit') !== '1'
  const choice: Choice = { ...readChoice((key) => query.get(key)), ...(isLeft && { credit: 0 as const }) }
  const ticked = [...query].flatMap(([key, value]) => {
    const id = PACKAGE_FIELD.exec(key)?.[1]
    return id && value === '1' ? [Number(id)] : []
  })
  return ticked.length === 0 ? choice : { ...choice, pkg: packageIdsOf([...choice.pkg, ...ticked].join(',')) }
}

/** The same choice as a query: an address that works without scripts and that a server can see. */
export const choiceQuery = (choice: Choice): Record<string, string> => Object.fromEntries(choicePairs(choice))

/** The model that an address asks for, or the first one. */
export const modelIn = (query: URLSearchParams): ModelCode =>
  toModelCode(readQuery(query).model ?? '') ?? MODEL_CODES[0]
