import { phrases, type Phrases } from '#src/backend/search/answers/question.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { hrefTo } from '#src/routes.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'

/** Frequent questions that visitors ask in other words than the FAQ uses. */
const asked: readonly { slug: string; said: Phrases }[] = [
  { slug: 'faq-discounts', said: phrases('скидка, акция, спецпредложение, распродажа') },
  { slug: 'faq-recycling-fee', said: phrases('утилизационный сбор, утильсбор') },
  { slug: 'faq-lost-key', said: phrases('потерять ключ, потерял ключ, ключ потерян, новый ключ, второй ключ') },
  { slug: 'faq-towing', said: phrases('прицеп, фаркоп, буксировать, буксировка') },
  {
    slug: 'faq-delivery',
    said: phrases(
      'доставка, доставка автомобиль, доставить автомобиль, придет автомобиль, заказанный автомобиль, срок поставка, ждать автомобиль',
    ),
  },
  { slug: 'faq-td-docs', said: phrases('документы тест-драйв, права тест-драйв, паспорт тест-драйв') },
  {
    slug: 'faq-td-change',
    said: phrases('отменить запись, перенести запись, отменить тест-драйв, перенести тест-драйв'),
  },
]

export const faqFacts = (items: readonly FaqItem[]): Fact[] =>
  asked.flatMap(({ slug, said }) => {
    const item = items.find((known) => known.slug === slug)
    return item
      ? [{ said, general: true, url: hrefTo('support', { hash: slug }), title: item.question, text: item.answer }]
      : []
  })
