import { endOfRights } from '#src/domain/content/picture-rights.ts'
import { dayText } from '#src/office/client/parts/times.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

const SOON_MS = 30 * 86_400_000

export type Rights = { state: 'held' | 'ending' | 'over'; text: string }

/** End of a picture's rights in words. «Ending» within thirty days. */
export function rightsOf({ owner, until }: Pick<OfficePicture, 'owner' | 'until'>, now = new Date()): Rights {
  if (owner === '') return { state: 'over', text: 'Не указано, чей снимок: на сайт не поставить' }
  if (until === null) return { state: 'held', text: `${owner}, без срока` }
  const [left, day] = [Date.parse(endOfRights(until)) - now.getTime(), dayText(`${until}T12:00:00Z`)]
  if (left <= 0) return { state: 'over', text: `${owner}: права закончились ${day}, на сайте снимка нет` }
  return { state: left < SOON_MS ? 'ending' : 'held', text: `${owner}, до ${day}` }
}
