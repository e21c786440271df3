import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { company } from '#src/brand/brand.ts'
import { DAY_MS } from '#src/domain/day.ts'

/** The file must name its expiry date; it is generated on every request. */
const VALID_DAYS = 180

/** RFC 9116: where to report a vulnerability. */
export const security: SiteFile<string> = {
  type: 'text/plain; charset=utf-8',
  make({ publicOrigin, now }) {
    const day = new Date(Math.floor(now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS)
    return [
      `Contact: mailto:${company.supportEmail}`,
      `Expires: ${day.toISOString()}`,
      'Preferred-Languages: ru, en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
      '',
    ].join('\n')
  },
}
