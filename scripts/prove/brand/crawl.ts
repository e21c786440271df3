import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** Everything a site serves to whoever follows its links, as text. */
export type Given = {
  path: string
  status: number
  type: string
  /** Headers and body; of a PDF its text and metadata. */
  text: string
  bytes: Buffer
}

const MAX_ADDRESSES = 1500
const AT_ONCE = 4
/** Addresses in attributes, srcset, style sheets and JSON; a fragment is the same page. */
const LINK =
  /(?:href|src|action|poster|content|data-src)="([^"#]+)|url\(["']?([^"')#]+)|"((?:\/[\w.%-]+)+(?:\?[^"#\s]*)?)"/g
const SRCSET = /(?:src|image)set="([^"]+)"/gi

/** Reads the seeds, all pages of the sitemap, and what these link to on the same site. */
export async function crawl(origin: string, seeds: readonly string[]): Promise<Given[]> {
  const map = await read(origin, '/sitemap.xml')
  const named = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const queue = [...new Set(['/sitemap.xml', ...seeds, ...named])]
  const known = new Set(queue)
  const given: Given[] = []
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const one = await read(origin, path)
      given.push(one)
      for (const next of linksOf(one, origin))
        if (!known.has(next) && known.size < MAX_ADDRESSES) {
          known.add(next)
          queue.push(next)
        }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return given
}

/** The number of sitemap addresses among those. */
export const isPage = ({ type, status }: Given): boolean => type.startsWith('text/html') && status === 200

function linksOf({ text, type, path }: Given, origin: string): string[] {
  if (!/html|css|json|xml/.test(type)) return []
  const plain = text.replaceAll('&amp;', '&')
  const found = [
    ...[...plain.matchAll(LINK)].map(([, attribute, sheet, json]) => attribute ?? sheet ?? json ?? ''),
    ...[...plain.matchAll(SRCSET)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
  ]
  return found.flatMap((link) => {
    const url = URL.parse(link, origin + path)
    // The configurator has as many addresses as cars.
    const isOwn = url?.origin === origin && !(url.pathname === '/configurator' && url.search.length > 40)
    return isOwn ? [url.pathname + url.search] : []
  })
}

export async function read(origin: string, path: string): Promise<Given> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const body = /text|json|xml|javascript|calendar|vcard|manifest/.test(type)
    ? bytes.toString()
    : type === 'application/pdf'
      ? await wordsOfPdf(bytes)
      : ''
  return { path, status: response.status, type, text: `${headers}\n${body}`, bytes }
}

/** The text of all pages, including descriptions of figures, and the document's metadata. */
export async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const structure: unknown[] = []
  for (let page = 1; page <= pdf.numPages; page++) structure.push(await (await pdf.getPage(page)).getStructTree())
  return [text, JSON.stringify(info), JSON.stringify(structure)].join('\n')
}
