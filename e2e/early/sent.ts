import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { press, type Hand } from './act.ts'
import { isSame, says } from './shown.ts'
import type { Control, Fields, Pair, Sent } from './pair.ts'

const SENT_MS = 20_000
/** Requests of forms; what they carry is read, nothing is stored. */
const REQUESTS = /\/dealer\/(?:v1\/request|schedule\?method=request)/

/** The choice arrives where it is expected: in an address, a link or a request body. */
export async function expectSent(hand: Hand, pair: Pair): Promise<void> {
  const { sent, wide = false } = pair
  if (!sent) return
  const { page } = hand
  if ('link' in sent) {
    const addresses = page.locator(`${sent.within ?? 'main'} a[href*="${sent.link}"]`)
    await expect(addresses.first(), `no link with ${sent.link}`).toBeAttached()
  } else if ('address' in sent) {
    const where = () => {
      const { pathname } = new URL(page.url())
      return says(page, sent.address) && (sent.path === undefined || pathname === sent.path) ? 'as wanted' : page.url()
    }
    if (where() !== 'as wanted') await finish(hand, sent, wide)
    await expect.poll(where, { timeout: SENT_MS, message: `address with ${print(sent.address)}` }).toBe('as wanted')
  } else {
    const bodies = await intercept(page)
    const form = 'booking' in sent ? 'test-drive' : sent.form
    if ('booking' in sent) await answerAll(page)
    const place = page
      .locator('form', { has: page.locator(`input[name=lead_type][value="${form}"]`) })
      .filter({ visible: true })
    await fillRest(place.first(), acted(pair))
    if ('press' in sent) await press(hand, sent.press, wide)
    else await place.locator('button[type=submit]').last().click()
    await expect.poll(() => bodies.length, { timeout: SENT_MS, message: 'no request was sent' }).toBeGreaterThan(0)
    const wanted = wantedOf(sent)
    const body = bodies[0] ?? new Map<string, string>()
    const wrong = Object.entries(wanted).filter(([name, value]) => !isSame(body.get(name), value))
    expect(
      wrong.map(([name, value]) => `${name}: ${body.get(name)} instead of ${value}`),
      'what was sent',
    ).toEqual([])
  }
}

/** What the visitor does next, where the choice alone has not changed the address. */
async function finish(hand: Hand, { fill = {}, press: next }: Extract<Sent, { address: Fields }>, wide: boolean) {
  for (const [name, value] of Object.entries(fill))
    // oxlint-disable-next-line no-await-in-loop
    await hand.page.locator(`main [name=${name}]`).filter({ visible: true }).fill(value)
  if (!next) return
  const isThere = () =>
    hand.page.waitForFunction((control) => window.early.find(control) !== null, next, { timeout: 5_000 })
  // A page that needs no press has none.
  if (await isThere().catch(() => null)) await press(hand, next, wide)
}

const wantedOf = (sent: Extract<Sent, { post: Fields } | { booking: Fields }>): Fields =>
  'booking' in sent ? sent.booking : sent.post

const print = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Name of the touched field: its value must come from the visitor's input. */
function acted({ do: steps }: Pair): string | undefined {
  const controls = steps.flatMap((step): Control[] =>
    'touch' in step ? [step.touch] : 'mouse' in step ? [step.mouse] : 'focus' in step ? [step.focus] : [],
  )
  return controls.find(({ field }) => field !== undefined)?.field
}

async function intercept(page: Page): Promise<Map<string, string>[]> {
  const bodies: Map<string, string>[] = []
  await page.route(REQUESTS, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    bodies.push(bodyOf(request))
    await route.fulfill({ status: 500, json: { success: false } })
  })
  return bodies
}

/** Of a form that scripts send (multipart) or that HTML sends (urlencoded). */
function bodyOf(request: Request): Map<string, string> {
  const text = request.postDataBuffer()?.toString('utf8') ?? ''
  if (!request.headers()['content-type']?.startsWith('multipart')) return new Map(new URLSearchParams(text))
  const parts = text.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)
  return new Map([...parts].map(([, name = '', value = '']) => [name, value]))
}

const ANSWERS: Record<string, string> = {
  name: 'Анна',
  surname: 'Примерова',
  phone: '9160000099',
  own_brand: 'Лада',
  own_model: 'Веста',
  own_year: '2020',
  own_mileage: '50000',
}

/** Everything the form still needs, but never the touched field. */
async function fillRest(form: Locator, touched: string | undefined) {
  const isOurs = (name: string) => name !== touched
  for (const [name, value] of Object.entries(ANSWERS)) {
    const field = form.locator(`input[name=${name}]:not([type=hidden])`)
    // Fields of a form may depend on one another.
    // oxlint-disable no-await-in-loop
    if (isOurs(name) && (await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value)
  }
  for (const name of ['city_id', 'dealer_id']) {
    const field = form.locator(`select[name=${name}]`)
    if (isOurs(name) && (await field.count()) > 0 && (await field.inputValue()) === '')
      await field.selectOption((await field.locator('option:not([value=""])').first().getAttribute('value')) ?? '')
    // oxlint-enable no-await-in-loop
  }
  const names = await form
    .locator('input[type=radio]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => (radio as HTMLInputElement).name))])
  for (const name of names.filter(isOurs)) {
    const group = form.locator(`input[type=radio][name=${name}]`)
    // oxlint-disable-next-line no-await-in-loop
    const isOpen = await group.evaluateAll((radios) => !radios.some((radio) => (radio as HTMLInputElement).checked))
    // oxlint-disable-next-line no-await-in-loop
    if (isOpen) await group.first().check({ force: true })
  }
  const date = form.locator('input[type=date]')
  if (isOurs('date') && (await date.count()) > 0 && (await date.inputValue()) === '')
    await date.fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))
  for (const name of ['licence', 'agree'].filter(isOurs)) {
    const box = form.locator(`input[type=checkbox][name=${name}]`)
    // oxlint-disable-next-line no-await-in-loop
    if ((await box.count()) > 0) await box.check({ force: true })
  }
}

/** The questions of a booking, the first answer each, until its form is there. */
async function answerAll(page: Page) {
  const form = page.locator('form input[name=agree]').filter({ visible: true })
  const questions = ['time', 'dealer_id', 'city_id'].map((name) =>
    page.locator(`main button[name=${name}]:not([aria-pressed=true], :disabled)`).filter({ visible: true }).first(),
  )
  for (let step = 0; step < 6; step++) {
    const [first, ...others] = questions
    // One question after another.
    // oxlint-disable no-await-in-loop
    await expect(others.reduce((any, one) => any.or(one), first!.or(form)).first()).toBeVisible()
    if ((await form.count()) > 0) return
    for (const question of questions)
      if ((await question.count()) > 0) {
        await question.click()
        break
      }
    await page.waitForTimeout(400)
    // oxlint-enable no-await-in-loop
  }
}
