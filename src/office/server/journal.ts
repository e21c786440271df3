import { plural } from '#src/domain/format.ts'
import type { Database } from '#src/backend/database.ts'
import type { Handler } from '#src/office/server/context.ts'
import { OF_CONTENT, subjectsOf } from '#src/office/server/journal-content.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import type { RecordKind } from '#src/office/server/record.ts'

/** The office's log for its owner: sign-ins, changes of users and content, and who saw whose data. */

const PAGE = 50

/** Messages about users; actions on a request are in its own history. */
const OF_USERS: ReadonlyMap<string, string> = new Map<RecordKind, string>([
  ['signed-in', 'Вход'],
  ['sign-in-failed', 'Неудачный вход'],
  ['locked', 'Вход закрыт на 15 минут после неудачных попыток'],
  ['unlocked', 'Вход снова открыт оператором'],
  ['enrolled', 'Настроен вход по коду'],
  ['password-set', 'Выбран пароль'],
  ['codes-renewed', 'Выданы новые запасные коды'],
  ['invited', 'Приглашение'],
  ['user-changed', 'Изменены права'],
  ['link-made', 'Выдана ссылка для пароля'],
  ['link-asked', 'Запрошена ссылка для пароля на странице входа'],
  ['factor-reset', 'Сброшен вход по коду'],
  ['key-renewed', 'Заменён ключ входа: все сеансы, коды и ссылки закончились'],
  ['sessions-ended', 'Завершены сеансы'],
  ['blocked', 'Закрыты часы тест-драйвов'],
  ['freed', 'Открыты часы тест-драйвов'],
  ['announced', 'О цене сообщено листу ожидания'],
])

export const readJournal: Handler<'journal.read'> = async ({ db }, { page }) => {
  const names = await namesOf(db)
  const nameOf = (id: string | null) => (id === null ? '—' : (names.get(id) ?? 'Бывший сотрудник'))
  // Each of the two lists may fill the page alone.
  const wanted = page * PAGE + 1
  const [history, views] = await Promise.all([historyOf(db, wanted), viewsOf(db, wanted)])
  const all = [...history, ...views].toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const shown = all.slice((page - 1) * PAGE, page * PAGE)
  const subjects = await subjectsOf(
    db,
    shown.filter((row) => 'kind' in row),
  )
  const textOf = (row: (typeof all)[number]): string => {
    if (!('kind' in row)) return viewText(row.what, row.numbers, row.count)
    const { id, kind, user_id, about_id } = row
    const about = about_id !== null && about_id !== user_id && user_id !== null ? nameOf(about_id) : ''
    const sentence = OF_USERS.get(kind) ?? OF_CONTENT.get(kind) ?? kind
    return [sentence, subjects.get(id) ?? '', about].filter(Boolean).join(': ')
  }
  const whoOf = (row: (typeof all)[number]) => nameOf('kind' in row ? (row.user_id ?? row.about_id) : row.user_id)
  return {
    rows: shown.map((row) => ({ id: row.id, at: row.at, who: whoOf(row), text: textOf(row) })),
    hasMore: all.length > page * PAGE,
  }
}

const historyOf = (db: Database, limit: number) =>
  db
    .selectFrom('office_history')
    .selectAll()
    .where('kind', 'in', [...OF_USERS.keys(), ...OF_CONTENT.keys()])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

const viewsOf = (db: Database, limit: number) =>
  db.selectFrom('office_view').selectAll().orderBy('at', 'desc').limit(limit).execute()

/** This many numbers are named; the whole list is in the table. */
const NAMED = 5

function viewText(what: string, numbers: string, count: number): string {
  const list = numbers.split(' ')
  const named = `${list.slice(0, NAMED).join(', ')}${list.length > NAMED ? '…' : ''}`
  if (what === 'opened') return `Открыта заявка ${named}`
  const many = `${count} ${plural(count, ['заявка', 'заявки', 'заявок'])}`
  return `${what === 'exported' ? 'Выгрузка' : 'Список'}: ${many} (${named})`
}
