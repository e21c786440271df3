import { sql } from 'kysely'
import { NEW_CODE } from '#src/backend/content/adopted-cities.ts'
import type { Database } from '#src/backend/database.ts'
import { nameOfState } from '#src/office/desk-states.ts'
import type { DeskRequest } from '#src/office/shapes/request.ts'

/** The history of a request in sentences: actions of the visitor and of the desk, and who saw it. */

type Event = DeskRequest['events'][number]

const VISITOR: ReadonlyMap<string, string> = new Map([
  ['moved', 'Перенесена запись'],
  ['passed', 'Передана от другого дилера: он не позвонил вовремя'],
  ['cancelled', 'Заявка отменена'],
  ['withdrawn', 'Согласие отозвано, данные удалены'],
  ['expired', 'Срок хранения истёк, данные удалены'],
])

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['noted', 'Добавлена заметка'],
  ['retried', 'Сообщения отправлены ещё раз'],
  ['withdrawn', 'Согласие отозвано по просьбе посетителя'],
  ['confirmed', 'Запись подтверждена'],
  ['moved', 'Запись перенесена'],
  ['cancelled', 'Заявка отменена'],
  ['told', 'О цене сообщили по телефону'],
  ['undone', 'Изменение отменено'],
])

const SHOWN: ReadonlyMap<string, string> = new Map([
  ['opened', 'Заявка открыта'],
  ['exported', 'Заявка выгружена в файл'],
])

/** Of the first event of all. */
export const SENT = 'sent'

export async function eventsOf(db: Database, lead: { id: string; number: string; created_at: string }) {
  const [history, messages, views, users] = await Promise.all([
    db.selectFrom('office_history').selectAll().where('lead_id', '=', lead.id).execute(),
    db
      .selectFrom('outbox')
      .select(['id', 'event', 'created_at'])
      .where('lead_id', '=', lead.id)
      .where('channel', '=', 'crm')
      .execute(),
    viewsOf(db, lead.number),
    namesOf(db),
  ])
  const nameOf = (id: string | null) => (id === null ? 'Оператор сервера' : (users.get(id) ?? 'Бывший сотрудник'))
  const moments = new Set(history.map(({ at }) => at))
  const events: Event[] = [
    { id: SENT, at: lead.created_at, who: null, text: 'Заявка отправлена', isUndone: false },
    ...history.map((row) => ({
      id: row.id,
      at: row.at,
      who: nameOf(row.user_id),
      text: SIMPLE.get(row.kind) ?? changeText(row.details, users),
      isUndone: row.undone_at !== null,
    })),
    // The desk's own actions are in its own history.
    ...messages.flatMap(({ id, event, created_at }) => {
      const text = VISITOR.get(event)
      return text && !moments.has(created_at) ? [{ id, at: created_at, who: null, text, isUndone: false }] : []
    }),
    ...views.map(({ id, at, user_id, what }) => ({
      id,
      at,
      who: nameOf(user_id),
      text: SHOWN.get(what) ?? what,
      isUndone: false,
    })),
  ]
  return events.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

const MAX_VIEWS = 50

/** The newest of those that somebody opened, and of those that were taken to a file, alone or among others. */
async function viewsOf(db: Database, number: string) {
  // Literals: an index of these rows alone serves no statement that names them by a parameter.
  const of = (what: 'opened' | 'exported', is: '=' | 'like', numbers: string) =>
    db
      .selectFrom('office_view')
      .selectAll()
      .where('what', '=', sql.lit(what))
      .where('numbers', is, numbers)
      .orderBy('at', 'desc')
      .limit(MAX_VIEWS)
      .execute()
  return [...(await of('opened', '=', number)), ...(await of('exported', 'like', `%${number}%`))]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_VIEWS)
}

/** By id, whoever can have published something: people, and a new version of the code. */
export async function namesOf(db: Database): Promise<Map<string, string>> {
  const users = await db.selectFrom('office_user').select(['id', 'name']).execute()
  return new Map([...users.map(({ id, name }) => [id, name] as const), [NEW_CODE, 'Новая версия сайта']])
}

/** Values before and after a change; each of the three may be missing. */
export type ChangeDetails = {
  before: ChangedValues
  after: ChangedValues
  /** Version of the row after the change: another one means that it was changed again. */
  version: number
}
export type ChangedValues = { state?: string; owner_id?: string | null; remind_at?: string | null }

const moscow = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

function changeText(details: string, users: ReadonlyMap<string, string>): string {
  const { before = {}, after = {} } = JSON.parse(details) as Partial<ChangeDetails>
  const parts = [
    ...(after.state === undefined ? [] : [`${nameOfState(before.state ?? '')} → ${nameOfState(after.state)}`]),
    ...(after.owner_id === undefined
      ? []
      : [after.owner_id === null ? 'Снят ответственный' : `Ответственный: ${users.get(after.owner_id) ?? '—'}`]),
    ...(after.remind_at === undefined
      ? []
      : [
          after.remind_at === null
            ? 'Напоминание снято'
            : `Напомнить ${moscow.format(new Date(after.remind_at)).replace(' в ', ', ')} (МСК)`,
        ]),
  ]
  return parts.join('. ')
}
