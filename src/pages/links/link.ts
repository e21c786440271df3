import { emptyChoice, LAST_SLIDE, SLIDE, writeHash } from '#src/domain/configurator/choice.ts'
import { CONF_CODES, type ConfCode } from '#src/domain/model.ts'
import { hrefTo, matchRoute } from '#src/routes.ts'

/** Fields of the link maker: the names are those of its form and of the address that keeps them. */
export const MARKS = ['source', 'medium', 'campaign', 'content', 'term'] as const
export type Mark = (typeof MARKS)[number]
export type Fields = { page: string; slide: string; model: string; ext: string } & Record<Mark, string>
export type FieldName = keyof Fields

const FIELD_NAMES: readonly FieldName[] = ['page', 'slide', 'model', 'ext', ...MARKS]
const MAX_VALUE = 200

/** From an address or a form; what is not given is empty, the page is then the home page. */
export function readFields(get: (name: FieldName) => unknown): Fields {
  const entries = FIELD_NAMES.map((name) => {
    const value = get(name)
    return [name, typeof value === 'string' ? value.trim().slice(0, MAX_VALUE) : '']
  })
  const fields = Object.fromEntries(entries) as Fields
  return { ...fields, page: pathOf(fields.page || hrefTo('home')) }
}

/** A whole address of this site or of another copy of it counts by its path. */
export function pathOf(text: string): string {
  const url = /^https?:\/\//.test(text) ? URL.parse(text) : null
  const path = url ? url.pathname : text.replace(/[?#].*$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** A page search engines and visitors can come to; neither the error page nor this one. */
export const isTarget = (path: string): boolean => {
  const name = matchRoute(path)?.name
  return name !== undefined && !['error-404', 'tools-links', 'request'].includes(name)
}

const isConfCode = (value: string): value is ConfCode => CONF_CODES.includes(value as ConfCode)

/** The link: page, marks in the query, a build in the hash as the configurator reads it. */
export function linkOf(origin: string, { page, slide, model, ext, ...marks }: Fields): string {
  const query = new URLSearchParams(MARKS.flatMap((name) => (marks[name] ? [[`utm_${name}`, marks[name]]] : [])))
  const search = query.size > 0 ? `?${query}` : ''
  return origin + page + search + (page === hrefTo('configurator') ? buildOf(slide, model, ext) : '')
}

function buildOf(slide: string, model: string, ext: string): string {
  if (!isConfCode(model)) return ''
  const step = /^[0-9]$/.test(slide) ? Math.min(Number(slide), LAST_SLIDE) : SLIDE.trim
  return writeHash({ ...emptyChoice, slide: step, model, ext: ext || null })
}

/** Personal data in a mark would end in other people's logs: digits of a phone, a mail address. */
export const looksPersonal = (value: string): boolean => /\d{9,}|@/.test(value.replace(/[\s()+-]/g, ''))
