import type { ConsentKind, LeadType } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { quoted } from '#src/domain/quoted.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

/** When somebody calls, where no time was promised. */
const IN_HOURS = 'в часы работы'

/** Texts of the request page. */
export const requestPageTexts = typografDeep({
  title: 'Ваша заявка',
  number: 'Заявка',
  sentOn: 'отправлена',
  headings: {
    'test-drive': 'Заявка на тест-драйв принята',
    'trade-in': 'Заявка на оценку принята',
    lounge: 'Бронь в лаунже получена',
    'waiting-list': 'Сообщим цену в день объявления',
    configurator: 'Ваша сборка у дилера',
  } satisfies Record<LeadType, string>,
  /** For a build whose document is still being made: the dealer gets both together. */
  withoutPdf: {
    heading: 'Ваша сборка принята',
    place: { name: 'Передаём дилеру', note: 'Вместе с документом, не позже чем через полчаса после отправки' },
  },
  cancelled: 'Заявка отменена',
  leftList: 'Вы не в списке',
  erased: 'Данные удалены',
  erasedLead: 'Имени, телефона и всего, что вы написали, у нас больше нет. Остались номер заявки и отметка о согласии.',
  withdrawnOn: 'Вы отозвали согласие',
  expiredOn: 'Срок хранения вышел',
  /** The effect of cancelling. */
  cancelledLeads: {
    booked: 'Время снова свободно для других, дилер об этом узнает.',
    'test-drive': 'Дилер узнает об этом и не станет предлагать время.',
    'trade-in': 'Дилер узнает, что оценка больше не нужна.',
    lounge: 'Администратор узнает, что вы не приедете.',
    'waiting-list': 'О цене мы теперь не сообщим.',
    configurator: 'Дилер узнает, что сборка вам больше не нужна.',
  } satisfies Record<LeadType | 'booked', string>,
  cancelledRetained: 'Данные заявки хранятся до срока ниже; удалить их можно сразу.',
  bookAgain: 'Записаться на другое время',
  save: 'Сохранить на этом устройстве',
  saved: 'Номер, автомобиль, дилер и час откроются и без сети; имени и телефона там нет.',
  dropSaved: 'Убрать с этого устройства',
  notSaved: 'Этот браузер ничего не сохраняет: запишите номер заявки.',
  notLoaded: 'Нет связи: заявка принята, но на этом устройстве пока не сохранена. Повторите, когда сеть появится.',
  track: 'Что происходит с заявкой',
  accepted: 'Принята',
  /** The state of the request, and what comes next. */
  places: {
    'test-drive': { name: 'У дилера', note: `Позвонит ${IN_HOURS}, чтобы подтвердить` },
    'trade-in': { name: 'У дилера', note: `Позвонит ${IN_HOURS} и назовёт предварительную стоимость` },
    lounge: { name: 'У администратора', note: `Позвонит ${IN_HOURS}, подтвердит визит и согласует час` },
    'waiting-list': { name: 'Ждёт объявления', note: 'Сообщим один раз' },
    configurator: { name: 'У дилера', note: `Позвонит ${IN_HOURS} и ответит на вопросы` },
  } satisfies Record<LeadType, { name: string; note: string }>,
  announced: 'Цена объявлена',
  announcedNote: 'Сообщим вам в ближайшие дни',
  toldNote: 'Мы сообщили её вам',
  ride: 'Поездка',
  rideOpen: 'Время предложит дилер',
  deleted: 'Данные удалены',
  erasure: 'Данные удалим',
  request: 'Заявка',
  rows: {
    type: 'О чём',
    model: 'Автомобиль',
    dealer: 'Дилер',
    lounge: 'Лаунж',
    hours: 'Часы работы',
    time: 'Время',
  },
  types: {
    'test-drive': 'Тест-драйв',
    'trade-in': 'Трейд-ин',
    lounge: 'Визит в лаунж',
    'waiting-list': 'Узнать цену первым',
    configurator: 'Сборка автомобиля',
  } satisfies Record<LeadType, string>,
  calendar: 'В календарь',
  route: 'Маршрут',
  actions: 'Что можно сделать',
  call: 'Позвонить дилеру',
  callUs: 'Позвонить нам',
  move: 'Перенести',
  pickTime: 'Выбрать время',
  moveSend: 'Перенести на это время',
  when: 'Когда приедете?',
  noSchedule: 'Не удалось загрузить расписание. Позвоните дилеру, он перенесёт запись.',
  calendarToo: 'Обновите и запись в календаре: файл тот же.',
  calendarMailed: 'Новая запись для календаря придёт письмом.',
  cancel: {
    booked: 'Отменить поездку',
    'test-drive': 'Отменить заявку',
    'trade-in': 'Отменить заявку',
    lounge: 'Отменить визит',
    'waiting-list': 'Выйти из списка',
    configurator: 'Отменить заявку',
  } satisfies Record<LeadType | 'booked', string>,
  cancelAsk: {
    booked: 'Отменить поездку? Время сразу станет свободным для других. Дилер об этом узнает.',
    'test-drive': 'Отменить заявку? Дилер узнает об этом и не станет предлагать время.',
    'trade-in': 'Отменить заявку на оценку? Дилер узнает, что она больше не нужна.',
    lounge: 'Отменить визит? Администратор узнает, что вы не приедете.',
    'waiting-list': 'Выйти из списка? О цене мы тогда не сообщим.',
    configurator:
      'Отменить заявку? Дилер узнает, что сборка вам больше не нужна. Документ останется здесь до срока ниже.',
  } satisfies Record<LeadType | 'booked', string>,
  cancelSend: 'Да, отменить',
  leaveList: 'Да, выйти',
  build: 'Ваша сборка',
  total: 'Итого',
  credit: 'Кредит',
  code: 'Код сборки',
  openPdf: 'Документ сборки (PDF)',
  noPdf: 'Документ ещё готовится: обновите страницу через минуту.',
  openBuild: 'Открыть в конфигураторе',
  late: 'Вам ещё не позвонили?',
  lateNobody: 'Рядом нет дилера, которому можно передать заявку. Позвоните нам: мы напомним о ней.',
  passNote:
    'Прежний дилер больше не увидит заявку, мы попросим его удалить ваши данные. Если время было выбрано, оно освободится.',
  consents: 'Ваши согласия',
  kinds: {
    processing: 'Обработка данных',
    advertising: 'Новости и предложения',
  } satisfies Record<ConsentKind, string>,
  notGiven: 'Не дано: рекламы не будет.',
  given: 'Дано',
  passedTo: 'Кому передали:',
  passedToNobody: 'Дилеру не передавали.',
  withdraw: 'Отозвать',
  withdrawAsk: 'Отозвать согласие и удалить данные?',
  withdrawNote: 'Данные сотрём сразу, запись, если она есть, отменится. Вернуть их нельзя.',
  withdrawAll: 'Отзываются все согласия этой заявки.',
  withdrawToo: 'Дилер получит просьбу удалить ваши данные.',
  withdrawSend: 'Удалить',
  secret: 'Страница открывается только по этой ссылке. Сохраните её и не пересылайте.',
  mailed: 'Она есть и в наших письмах об этой заявке.',
  sending: 'Отправляем…',
  /** For the top of the page. */
  meta: {
    title: 'Ваша заявка: что отправлено и что можно изменить',
    description: 'Личная страница заявки: что вы отправили, перенос и отмена записи, отзыв согласия и удаление данных.',
  },
})

