import { NBSP } from '#src/domain/nbsp.ts'

/**
 * Interface literals of the configurator's parts that are loaded when they are used: sharing a build, its document and
 * request. Exact, never typografed (page-texts.ts).
 */
export const orderTexts = {
  share: 'Сохранить и поделиться',
  copied: 'Ссылка скопирована',
  saved: 'Сборка, дилеры и последние страницы откроются и без сети.',
  notOffline: 'Нет связи: сборка цела, но без сети не откроется',
  copyByHand: 'Ссылка выделена: скопируйте её из поля',
  pdf: 'Скачать PDF',
  send: 'Отправить дилеру',
  order: 'Документ и заявка дилеру',
  orderText: `Документ на${NBSP}нескольких страницах: выбор с${NBSP}ценами, оснащение, характеристики, а${NBSP}с${NBSP}выбранной программой и${NBSP}расчёт кредита. Его можно скачать без контактов или сразу отправить дилеру вместе с${NBSP}заявкой.`,
  /** Without scripts the server makes the document itself, with the request. */
  orderTextPlain: `Дилер получит документ на${NBSP}нескольких страницах: выбор с${NBSP}ценами, оснащение, характеристики, а${NBSP}с${NBSP}выбранной программой и${NBSP}расчёт кредита.`,
  showDealers: 'Показать дилеров',
  dealersFirst: `Сначала город: после него появятся дилеры и${NBSP}поля для${NBSP}ваших контактов.`,
  dealersAnew: 'Другой город загрузит страницу заново: контакты впишите после него.',
  moreDealers: 'Ещё дилеры по расстоянию',
  pdfMaking: 'Готовим PDF…',
  pdfAgain: 'Попробовать ещё раз',
  openPdf: 'Открыть PDF',
  visitorRequest: 'Ваша заявка: посмотреть или отменить',
  withRequest: 'Готовим при отправке',
  sent: (dealer: string) => `Готово! PDF скачан, заявка у${NBSP}дилера ${dealer}.`,
  /** The document could not be made at once: the server makes it, and the dealer gets it with the request. */
  sentWithoutPdf: (dealer: string) => `Готово! Заявка для дилера ${dealer} принята.`,
  pdfFollows: `Документ ещё готовится: он${NBSP}появится на${NBSP}странице заявки, дилер получит его вместе с${NBSP}заявкой.`,
  /** The dealer's phone follows. */
  leadFailed: 'PDF готов. Заявку передать не удалось — позвоните дилеру:',
  /** The server has given the reason, or how long to wait; the dealer's phone follows. */
  leadRefused: (why: string) => `PDF готов. ${why.replace(/\.$/, '')}. Телефон дилера:`,
  pdfFailed: 'Не удалось подготовить PDF. Попробуйте ещё раз или сохраните ссылку на конфигурацию',
  sendAgain: 'Отправить ещё раз',
  code: 'Код сборки',
  codeHint: (code: string) =>
    `Код сборки: ${code}. Его можно продиктовать и${NBSP}найти поиском. Код действует год${NBSP}— с${NBSP}каждым открытием заново.`,
  qr: 'QR-код',
  qrFailed: 'Не удалось загрузить код. Проверьте соединение',
  qrHint: 'Наведите камеру телефона: откроется эта сборка.',
  qrHide: 'Скрыть код',
} as const
