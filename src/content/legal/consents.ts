import type { LegalFacts, LegalText } from '#src/content/legal/document.ts'
import { BRAND } from '#src/brand/brand.ts'

/** The purpose of each form's data. One consent names one purpose. */
export const CONSENT_PURPOSES = [
  'test-drive',
  'trade-in',
  'configurator',
  'lounge',
  'first-to-know',
  'question',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Fields of each form (components/forms/contact-fields.tsx): a consent names exactly what is asked. */
const contacts = (surname: '' | ' фамилия,' | ' фамилия (если она указана),') =>
  `имя,${surname} номер телефона, адрес электронной почты (если он указан)`
/** Sent with every request (domain/passed-fields.ts). */
const sourceData =
  'сведения о переходе на сайт: адрес предыдущего сайта, рекламные метки, а при согласии на аналитические файлы cookie — номер посетителя в счётчике'
export const consentPurposes: Record<ConsentPurpose, { aim: string; data: string; toDealer: boolean }> = {
  'test-drive': {
    aim: 'рассмотрение моей заявки на тест-драйв, запись на выбранное время и связь со мной по этой заявке',
    data: `${contacts(' фамилия,')}, город, выбранные дилер и модель, дата и время визита, сведения о наличии водительского удостоверения, комментарий к заявке`,
    toDealer: true,
  },
  'trade-in': {
    aim: 'предварительная оценка моего автомобиля для обмена по программе трейд-ин и связь со мной по этой заявке',
    data: `${contacts(' фамилия (если она указана),')}, город, выбранные дилер и модель, марка, модель, год выпуска, пробег и VIN моего автомобиля`,
    toDealer: true,
  },
  configurator: {
    aim: 'передача собранной мной конфигурации автомобиля дилеру и связь со мной по этой заявке',
    data: `${contacts(' фамилия,')}, город, выбранный дилер, состав конфигурации автомобиля`,
    toDealer: true,
  },
  lounge: {
    aim: 'бронирование моего визита в лаунж и подтверждение визита по телефону',
    data: `${contacts('')}, выбранный лаунж, дата визита, число гостей, цель визита`,
    toDealer: true,
  },
  'first-to-know': {
    aim: 'однократное сообщение мне цены выбранной модели в день её объявления',
    data: `${contacts('')}, выбранная модель`,
    toDealer: false,
  },
  question: {
    aim: 'рассмотрение моего вопроса, отзыва или жалобы и ответ на обращение',
    data: `${contacts(' фамилия,')}, город, текст обращения`,
    toDealer: false,
  },
}

/** What was sent by a form of the site has a page of its own, which withdraws it at once. A question has none. */
const ONLINE = 'кнопкой «Отозвать» на странице заявки, ссылка на которую есть в подтверждении, '

/** The recipient of the data; `aim` defaults to that of the purpose. */
export type ConsentFacts = LegalFacts & { recipient: string; aim?: string }

/**
 * Consent to the processing of personal data: a document separate from every other text (152-ФЗ, art. 9). The dealer is
 * named as soon as the visitor has chosen one.
 */
export function consentToProcessing(purpose: ConsentPurpose, facts: ConsentFacts): LegalText {
  const { aim, data, toDealer } = consentPurposes[purpose]
  const transfer = toDealer ? `, передача ${facts.recipient}` : ''
  const term =
    purpose === 'first-to-know'
      ? `${facts.waitingTerm} со дня отправки заявки,`
      : `${facts.leadTerm} со дня отправки заявки`
  return {
    title: 'Согласие на обработку персональных данных',
    sections: [
      {
        paragraphs: [
          `Я, заполнив форму на сайте, свободно, своей волей и в своём интересе даю ${facts.operator} (далее — оператор) согласие на обработку моих персональных данных на следующих условиях.`,
        ],
        items: [
          `Цель: ${facts.aim ?? aim}.`,
          `Данные: ${data}; ${sourceData}.`,
          `Действия: сбор, запись, систематизация, хранение, уточнение, использование${transfer}, блокирование, удаление и уничтожение — с использованием средств автоматизации, в базах данных на территории Российской Федерации.`,
          `Срок: ${term} либо до отзыва согласия, если он поступит раньше.`,
          `Отзыв: ${purpose === 'question' ? '' : ONLINE}письмом на ${facts.email}, по телефону ${facts.phone} или письменно по адресу оператора. После отзыва обработка прекращается, а данные уничтожаются в срок, установленный законом, — не позднее 30 дней.`,
        ],
      },
      {
        paragraphs: [
          'Мне известно, что согласие даётся отдельно от других документов, что я могу не давать его и обратиться к оператору по телефону, а также что порядок обработки описан в политике обработки персональных данных.',
        ],
      },
    ],
  }
}

/** Consent to advertising: separate and optional (38-ФЗ, art. 18). */
export const consentToAdvertising = (facts: LegalFacts): LegalText => ({
  title: 'Согласие на получение рекламы',
  sections: [
    {
      paragraphs: [
        `Я согласен получать от ${facts.operator} сообщения рекламного характера об автомобилях, условиях и событиях ${BRAND} по телефону, в СМС, мессенджерах и по электронной почте, для чего разрешаю использовать указанные мной имя, номер телефона и адрес электронной почты.`,
        `Согласие необязательно: от него не зависит рассмотрение заявки. Оно действует до отказа. Отказаться можно в любой момент: по ссылке в письме, ответом «стоп», письмом на ${facts.email} или по телефону ${facts.phone}.`,
      ],
    },
  ],
})
