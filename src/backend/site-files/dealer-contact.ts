import { findDealerByCode } from '#src/backend/dealers.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { toVcard } from '#src/domain/vcard.ts'
import { hrefTo } from '#src/routes.ts'

const CONTACT = /^\/dealers\/([a-z0-9-]+)\.vcf$/

/** A dealer as a vCard; null for other addresses. An unknown code has no file. */
export function dealerContact(path: string): SiteFile | null {
  const [, code] = CONTACT.exec(path) ?? []
  if (code === undefined) return null
  return {
    type: 'text/vcard; charset=utf-8',
    async make({ db, publicOrigin }) {
      const found = await findDealerByCode(db, code)
      return found && toVcard(found.dealer, found.city, publicOrigin + hrefTo('dealers', { query: { dealer: code } }))
    },
  }
}
