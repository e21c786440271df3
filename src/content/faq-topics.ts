import type { FaqTopic } from '#src/domain/faq.ts'

export const faqTopicTitles: Readonly<Record<FaqTopic, string>> = {
  buy: 'Покупка',
  'test-drive': 'Тест-драйв',
  credit: 'Кредит',
  warranty: 'Гарантия',
  owners: 'Владельцам',
  connected: 'Подключённые сервисы',
  site: 'Сайт и данные',
}
