import { nextText } from '#src/content/accepted.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import type { LeadType } from '#src/domain/lead.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

/** Texts of letters about requests. No subject contains visitor data. */

/** «Заявка K7MN4P2R: тест-драйв <Brand> GV70, 16 июля, 12:00», after the event. */
export const subjectOf = (event: keyof typeof SUBJECTS, number: string, what: string): string =>
  `${SUBJECTS[event]} ${number}: ${what}`

const SUBJECTS = {
  created: 'Заявка',
  moved: 'Новое время, заявка',
  freed: 'Время не закреплено, заявка',
  given: 'Время закреплено, заявка',
  passed: 'Передана, заявка',
  gone: 'Передана другому дилеру, заявка',
  cancelled: 'Отмена, заявка',
  withdrawn: 'Удалите данные, заявка',
  refused: 'Без рекламы, заявка',
  reminder: 'Напоминание, заявка',
  announcement: 'Цена объявлена, заявка',
} as const

/** Texts for dealers and the distributor. */
export const staffLetter = typografDeep({
  events: {
    created: 'Новая заявка',
    moved: 'Новое время',
    passed: 'Заявка передана',
    gone: 'Заявка у другого дилера',
    cancelled: 'Заявка отменена',
    withdrawn: 'Удалите данные',
    refused: 'Посетитель отказался от рекламы',
  },
  call: 'Позвонить',
  timeByDealer: 'Время предлагаете вы: расписание не открылось.',
  movedLead: 'Теперь закреплено это время. Прежнее, если оно было другим, снова свободно.',
  freedLead: 'Это время больше не закреплено за посетителем и снова свободно. Договоритесь с ним по телефону.',
  waitsLead: 'Это время не закреплено за посетителем. Договоритесь с ним по телефону.',
  passedLead:
    'Прежний дилер не позвонил вовремя, и посетитель передал заявку дилеру, который назван ниже. Если время было выбрано, оно больше не действует: новое предлагает новый дилер.',
  goneLead:
    'Посетитель не дождался звонка в обещанное время и передал заявку другому дилеру: звонить не нужно. Его время, если оно было, снова свободно. Удалите прежние письма об этой заявке и всё, что выписали из них: имя, телефон, почту.',
  cancelledLead: 'Заявка отменена: звонить посетителю не нужно. Его время, если оно было, снова свободно.',
  withdrawnLead:
    'Посетитель отозвал согласие на обработку персональных данных. Удалите прежние письма об этой заявке и всё, что выписали из них: имя, телефон, почту.',
  refusedLead: 'Не используйте его имя, телефон и почту для рассылок и предложений. Сама заявка остаётся в силе.',
  replyNote: 'Ответ на это письмо получит посетитель: он оставил адрес для связи.',
  noReplyNote: 'Посетитель не оставил почту: отвечать на письмо некому, позвоните.',
  privacyNote: (until: string) =>
    `В письме персональные данные. Не пересылайте его и удалите, когда заявка закрыта, не позже ${until}`,
})

/** Price subscribers get no letter but the one with the price. */
export type Confirmed = Exclude<LeadType, 'waiting-list'>

const IN_HOURS = 'в часы работы'

/** Texts for visitors. */
export const visitorLetter = typografDeep({
  next: {
    booked: nextText.booked(IN_HOURS),
    'test-drive': nextText.withoutTime(IN_HOURS),
    'trade-in': nextText.tradeIn(undefined, IN_HOURS),
    lounge: nextText.lounge(IN_HOURS),
    configurator: `Дилер позвонит ${IN_HOURS}, чтобы обсудить покупку.`,
  } satisfies Record<Confirmed | 'booked', string>,
  moved: 'Это новое время, прежнее больше не действует.',
  freed: 'Приносим извинения: это время больше не за вами. Дилер позвонит в часы работы и предложит другое.',
  freedToo: 'Выбрать время можно и на странице заявки.',
  given: 'Это время снова за вами.',
  passed: 'Прежний дилер её больше не видит. Прежнее время, если оно было, не действует.',
  cancelled: requestPageTexts.cancelledLeads,
  reminder:
    'Возьмите водительское удостоверение. Если планы изменились, перенесите или отмените поездку: время сразу станет свободным для других.',
  announced: 'Вы просили сообщить, когда её объявят. Это единственное письмо о цене.',
  rows: {
    car: 'Автомобиль',
    dealer: 'Дилер',
    lounge: 'Лаунж',
    address: 'Адрес',
    phone: 'Телефон',
    hours: 'Часы работы',
    when: 'Время',
    day: 'День',
  },
  own: 'Открыть заявку',
  change: 'Перенести или отменить',
  again: 'Записаться на другое время',
  prices: 'Посмотреть автомобиль',
  route: 'Маршрут',
  call: 'Позвонить',
  calendar: {
    add: 'К письму приложен файл для календаря: откройте его, и поездка появится среди ваших дел.',
    move: 'К письму приложен файл для календаря: откройте его, и запись перейдёт на новое время.',
    strike: 'К письму приложен файл для календаря: откройте его, и запись оттуда исчезнет.',
  },
  secret: 'Страница заявки открывается по ссылке из этого письма без пароля: не пересылайте его.',
  why: (host: string) =>
    `Вы получили это письмо, потому что оставили адрес в заявке на сайте ${host}. Рекламы не будет, если вы её не просили.`,
  replyDealer: 'На письмо можно ответить: ответ получит дилер.',
  replySupport: 'На письмо можно ответить: ответ получит служба поддержки.',
  noReply: 'Отвечать на это письмо не нужно: вопросы решит звонок.',
})

export const letterText = {
  freed: (when: string) => `Запись на ${when} не действует`,
  price: (car: string, price: string) => `${car}: от\u00a0${price}`,
  tomorrow: (time: string) => `Завтра в\u00a0${time} ждём вас`,
  today: (time: string) => `Сегодня в\u00a0${time} ждём вас`,
  request: (number: string) => `Заявка ${number}`,
  why: (host: string) => typograf(visitorLetter.why(host)),
  privacy: (until: string) => typograf(staffLetter.privacyNote(until)),
} as const
