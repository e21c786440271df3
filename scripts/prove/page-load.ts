import { hrefTo } from '#src/routes.ts'
import type { Proxy } from './proxy.ts'
import { pause } from './site-process.ts'
import { send, testDriveForm, waitingListForm, type Hour } from './visitor.ts'

/** Readers and writers behind a proxy, for proofs that replace what is behind it. */

export const LOADED_PAGES = [hrefTo('home'), '/gv70.html', '/dealers.html', '/warranty.html', '/news.html']
const READERS = 6
const WRITERS = 2
/**
 * Pause of a reader between two requests: some hundred requests a second in all, which leaves CPU time for the site.
 */
const READER_REST_MS = 40

export type Load = { stop: () => Promise<LoadSeen> }
export type LoadSeen = {
  requests: number
  /** Unexpected responses and broken connections, counted. */
  broken: Record<string, number>
  /** Numbers of the acknowledged requests. */
  acknowledged: Set<string>
}

/** A writer does not retry: every post must succeed at the first attempt. `hours` are used up. */
export function startLoad({ origin, ask }: Proxy, hours: Hour[]): Load {
  const finish = new AbortController()
  const seen: LoadSeen = { requests: 0, broken: {}, acknowledged: new Set() }
  const blame = (what: string) => {
    seen.broken[what] = (seen.broken[what] ?? 0) + 1
  }

  async function read(index: number): Promise<void> {
    for (let count = index; !finish.signal.aborted; count++) {
      try {
        const answer = await ask(origin + LOADED_PAGES[count % LOADED_PAGES.length]!)
        await answer.text()
        if (answer.status !== 200) blame(`GET ${answer.status}`)
      } catch (error) {
        blame(`GET ${codeOf(error)}`)
      }
      seen.requests++
      await pause(READER_REST_MS)
    }
  }

  async function write(index: number): Promise<void> {
    for (let person = index * 100_000; !finish.signal.aborted; person++) {
      const hour = person % 4 === 0 ? hours.pop() : undefined
      try {
        const form = hour ? testDriveForm(person, hour) : waitingListForm(person)
        const { status, receipt } = await send(origin, form, ask)
        if (receipt) seen.acknowledged.add(receipt.number)
        else blame(`POST ${status}`)
      } catch (error) {
        blame(`POST ${codeOf(error)}`)
      }
      seen.requests++
      await pause(20)
    }
  }

  const visitors = [
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: WRITERS }, (_, index) => write(index)),
  ]
  return {
    async stop() {
      finish.abort()
      await Promise.all(visitors)
      return seen
    },
  }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? String(error)
}
