import { article } from '../../tests/proofs/published-article.ts'
import { createRandom } from './seed.ts'
import type { OfficeAnswer, OfficeVisitor } from './office-visitor.ts'
import type { SiteProcess } from './site-process.ts'

/** An editor publishes continuously, and the process that serves site and office is killed meanwhile. */

export type Killed = { rounds: number; published: number; faults: string[] }
type Parts = { start: () => Promise<SiteProcess>; editor: OfficeVisitor; rounds: number }

const LONGEST_MS = 1_500

export async function provePublishingKilled({ start, editor, rounds }: Parts): Promise<Killed> {
  const chance = createRandom('publishing')
  const faults: string[] = []
  let key: string | null = null
  let number = 0
  let told = -1
  let site = await start()
  for (let round = 0; round < rounds; round++) {
    const first = number
    let kill: Promise<void> | undefined
    for (let isAlive = true; isAlive;) {
      const published: { key: string } | null = await publish(editor, key, number).catch(ignoreGone)
      isAlive = published !== null
      key = published?.key ?? key
      told = published ? number : told
      number++
      kill ??= killIn(site, chance() * LONGEST_MS)
    }
    await kill
    site = await start()
    const { status, text } = await shown(site)
    const [name, body] = [/Выпуск.(\d+)/.exec(text)?.[1], /Номер.(\d+)/.exec(text)?.[1]].map(Number)
    // Killed before its first acknowledgement, a round may have left nothing.
    if (status === 404 && told < 0) continue
    const isRight = name === body && name !== undefined && name >= told && name <= number
    if (!isRight) faults.push(`round ${round}: from ${first}, told ${told}, shown ${name} with ${body}, ${status}`)
    key ??= await keyOf(editor)
  }
  await site.stop()
  return { rounds, published: told + 1, faults }
}

const killIn = (site: SiteProcess, ms: number) =>
  new Promise<void>((done, fail) => {
    setTimeout(() => void site.kill().then(done, fail), ms)
  })

/** Null where the process is gone; a refusal is a fault of this proof. */
function ignoreGone(error: unknown): null {
  if (error instanceof TypeError) return null
  throw error
}

async function publish(editor: OfficeVisitor, key: string | null, number: number): Promise<{ key: string }> {
  const saved = await editor.call('content.save', { kind: 'news', key, body: article(number), revision: null })
  // A draft left by the killed process is continued.
  const draft = saved.status === 409 ? await openDraft(editor, key, number) : taken(saved)
  taken(await editor.call('content.publish', { ...draft, from: null, until: null }))
  return { key: String(draft['key']) }
}

function taken({ status, data }: OfficeAnswer): OfficeAnswer['data'] {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(data)}`)
  return data
}

async function openDraft(editor: OfficeVisitor, key: string | null, number: number) {
  const { data } = await editor.call('content.get', { kind: 'news', key })
  // Cast: the schema of the call's own output (src/office/shapes/content.ts).
  const { revision } = data['draft'] as { revision: number }
  return taken(await editor.call('content.save', { kind: 'news', key, body: article(number), revision }))
}

async function keyOf(editor: OfficeVisitor): Promise<string | null> {
  const { data } = await editor.call('content.list', { kind: 'news' })
  // Cast: as above.
  const lines = data['lines'] as { key: string; title: string }[]
  return lines.find(({ title }) => title.startsWith('Выпуск'))?.key ?? null
}

async function shown({ url }: SiteProcess): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}/news/vypusk.html`)
  return { status: answer.status, text: await answer.text() }
}
