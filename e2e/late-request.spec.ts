import { DatabaseSync } from 'node:sqlite'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { API_BASE } from '#src/domain/constants.ts'
import { editions } from '#src/brand/brand.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { expectNoFaults, test, type OfficeSite } from './office-visit.ts'

/** A visitor whom nobody has called in time passes the request on. */

test('a visitor who was not called in time transfers the request to another dealer, whom the consent names', async ({
  page,
  browser,
  office,
  enter,
}) => {
  // The call-centre may call for every dealer: all of them keep the promise.
  const worker = await browser.newPage()
  await enter(worker, 'call-centre')
  await worker.close()
  await page.goto(`${office.site.url}/contacts.html`)
  const { url, number, callTime } = await sendRequest(page)
  expect(callTime).toBeTruthy()
  await page.goto(office.site.url + url)
  await expect(page.getByRole('button', { name: /^Передать дилеру/ })).toHaveCount(0)

  timeIsOver(office, number)
  await page.reload()
  const pass = page.getByRole('button', { name: /^Передать дилеру/ })
  const name = /«(.+)»/.exec((await pass.textContent()) ?? '')?.[1] ?? ''
  await expectNoFaults(page)
  const section = page.getByRole('region').filter({ has: pass })
  await section.getByRole('checkbox').check()
  await pass.click()
  await expect(page.getByRole('status').filter({ hasText: 'Заявка у' })).toContainText(name)
  await expect(pass).toHaveCount(0)
})

/** As a form with scripts sends it: a trade-in, which needs no hour. */
const sendRequest = (page: Page): Promise<LeadReceipt> =>
  page.evaluate(
    async ([base, edition]) => {
      await fetch(`${base}/v1/form-token`)
      const dealers = (await (await fetch(`${base}/v1/dealer?city_id=1`)).json()) as {
        data: { id: number; services: string[] }[]
      }
      const dealer = dealers.data.find(({ services }) => services.includes('tradeIn'))
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`${base}/v1/request`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
        body: JSON.stringify({
          lead_type: 'trade-in',
          model: '1',
          tradeInModelName: 'G70',
          own_brand: 'Toyota',
          own_model: 'Camry',
          own_year: '2018',
          own_mileage: '84000',
          city_id: '1',
          dealer_id: String(dealer?.id ?? ''),
          name: 'Анна',
          phone: '+7 916 123-45-67',
          agree: 'on',
          consent_edition: edition,
          consent_named: '1',
          place: 'Меню',
          page: '/contacts.html',
          request_key: crypto.randomUUID(),
        }),
      })
      return ((await answer.json()) as { data: LeadReceipt }).data
    },
    [API_BASE, editions.legal] as const,
  )

function timeIsOver(office: OfficeSite, number: string): void {
  const file = readdirSync(office.dataDir).find((name) => /\.(?:db|sqlite)$/.test(name)) ?? ''
  const db = new DatabaseSync(join(office.dataDir, file), { timeout: 5_000 })
  db.prepare('UPDATE lead SET call_by = ? WHERE number = ?').run('2021-01-01T09:00:00.000Z', number)
  db.close()
}
