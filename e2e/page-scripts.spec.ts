import { HOME } from './content.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  firstHtmls,
  limitOf,
  openPhone,
  PREFETCH_JS_LIMIT,
  scriptsOfPage,
  STAGE_JS_LIMIT,
} from '../bench/page-scripts.ts'
import { examplePath, firstLoadBytes, onePerKind, onePerKindAndModel } from '../bench/bytes.ts'
import { routeOf, type RouteName } from '#src/routes.ts'
import { answerCookies } from './screen.ts'
import { hydrated } from './watch.ts'
import { expect, test } from './test.ts'

const root = resolve(import.meta.dirname, '..')
/** `npm run bench` rests for thirty seconds, on every page kind. */
const REST_MS = 4_000

test('no page kind names more JavaScript in its HTML than its budget allows, of no model', async ({ baseURL }) => {
  const htmls = await firstHtmls(baseURL!, onePerKindAndModel())
  const over = onePerKindAndModel().flatMap((name) => {
    const bytes = firstLoadBytes(root, htmls.get(examplePath(name))!, '.js')
    const { page } = routeOf(name)
    expect(bytes, `${name}: is its code found?`).toBeGreaterThan(10_000)
    return bytes > limitOf(page) ? [`${name}: ${bytes} of ${limitOf(page)}`] : []
  })
  expect(over).toEqual([])
})

test('a page’s HTML names every script that it needs to start, each with an integrity hash: none is discovered by another script', async ({
  context,
  page,
  request,
}) => {
  // The notice comes late, and only to whoever has not answered it.
  await answerCookies(context)
  const html = await (await request.get(HOME)).text()
  const tags = html.match(/<(?:script|link)\b[^>]*\/assets\/[^"]+\.(?:js|css)"[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(2)
  expect(tags.filter((tag) => !/ integrity="sha384-[\w+/]{64}"/.test(tag))).toEqual([])
  const asked: string[] = []
  page.on('request', (script) => {
    const { pathname } = new URL(script.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  await page.goto(HOME)
  await hydrated(page)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((file) => !html.includes(file))).toEqual([])
})

/**
 * Methods that are younger than the oldest browsers of the build (Vite's default targets: Chrome 111, Safari 16.4; of
 * Firefox the 115, as the 114 among them has no toSorted): the build rewrites syntax, not calls.
 */
const TOO_NEW = [
  /\bURL\.(?:parse|canParse)\b/,
  /\bPromise\.(?:try|withResolvers)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\b(?:Array\.fromAsync|RegExp\.escape|AbortSignal\.any|Iterator\.from)\b/,
  /\.(?:(?:keys|values)\(\)|matchAll\([^()]*\))\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /\.(?:intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|(?:is|to)WellFormed)\(/,
]

test('no script calls what the oldest browsers of the build lack', () => {
  const scripts = ['dist/client', 'dist/office'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`),
  )
  expect(scripts.length).toBeGreaterThan(100)
  const found = scripts.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return TOO_NEW.flatMap((call) => {
      const at = text.search(call)
      return at === -1 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
    })
  })
  expect(found).toEqual([])
})

const READ: RouteName[] = ['home', 'model-gv70', 'g70-price', 'dealers']

test('scripts fetched while a page is read stay within the budgets: its own code, and that of other pages', async ({
  browser,
  baseURL,
}) => {
  const htmls = await firstHtmls(baseURL!, [...onePerKind(), ...READ])
  const read = async (name: RouteName) => {
    const page = await openPhone(browser, baseURL!)
    const scripts = await scriptsOfPage(page, root, examplePath(name), htmls, REST_MS)
    expect(scripts.own, `${name}: ${JSON.stringify(scripts.files)}`).toBeLessThanOrEqual(limitOf(routeOf(name).page))
    expect(scripts.stage, `${name}: the turning car`).toBeLessThanOrEqual(STAGE_JS_LIMIT)
    expect(scripts.ahead, `${name} ahead: ${JSON.stringify(scripts.filesAhead)}`).toBeLessThanOrEqual(PREFETCH_JS_LIMIT)
    await page.context().close()
  }
  // Reading is mostly rest, so they are read side by side.
  await Promise.all(READ.map(read))
})
