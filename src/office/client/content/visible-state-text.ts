import { dateTimeText } from '#src/office/client/parts/times.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

/** For an item without a draft: what visitors see of it, and scheduled changes. */
export function visibleStateText({ body, planned }: Pick<ShownItem, 'body' | 'planned'>, now = new Date()): string {
  const at = planned && dateTimeText(planned.from, now)
  if (body !== null)
    return at === null
      ? 'Черновика нет: на сайте то, что в форме.'
      : `Черновика нет: в форме то, что на сайте сейчас. Изменится ${at}.`
  if (at === null) return 'Черновика нет, на сайте этого нет.'
  return `Черновика нет. На сайте появится ${at}. Чтобы поправить текст, отмените публикацию в истории: он снова станет черновиком.`
}
