import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { CRM_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import type { MailServer } from '../mail-server.ts'
import { pause } from '../site-process.ts'
import { freeHours, pairHeaders, send, testDriveForm } from '../visitor.ts'
import { wordsOfPdf } from './crawl.ts'

/**
 * Output that only a visitor's request causes: request pages, calendar files, documents of a configuration, letters.
 */

const DEALER = 1
const TIMEOUT_MS = 90_000

/** Books a test drive, sends a configuration and saves a build. Returns the resulting addresses. */
export async function actAsVisitor(url: string): Promise<string[]> {
  const [hour] = await freeHours(url, DEALER)
  if (!hour) throw new Error('No free hour to book')
  const configuration = {
    ...testDriveForm(2, hour),
    lead_type: 'configurator',
    config: '#model=g70',
    model: 'g70',
    request_key: randomUUID(),
  }
  const own: string[] = []
  for (const form of [testDriveForm(1, hour), configuration]) {
    const { receipt, message } = await send(url, { ...form, email: 'visitor@post.internal' })
    if (!receipt) throw new Error(`A request was refused: ${message}`)
    own.push(pathOf(receipt.url))
  }
  const build = await post(`${url}${DEALER_BASE}/v1/build`, { hash: '#model=gv70' })
  const code = pathOf(build.data.url).replace(/^\/build\/|\.html$/g, '')
  const made = (await (
    await fetch(`${url}${CRM_BASE}download/pdf/?build=${code}&dealer=${DEALER}&credit=0&save=1`)
  ).json()) as {
    file: string
  }
  return [...own, ...own.map((path) => `${path}.ics`), pathOf(build.data.url), `/upload/builds/${code}.jpg`, made.file]
}

const pathOf = (address: string) => new URL(address, 'http://site.example').pathname

async function post(url: string, body: object): Promise<{ data: { url: string } }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...pairHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { data: { url: string } }
}

export type Letter = { to: string; from: string; text: string }

/** Waits for this many letters; each with its headers, both bodies and attachments, as text. */
export async function lettersOf(mail: MailServer, count: number): Promise<Letter[]> {
  for (const since = Date.now(); Date.now() - since < TIMEOUT_MS && mail.taken().length < count;) await pause(200)
  return Promise.all(
    mail.taken().map(async ({ to, raw }) => {
      const { subject, from, text, html, attachments, headers } = await PostalMime.parse(raw)
      const attached = attachments.map(({ mimeType, filename, content }) => ({ mimeType, filename, content }))
      const read = attached.map(async ({ mimeType, filename, content }) => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
        return [filename, mimeType === 'application/pdf' ? await wordsOfPdf(bytes) : bytes.toString()].join('\n')
      })
      const said = headers.map(({ key, value }) => `${key}: ${value}`)
      return {
        to,
        from: from?.name ?? '',
        text: [...said, subject, text, html, ...(await Promise.all(read))].join('\n'),
      }
    }),
  )
}
