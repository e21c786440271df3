import { creditFaq } from '#src/content/faq-credit.ts'
import { company } from '#src/domain/brand.ts'
import { typografDeep } from '#src/domain/typography.ts'

export const FAQ_TOPICS = ['buy', 'test-drive', 'credit', 'warranty', 'owners', 'connected', 'site'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]
export const faqTopicTitles: Record<FaqTopic, string> = {
  buy: 'Покупка',
  'test-drive': 'Тест-драйв',
  credit: 'Кредит',
  warranty: 'Гарантия',
  owners: 'Владельцам',
  connected: 'Подключённые сервисы',
  site: 'Сайт и данные',
}

/** `slug` is the anchor of the question on the support page. */
export type FaqItem = { id: number; slug: string; topic: FaqTopic; question: string; answer: string }

const questions: FaqItem[] = [
  {
    id: 1,
    slug: 'faq-price-final',
    topic: 'buy',
    question: 'Указанная на сайте цена окончательная?',
    answer:
      'Нет. Это максимальная рекомендованная розничная цена дистрибьютора. Окончательную цену называет дилер; она зависит от наличия, опций и условий.',
  },
  {
    id: 2,
    slug: 'faq-buy-online',
    topic: 'buy',
    question: 'Можно ли купить автомобиль прямо на сайте?',
    answer:
      'На этом сайте — нет: договор вы заключаете с дилером. Здесь можно собрать автомобиль, увидеть цену и платёж в месяц и показать сборку дилеру. Онлайн-покупка возможна на отдельной площадке, ссылка на неё есть в меню.',
  },
  {
    id: 3,
    slug: 'faq-no-price',
    topic: 'buy',
    question: 'Почему у G80 и GV80 не указана цена?',
    answer:
      'Она ещё не объявлена. Оставьте телефон в форме «Узнать первым» на странице модели: сообщим один раз, в день объявления.',
  },
  {
    id: 4,
    slug: 'faq-save-build',
    topic: 'buy',
    question: 'Как сохранить свою сборку без регистрации?',
    answer:
      'В конфигураторе на последнем шаге нажмите «Сохранить и поделиться»: появятся ссылка и QR-код, а сборка останется в этом браузере. Ссылка откроет ровно тот же автомобиль на любом устройстве.',
  },
  {
    id: 5,
    slug: 'faq-trade-in',
    topic: 'buy',
    question: 'Можно ли обменять мой автомобиль?',
    answer:
      'Да, по программе трейд-ин. Назовите свой автомобиль в форме на странице контактов: дилер сообщит предварительную стоимость, точную — после осмотра.',
  },
  {
    id: 6,
    slug: 'faq-td-docs',
    topic: 'test-drive',
    question: 'Что нужно для тест-драйва?',
    answer:
      'Паспорт и действующее водительское удостоверение категории B. Требования к возрасту и стажу уточнит дилер при подтверждении.',
  },
  {
    id: 7,
    slug: 'faq-td-duration',
    topic: 'test-drive',
    question: 'Сколько длится поездка?',
    answer: 'Около часа вместе со знакомством с автомобилем. Маршрут можно обсудить заранее.',
  },
  {
    id: 8,
    slug: 'faq-td-change',
    topic: 'test-drive',
    question: 'Могу ли я перенести запись?',
    answer:
      'Да: по ссылке на свою заявку, которую вы получите после записи, или по телефону дилера. Объяснять причину не нужно.',
  },
  {
    id: 9,
    slug: 'faq-td-kids',
    topic: 'test-drive',
    question: 'Можно ли приехать с детьми?',
    answer: 'Да. Предупредите, какое кресло нужно, или привезите своё.',
  },
  ...creditFaq,
  {
    id: 14,
    slug: 'faq-warranty-start',
    topic: 'warranty',
    question: 'С какого дня действует гарантия?',
    answer: 'Со дня передачи автомобиля первому владельцу. Дата записана в сервисной книжке.',
  },
  {
    id: 15,
    slug: 'faq-warranty-other-service',
    topic: 'warranty',
    question: 'Сохранится ли гарантия, если обслуживаться не у дилера?',
    answer:
      'Сохраните документы о работах и деталях. Отказать могут, только если неисправность вызвана этими работами или деталями.',
  },
  {
    id: 16,
    slug: 'faq-warranty-transfer',
    topic: 'warranty',
    question: 'Перейдёт ли гарантия новому владельцу?',
    answer: 'Да, она привязана к автомобилю. Передайте сервисную книжку.',
  },
  {
    id: 17,
    slug: 'faq-warranty-refused',
    topic: 'warranty',
    question: 'Куда обратиться, если дилер отказал?',
    answer: `Позвоните в службу поддержки: ${company.supportPhone}. Мы запросим заключение и ответим письменно.`,
  },
  {
    id: 18,
    slug: 'faq-road-help',
    topic: 'owners',
    question: 'Как вызвать помощь на дороге?',
    answer: `Позвоните ${company.supportPhone} и назовите место и номер автомобиля. Линия работает круглосуточно.`,
  },
  {
    id: 19,
    slug: 'faq-service-interval',
    topic: 'owners',
    question: 'Как часто проходить обслуживание?',
    answer: 'По графику из сервисной книжки, но не реже раза в год. Дилер подскажет ближайший срок по VIN.',
  },
  {
    id: 20,
    slug: 'faq-fuel',
    topic: 'owners',
    question: 'Какое топливо заливать?',
    answer: 'То, что указано на крышке бака и в руководстве. Для бензиновых двигателей — не ниже АИ-95.',
  },
  {
    id: 21,
    slug: 'faq-app-no-car',
    topic: 'connected',
    question: 'Что делать, если приложение не видит автомобиль?',
    answer: 'Проверьте связь в месте стоянки и срок услуги. Если не помогло, выйдите из приложения и войдите снова.',
  },
  {
    id: 22,
    slug: 'faq-location-privacy',
    topic: 'connected',
    question: 'Видит ли кто-то, где я езжу?',
    answer:
      'Местоположение передаётся только для услуг, которые вы включили. Передачу можно выключить в меню автомобиля.',
  },
  {
    id: 23,
    slug: 'faq-why-consent',
    topic: 'site',
    question: 'Почему вы просите согласие отдельной галочкой?',
    answer:
      'Так требует закон: согласие — отдельный документ. Без него мы не вправе передать заявку дилеру, но вы всегда можете просто позвонить.',
  },
  {
    id: 24,
    slug: 'faq-delete-data',
    topic: 'site',
    question: 'Как удалить мои данные?',
    answer: `Откройте страницу своей заявки и нажмите «Отозвать»: данные сотрём сразу. Ссылки нет — напишите на ${company.supportEmail} или позвоните в службу поддержки, мы удалим данные и подтвердим это.`,
  },
]

export const faq: readonly FaqItem[] = typografDeep(questions)
