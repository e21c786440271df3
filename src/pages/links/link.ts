import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { choiceQuery, isChoiceHash, readHash, readQuery, type Choice } from '#src/domain/configurator/choice.ts'
import { PACKAGE_FIELDS } from '#src/domain/configurator/keys.ts'
import { LINK_CODE, MARKS, type Mark } from '#src/domain/counted-link.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import { hrefTo, matchRoute, tagsAddress } from '#src/routes.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/** Fields of the link maker, named as in its form and address. */
const BUILD_FIELDS = ['slide', 'model', 'comp', 'ext', 'int', 'pkg'] as const
export type Fields = {
  page: string
  /** A build's short code: the link then leads to it, whatever page is named. */
  code: string
  /** Host of a pasted URL; empty for a path. */
  host: string
  /** Code of a counted link (domain/counted-link.ts); empty for any other. */
  link: string
} & Record<Mark | (typeof BUILD_FIELDS)[number], string>

const FIELD_NAMES: readonly Exclude<keyof Fields, 'host' | 'link'>[] = ['page', 'code', ...BUILD_FIELDS, ...MARKS]
const MAX_VALUE = 200

/** From an address or a form; missing values are empty, the page is then the home page. */
export function readFields(get: (name: string) => unknown): Fields {
  const valueOf = (name: string): string => {
    const value = get(name)
    return typeof value === 'string' ? value.trim().slice(0, MAX_VALUE) : ''
  }
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Omit<Fields, 'host' | 'link'>
  const page = pathOf(fields.page || hrefTo('home'))
  const pasted = page === hrefTo('configurator') && !fields.model ? buildIn(fields.page) : {}
  const ticked = PACKAGE_FIELDS.flatMap((name, index) => (valueOf(name) === '1' ? [String(index + 1)] : []))
  return {
    ...fields,
    ...pasted,
    page,
    host: urlOf(fields.page)?.host ?? '',
    link: LINK_CODE.test(valueOf(LINK_FIELD)) ? valueOf(LINK_FIELD) : '',
    pkg: [pasted.pkg ?? fields.pkg, ...ticked].filter(Boolean).join(','),
  }
}

/** The build in a pasted address of the configurator, from its hash or its query. */
function buildIn(address: string): Partial<Record<(typeof BUILD_FIELDS)[number], string>> {
  const url = parseUrl(address, 'https://any.invalid')
  if (!url) return {}
  const choice = isChoiceHash(url.hash) ? readHash(url.hash).choice : readQuery(url.searchParams)
  if (!choice.model) return {}
  const said = new Map(Object.entries(choiceQuery(choice)))
  return Object.fromEntries(
    BUILD_FIELDS.flatMap((name) => {
      const value = said.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** For a URL of this site or of another copy of it, its path counts. */
export function pathOf(text: string): string {
  const url = urlOf(text)
  const path = url ? url.pathname : text.replace(/[?#].*$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** «ya.ru/maps» is a URL too; «contacts.html» is not. */
const HOST_FIRST = /^(?:[a-z\d-]+\.)+(?!html?(?:[/?#]|$))[a-z\d-]{2,}(?::\d+)?(?:[/?#]|$)/i

/** A URL, with or without its scheme; null for a path. */
function urlOf(text: string): URL | null {
  if (/^https?:\/\//i.test(text)) return parseUrl(text)
  return HOST_FIRST.test(text) ? parseUrl(`https://${text}`) : null
}

/** A page that search engines and visitors can open; neither the error page nor this one. */
export const isTarget = (path: string): boolean => {
  const name = matchRoute(path)?.name
  return name !== undefined && !['error-404', 'tools-links', 'request'].includes(name)
}

/** The build in the fields; null where the link leads elsewhere or names no model. */
export function choiceOfFields(fields: Fields): Choice | null {
  if (pathOfTarget(fields) !== hrefTo('configurator')) return null
  const choice = readQuery(new URLSearchParams(BUILD_FIELDS.map((name) => [name, fields[name]])))
  return choice.model ? choice : null
}

/** The path the link leads to. An invalid code leads nowhere, and the check says so. */
export function pathOfTarget({ page, code }: Fields): string {
  const known = readBuildCode(code)
  if (known) return hrefTo('build', { params: { code: known } })
  return code ? `/build/${encodeURIComponent(code)}.html` : page
}

/** Path and query of the link without its tags: a build is in the query, where a messenger's robot sees it. */
function addressOf(fields: Fields): { pathname: string; search: string } {
  const choice = choiceOfFields(fields)
  return {
    pathname: pathOfTarget(fields),
    search: choice ? new URLSearchParams(choiceQuery(choice)).toString() : '',
  }
}

/** The link: page and build, then the tags. */
export function linkOf(origin: string, fields: Fields): string {
  const { pathname, search } = addressOf(fields)
  const query = new URLSearchParams(search)
  for (const name of MARKS) if (fields[name]) query.set(`utm_${name}`, fields[name])
  if (fields.link) query.set(LINK_FIELD, fields.link)
  return origin + pathname + (query.toString() && `?${query}`)
}

/** The address for which the link's meta tags are requested. */
export const metaRouteOfFields = (fields: Fields): string => tagsAddress(addressOf(fields))
