import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Quality 5: within 15 % of the best size at a hundredth of its time (measured, ssr-stack notes in docs/decisions). */
const BROTLI_ON_DEMAND = 5

const WINDOW_BITS = 17

/** Level 9 costs a fifth more time for a three-hundredth of the bytes. */
const GZIP_LEVEL = 6

/** A document in the codings that visitors ask for: each is made once, for the first who wants it. */
export type Encoded = {
  /** The codings there are by now. */
  ready: ReadonlyMap<Coding, Buffer>
  make: (coding: Coding) => Promise<Buffer>
}

export function createEncoded(raw: Buffer): Encoded {
  const ready = new Map<Coding, Buffer>([['identity', raw]])
  const pending = new Map<Coding, Promise<Buffer>>()
  return {
    ready,
    async make(coding) {
      const known = ready.get(coding)
      if (known) return known
      const job = pending.get(coding) ?? encode(raw, coding)
      pending.set(coding, job)
      const bytes = await job
      ready.set(coding, bytes)
      return bytes
    },
  }
}

function encode(raw: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return toGzip(raw, { level: GZIP_LEVEL })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_ON_DEMAND,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    // A page is smaller: the default window takes 4 MB of memory for each that is packed.
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  }
  return toBrotli(raw, { params })
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