const IN_HOURS_SHOWN = typograf(IN_HOURS)

export const requestPageText = {
  /** The note of a place with the promised time: «Позвонит сегодня до 15:30, чтобы подтвердить». */
  callsBy: (note: string, when: string) => note.replace(IN_HOURS_SHOWN, when),
  lateLead: (when: string) =>
    typograf(`Дилер обещал позвонить ${when}. Если звонка не было, передайте заявку другому дилеру рядом.`),
  passTo: (dealer: string, address: string) => typograf(`Другой дилер: ${quoted(dealer)}, ${address}.`),
  pass: (dealer: string) => `Передать дилеру ${quoted(dealer)}`,
  passedTo: (dealer: string) => typograf(`Заявка у дилера ${quoted(dealer)}`),
  booked: (day: string, time: string) => `Ждём вас ${day}, в\u00a0${time}, дилер ещё подтвердит`,
  moved: (day: string, time: string) => `Перенесли на\u00a0${day}, ${time}.`,
  chosen: (day: string, time: string) => `Записали на\u00a0${day}, ${time}.`,
  moveTo: (day: string, time: string) => `Перенести на\u00a0${day}, ${time}`,
  choose: (day: string, time: string) => `Приеду: ${day}, ${time}`,
  /** `until` is a date: the list's own term. */
  waiting: (car: string, contact: { email: string } | { phone: string }, until: string) =>
    typograf(
      `${'email' in contact ? `Напишем на ${contact.email}` : `Позвоним на ${contact.phone}`}, как только объявят цену ${car}: один раз, без рекламы. Данные храним до объявления, но не дольше, чем до ${until}`,
    ),
  /** Until the price is announced, at the latest until then. */
  waitingUntil: (day: string) => `Когда сообщим цену, не${NBSP}позже ${day}`,
} as const
