import type { ContentKind } from '#src/domain/content/kinds.ts'
import { boundText } from '#src/office/client/parts/times.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

/** What hiding an item does, before it is done: a scheduled version shows the item again. */
export function hidingText(kind: ContentKind, planned: ShownItem['planned'], now = new Date()): string {
  const text = kind === 'days-off' ? LAW_ALONE : GONE
  if (planned === null || planned.body === null) return text
  return `${text} Назначенная публикация вернёт всё ${boundText('с', planned.from, now)}: если это не нужно, отмените и её в истории.`
}

const GONE = 'Запись исчезнет для посетителей в течение нескольких секунд. Вернуть её можно в истории.'
const LAW_ALONE =
  'Через несколько секунд в этом году останутся только праздники из закона, без переносов. Вернуть список можно в истории.'
