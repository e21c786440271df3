import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Limits } from '#src/server/limits/limits.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import type { Printer } from '#src/printing/printer.ts'
import type { ShareCard } from '#src/printing/share-card.ts'

/** `etag` is a hash of the picture, so processes of one build agree on it. */
export type DrawnCard = { picture: Uint8Array; etag: string }
export type ShareCards = {
  /**
   * The picture of a card; `address` is the visitor's. Rejects with PostRejection 429 when that network has had too
   * many drawn, with PrinterBusyError when too many are queued. A cached card, or one being drawn for somebody else,
   * costs nothing.
   */
  of: (card: ShareCard, address: string) => Promise<DrawnCard>
}

/** Room for some hundred cards; drawing one takes 0.3 s of a thread. */
const CARDS_BYTES = 6 * 1024 * 1024

/** Draws share cards, each one once. */
export function createShareCards(printer: Pick<Printer, 'print'>, limits: Limits, maxBytes = CARDS_BYTES): ShareCards {
  const known = new LRUCache<string, DrawnCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ picture }) => picture.byteLength,
  })
  const pending = new Map<string, Promise<DrawnCard>>()

  async function draw(key: string, card: ShareCard, address: string): Promise<DrawnCard> {
    await limits.count(address)
    const picture = await printer.print({ kind: 'share-card', card })
    const drawn = { picture, etag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"` }
    known.set(key, drawn)
    return drawn
  }

  return {
    async of(card, address) {
      const key = JSON.stringify(card)
      for (;;) {
        const drawn = known.get(key)
        if (drawn) return drawn
        const running = pending.get(key)
        if (!running) break
        try {
          return await running
        } catch (error) {
          // The limit of the first visitor to ask says nothing about the others.
          if (!(error instanceof PostRejection)) throw error
        }
      }
      const job = draw(key, card, address).finally(() => pending.delete(key))
      pending.set(key, job)
      return job
    },
  }
}
