import { expect, type Browser, type Page } from '@playwright/test'
import { dayIn, shownDay } from '#src/domain/day.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { shiftDate } from '#src/domain/timetable.ts'
import { needed } from './content.ts'
import { publish } from './office-editing.ts'
import { expectNoFaults, test } from './office-visit.ts'
import { answerCookies } from './screen.ts'
import { countRequests, hydrated, settled, watch } from './watch.ts'

const NAME = 'День колеса'
/** Of the shipped dealers: the first one. */
const DEALER = '1'

/** From then on a day may be closed: nobody's visit of today is at stake. */
const DAYS_AHEAD = 7

/** The first such day on which the dealer can be visited, whatever his week and the lists of days off are. */
async function bookableDay(page: Page, site: string): Promise<string> {
  const days = Array.from({ length: 20 }, (_, index) => shiftDate(dayIn(DEFAULT_ZONE, new Date()), index + DAYS_AHEAD))
  const map = await scheduleOf(page, site)
  return needed(
    days.find((day) => map[shownDay(day)]),
    'a day with free hours',
  )
}

test('a day off that is entered in the office closes the dealers: their pages, and the hours of test drives', async ({
  page,
  browser,
  office,
  enter,
}) => {
  const site = office.site.url
  const day = await bookableDay(page, site)
  await enter(page, 'editor')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await openYear(page, day.slice(0, 4))
  await page.getByRole('button', { name: 'Добавить день: Дни' }).click()
  await test.step('what is wrong is told at its field', async () => {
    const first = await page.getByLabel('Дата').first().inputValue()
    await page.getByLabel('Дата').last().fill(first)
    await page.getByLabel('Какой это день').last().fill(NAME)
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(page.getByText('Этот день уже есть в списке')).toBeVisible()
    await expectNoFaults(page)
  })
  await page.getByLabel('Дата').last().fill(day)
  await publish(page)
  await expect.poll(async () => Object.keys(await scheduleOf(page, site))).not.toContain(shownDay(day))
  const address = await dealerPage(page, site)
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(NAME)
  for (const width of [390, 1440]) await test.step(`a visitor at ${width}`, () => visit(browser, address, width))
})

/** The list of the year; where it has none, new ones until it has. */
async function openYear(page: Page, year: string): Promise<void> {
  for (;;) {
    await page.getByRole('tab', { name: 'Праздники и выходные' }).click()
    const add = page.getByRole('link', { name: 'Новый список' })
    await add.waitFor()
    const link = page.getByRole('main').getByRole('link', { name: `Праздники и выходные ${year} года` })
    const lists = page.getByRole('main').getByRole('list')
    await lists.or(page.getByText('Здесь пока ничего нет')).first().waitFor()
    if ((await link.count()) > 0) {
      await link.click()
      await page.getByLabel('Год').waitFor()
      return
    }
    await add.click()
    if ((await page.getByLabel('Год').inputValue()) === year) return
    await page.getByLabel('Какой это день').first().fill('Новый год!')
    await publish(page)
    await page.getByRole('link', { name: /^Все:/ }).click()
  }
}

/** The hours that can be booked, by day. */
async function scheduleOf(page: Page, site: string): Promise<ScheduleMap> {
  const answer = await page.request.get(`${site}/dealer/schedule?method=getShedule&dealer_id=${DEALER}`)
  const { data } = await answer.json()
  return data
}

/** Of the first one in the list. */
async function dealerPage(page: Page, site: string): Promise<string> {
  const list = await (await page.request.get(`${site}/dealers.html`)).text()
  const [path = ''] = /\/dealers\.html\?dealer=[\w-]+/.exec(list) ?? []
  return site + path
}

async function visit(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  countRequests(context)
  await answerCookies(context)
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('list', { name: 'Особые дни' }).first()).toContainText(NAME)
  await settled(page)
  expect(problems).toEqual([])
  await context.close()
}
