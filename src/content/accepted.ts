import { quoted } from '#src/domain/quoted.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

/** Texts of the confirmation of every request. */
export const accepted = {
  /** After a reload of the page it was sent from, or where its form was closed before the response. */
  before: (number: string) => typograf(`Вы уже отправили заявку ${number}. Что с ней, видно на её странице.`),
  ...typografDeep({
    ownPage: 'Страница заявки',
    number: 'Номер заявки',
    car: 'Автомобиль',
    wanted: 'Хотите',
    own: 'Ваш автомобиль',
    dealer: 'Дилер',
    lounge: 'Лаунж',
    day: 'День',
    time: 'Время',
    timeByDealer: 'Предложит дилер',
    guests: 'Гостей',
    purpose: 'Цель визита',
    contact: 'Куда сообщим',
    kept: 'Храним данные',
    copyLink: 'Скопировать ссылку',
    ownAddress: 'Адрес страницы заявки',
    copied: 'Ссылка скопирована: по ней страница заявки откроется снова',
    byHand: 'Адрес выделен: скопируйте его из поля',
    mailed: 'Подтверждение придёт на почту, которую вы указали.',
    mailedWithCalendar: 'Подтверждение с записью для календаря придёт на почту, которую вы указали.',
  }),
}

/** What happens next; `when` is «сегодня до 21:00», by the opening hours of the place that answers. */
export const nextText = {
  booked: (when: string) => typograf(`Дилер позвонит ${when}, чтобы подтвердить время.`),
  /**
   * The place does not open before that. Whether the hour is held is not said: it may wait for the dealer's
   * confirmation, and no response reveals that (decision 0018).
   */
  bookedForOpening: typograf(
    'Дилер откроется незадолго до этого часа и позвонит, чтобы подтвердить его, возможно, когда вы уже в пути.',
  ),
  withoutTime: (when: string) => typograf(`Дилер позвонит ${when} и предложит время.`),
  tradeIn: (dealer: string | undefined, when: string) =>
    typograf(
      `Специалист дилера${dealer ? ` ${quoted(dealer)}` : ''} позвонит ${when} и назовёт предварительную стоимость. Точную определят после осмотра.`,
    ),
  lounge: (when: string) => typograf(`Администратор позвонит ${when}, подтвердит визит и согласует час.`),
  order: (when: string) =>
    typograf(
      `Дилер позвонит ${when}, чтобы обсудить покупку. На странице заявки видно, что ему передали, там её можно отозвать.`,
    ),
} as const
