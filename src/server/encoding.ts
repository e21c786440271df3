import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Quality 5: within 15 % of the best size at a hundredth of its time (measured, ssr-stack notes in docs/decisions). */
const BROTLI_ON_DEMAND = 5

export type Encoded = Record<Coding, Buffer>

export async function encode(raw: Buffer): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_ON_DEMAND,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const [gzipped, br] = await Promise.all([toGzip(raw, { level: 9 }), toBrotli(raw, { params })])
  return { identity: raw, gzip: gzipped, br }
}

const known = new Map<string, Coding>()
const MAX_KNOWN = 200

/** The best coding an Accept-Encoding header allows; `q=0` forbids. */
export function chooseCoding(header: string | string[] | undefined): Coding {
  const accept = String(header ?? '')
  let coding = known.get(accept)
  if (!coding) {
    coding = allows(accept, 'br') ? 'br' : allows(accept, 'gzip') ? 'gzip' : 'identity'
    if (known.size < MAX_KNOWN && accept.length < 200) known.set(accept, coding)
  }
  return coding
}

function allows(accept: string, coding: Coding): boolean {
  for (const part of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim())
    if (name !== coding) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return quality === undefined || Number(quality.slice(2)) > 0
  }
  return false
}
