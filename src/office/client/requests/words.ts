import type { LeadStatus, LeadType } from '#src/domain/lead.ts'

/** Short labels for a row of the desk. */
export const TYPE_NAMES: Readonly<Record<LeadType, string>> = {
  'test-drive': 'Тест-драйв',
  'trade-in': 'Трейд-ин',
  lounge: 'Лаунж',
  'waiting-list': 'Ждёт цену',
  configurator: 'Конфигурация',
}

/** State of a request set by the visitor, for the visitor or by time; an accepted one has no label. */
export const STATUS_NAMES: Readonly<Record<LeadStatus, string | null>> = {
  accepted: null,
  cancelled: 'Отменена',
  withdrawn: 'Согласие отозвано',
  expired: 'Срок хранения истёк',
}

const CHANNELS: ReadonlyMap<string, string> = new Map([
  ['crm', 'CRM'],
  ['schedule', 'Расписание'],
  ['people', 'Звонок'],
  ['mail:dealer', 'Письмо дилеру'],
  ['mail:visitor', 'Письмо посетителю'],
])
export const channelName = (channel: string): string =>
  channel.startsWith('mail:former:') ? 'Письмо прежнему дилеру' : (CHANNELS.get(channel) ?? 'Письмо дистрибьютору')

const EVENTS: ReadonlyMap<string, string> = new Map([
  ['created', 'новая заявка'],
  ['moved', 'перенос'],
  ['passed', 'передача другому дилеру'],
  ['cancelled', 'отмена'],
  ['withdrawn', 'отзыв согласия'],
  ['expired', 'конец срока'],
  ['refused', 'отказ от рекламы'],
  ['hour', 'запись на время'],
  ['announcement', 'цена объявлена'],
  ['reminder', 'напоминание'],
])
export const eventName = (event: string): string => EVENTS.get(event) ?? event

export const MESSAGE_STATES = {
  waiting: 'ждёт отправки',
  delivered: 'доставлено',
  dead: 'не доставлено',
  dropped: 'больше не нужно',
} as const
