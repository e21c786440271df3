import { randomUUID } from 'node:crypto'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import { beginPost, type EndPost } from './raw-client.ts'

/** An HTTP visitor: fetches the XSRF pair and sends forms. */

const TOKEN = 'A'.repeat(22)
/** The pair: any value in the right format, the same in both places. */
export const pairHeaders = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }

/** The part of `fetch` that this visitor needs: for example through another network than the process's own. */
export type Ask = (
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string; redirect?: 'manual' },
) => Promise<{
  status: number
  headers: Pick<Headers, 'get'> & Iterable<[string, string]>
  text: () => Promise<string>
}>

export type Sent = { status: number; message: string; receipt: LeadReceipt | null }

export async function send(url: string, fields: Readonly<Record<string, string>>, ask: Ask = fetch): Promise<Sent> {
  const response = await ask(`${url}/dealer/v1/request`, {
    method: 'POST',
    headers: { ...pairHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const text = await response.text()
  // A proxy's own response is a page.
  const isEnvelope = text.startsWith('{')
  const { message, data } = isEnvelope
    ? (JSON.parse(text) as { message: string; data: LeadReceipt | null })
    : { message: text, data: null }
  return { status: response.status, message, receipt: response.status === 200 ? data : null }
}

/** The same form, of which the server has read the half and waits for the rest. */
export const beginSend = (url: string, fields: Readonly<Record<string, string>>): Promise<EndPost> =>
  beginPost(url, '/dealer/v1/request', {
    headers: { ...pairHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })

const common = (index: number) => ({
  name: 'Иван',
  phone: `+7916${String(index).padStart(7, '0')}`,
  agree: 'on',
  place: 'Проверка',
  page: '/test-drive.html',
  request_key: randomUUID(),
})

/** A request without an hour; each index is another person. */
export const waitingListForm = (index: number): Record<string, string> => ({
  ...common(index),
  lead_type: 'waiting-list',
  model: 'gv80',
})

/** A request that is accepted whatever the prices are: to the first dealer of the site with trade-in. */
export async function tradeInForm(url: string, index: number): Promise<Record<string, string>> {
  const response = await fetch(`${url}/dealer/v1/dealer`)
  const { data } = (await response.json()) as { data: { id: number; city_id: number; services: string[] }[] }
  const dealer = data.find(({ services }) => services.includes('tradeIn'))
  if (!dealer) throw new Error('No dealer of this site takes cars in')
  return {
    ...common(index),
    lead_type: 'trade-in',
    city_id: String(dealer.city_id),
    dealer_id: String(dealer.id),
    model: '2',
    tradeInModelName: 'GV70',
    own_brand: 'Toyota',
    own_model: 'Camry',
    own_year: '2015',
    own_mileage: '120 000',
  }
}

export type Hour = { dealerId: number; date: string; time: string }

export const testDriveForm = (index: number, { dealerId, date, time }: Hour): Record<string, string> => ({
  ...common(index),
  lead_type: 'test-drive',
  model: 'gv70',
  city_id: '1',
  dealer_id: String(dealerId),
  date,
  time,
  surname: 'Петров',
  licence: 'on',
})

/** Hours of a dealer that are free now. */
export async function freeHours(url: string, dealerId: number): Promise<Hour[]> {
  const response = await fetch(`${url}/dealer/schedule?method=getShedule&dealer_id=${dealerId}&model=gv70`)
  const { data } = (await response.json()) as { data: ScheduleMap }
  return Object.entries(data).flatMap(([date, slots]) =>
    Object.entries(slots)
      .filter(([, { available }]) => available)
      .map(([time]) => ({ dealerId, date, time })),
  )
}
