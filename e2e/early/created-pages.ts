import { randomInt } from 'node:crypto'
import { hrefTo } from '#src/routes.ts'
import { freeHours, pairHeaders, send, testDriveForm } from '../../scripts/prove/visitor.ts'
import { cityWith, dealersOf, needed, newsByDate } from '../content.ts'

/** Pages that belong to a visitor or an editor: they are created before the test acts on them. */

const makers = {
  /** A test drive that may be moved and cancelled. */
  ownPage: async (site) => {
    const [dealer] = dealersOf(
      cityWith((count) => count > 0, 'gv70'),
      'gv70',
    )
    const hours = await freeHours(site, needed(dealer, 'dealer with a GV70').id)
    // Pairs run in parallel: each books an hour of its own.
    const hour = needed(hours[randomInt(hours.length)], 'free hour')
    const { receipt, message } = await send(site, testDriveForm(randomInt(10 ** 7), hour))
    return new URL(needed(receipt, `receipt: ${message}`).url, site).pathname
  },
  /** A shared build. */
  build: async (site) => {
    const response = await fetch(`${site}/dealer/v1/build`, {
      method: 'POST',
      headers: { ...pairHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ hash: '#slide=7&model=gv70' }),
    })
    const { data } = (await response.json()) as { data: { code: string } }
    return hrefTo('build', { params: { code: data.code } })
  },
  article: async () => hrefTo('news-detail', { params: { code: needed(newsByDate[0], 'news').code } }),
} satisfies Record<string, (site: string) => Promise<string>>

/** Names of pages that have no address until they are created. */
export type CreatedPage = keyof typeof makers

const isCreated = (page: string): page is CreatedPage => Object.hasOwn(makers, page)

/** The address of a pair's page at the site. */
export const addressOf = (page: string, site: string): Promise<string> | string =>
  isCreated(page) ? makers[page](site) : page
