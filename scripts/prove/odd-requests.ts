import * as fc from 'fast-check'
import { staticRouteNames, hrefTo } from '#src/routes.ts'
import { sampled } from './seed.ts'
import { sendRaw, type RawAnswer } from './raw-client.ts'

export type FuzzReport = { requests: number; statuses: Record<string, number>; faults: string[] }

const AT_ONCE = 8
const MAX_REPORTED = 20
/** On every response, whatever was requested. */
const ALWAYS = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']

const paths = staticRouteNames.map((name) => hrefTo(name))
const calls = [
  '/dealer/v1/options',
  '/dealer/v1/news',
  '/dealer/v1/search',
  '/dealer/v1/suggest',
  '/dealer/v1/complectation',
  '/dealer/v1/dealer',
  '/dealer/v1/city',
  '/dealer/v1/feature/101',
  '/dealer/v1/meta',
  '/dealer/v1/nearest-slots',
  '/dealer/v1/request',
  '/dealer/v1/build',
  '/dealer/schedule',
  '/ru/ru/api/v1/options',
  '/leads/api/download/pdf/',
  '/leads/api/crm/send-pdf-to-crm/',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
]

/**
 * Characters that parsers, files, databases, markup and regular expressions may fail on, in addition to random ones.
 */
const oddPart = fc.oneof(
  fc.constantFrom(
    '..',
    '%2e%2e%2f',
    '%2F',
    '%5c',
    '//',
    '/./',
    '%00',
    '%ff',
    '%',
    '%zz',
    '%c0%af',
    ';',
    '\\',
    '__proto__',
    'constructor',
    'toString',
    '.env',
    '.git/config',
    'etc/passwd',
    "' OR 1=1--",
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '\u0000',
    'ё',
    'а'.repeat(300),
    'a'.repeat(3_000),
    // Near the longest address that Node's parser accepts: quadratic processing would be noticed.
    'a'.repeat(15_000),
    '7-'.repeat(7_000),
    '@'.repeat(4_000),
    '('.repeat(200),
  ),
  fc.integer({ min: 1, max: 15_000 }).map((length) => 'b/'.repeat(length / 2)),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
/** A request line has no spaces and no line ends; all other bytes are the server's to judge. */
const inLine = (text: string): string => Buffer.from(text).toString('latin1').replace(/[\s]/g, '+')

const target = fc
  .record({
    start: fc.oneof(fc.constantFrom(...paths, ...calls), fc.constant('/'), fc.constant('*'), fc.constant('http://x/')),
    parts: fc.array(oddPart, { maxLength: 3 }),
    names: fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('q', 'page', 'pageSize', 'city_id', 'modelCode', 'route', 'code', 'method', '__proto__[x]'),
          fc.constantFrom('a[b][c]', 'model', 'compare', 'date', 'type', ''),
          oddPart,
        ),
        oddPart,
      ),
      { maxLength: 4 },
    ),
    isEncoded: fc.boolean(),
  })
  .map(({ start, parts, names, isEncoded }) => {
    const write = (text: string) => (isEncoded ? encodeURIComponent(text.toWellFormed()) : text)
    const query = names.map(([name, value]) => `${write(name)}=${write(value)}`).join('&')
    return inLine(start + parts.map((part) => `/${write(part)}`).join('') + (query && `?${query}`))
  })

const headerName = fc.constantFrom(
  'Cookie',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'X-Request-Id',
  'X-XSRF-TOKEN',
  'Authorization',
  'Content-Type',
  'Content-Encoding',
  'Expect',
  'Upgrade',
  'Host',
  'X-HTTP-Method-Override',
)
const headerValue = fc
  .oneof(
    fc.constantFrom('*', '*/*', 'text/html', 'br;q=0', 'W/"x"', 'bytes=0-', 'bytes=9-1', 'null', '100-continue', 'h2c'),
    fc.constantFrom('XSRF-TOKEN=%', 'XSRF-TOKEN=AAAAAAAAAAAAAAAAAAAAAA', '__proto__=1; constructor=2', '1, 2, 3'),
    fc.constantFrom('application/json', 'multipart/form-data', 'a'.repeat(4_000), '::::', '999.999.999.999'),
    oddPart,
  )
  .map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[\r\n\0]/g, ' '),
  )

const request = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'QUERY'),
    target,
    headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 6 }),
    body: fc.oneof(fc.constant(''), fc.json(), fc.string({ unit: 'binary', maxLength: 300 })),
  })
  .map(({ method, target: path, headers, body }) => {
    const bytes = Buffer.from(method === 'GET' || method === 'HEAD' ? '' : body)
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const head = `${method} ${path} HTTP/1.1\r\n${lines}Connection: close\r\nContent-Length: ${bytes.length}\r\n\r\n`
    return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
  })

/**
 * Sends this many odd requests, a few at a time. None may be answered with 5xx or without the standard headers.
 * The same seed (seed.ts) sends the same.
 */
export async function proveOddRequests(url: string, count: number): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, faults: [] }
  const waiting = sampled(request, count)
  const sender = async () => {
    for (let bytes = waiting.pop(); bytes; bytes = waiting.pop()) {
      const answer = await sendRaw(url, bytes)
      report.requests++
      const status = answer ? String(answer.status) : 'closed'
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      const fault = faultOf(answer)
      if (fault && report.faults.length < MAX_REPORTED)
        report.faults.push(`${fault}: ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return report
}

function faultOf(answer: RawAnswer | null): string | null {
  if (!answer) return 'closed without an answer'
  if (!(answer.status >= 100 && answer.status < 500)) return `status ${answer.status}`
  // A provisional response has no headers of its own; the final one follows it.
  const missing = ALWAYS.find((name) => !answer.all.toLowerCase().includes(`\r\n${name}: `))
  return missing ? `no ${missing}` : null
}

/** Text in an address that tries to leave the state's element, or to break its JSON. */
const ESCAPES = [
  '</script>',
  '<!--',
  '<script>',
  '\u2028',
  '\u2029',
  '"',
  '\\',
  '{{',
  ']]>',
  '&lt;',
  '\u0000',
  '\ud800',
]
const question = fc
  .array(fc.oneof(fc.constantFrom(...ESCAPES), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))

const STATE = /<script id="__INITIAL_STATE__" type="application\/json">([^]*?)<\/script>/
const scripts = (html: string): number => html.split(/<script/i).length

/** The search repeats the query in markup, attributes and the serialised state. */
export async function proveStateEscapes(url: string, count: number): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, faults: [] }
  const ask = async (q: string) => {
    const response = await fetch(`${url}${hrefTo('search')}?q=${encodeURIComponent(q.toWellFormed())}`)
    return { status: response.status, html: await response.text() }
  }
  const usual = scripts((await ask('gv70')).html)
  for (const q of sampled(question, count)) {
    const { status, html } = await ask(q)
    report.requests++
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    const state = STATE.exec(html)?.[1] ?? ''
    if (status !== 200 || scripts(html) !== usual || /[<\u2028\u2029]/.test(state) || !isJson(state))
      report.faults.push(`${status} ${JSON.stringify(q)}`)
  }
  return report
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
