import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** Questions about credit: of the support page and of the finance page. */
export const creditFaq: readonly FaqItem[] = typografDeep([
  {
    id: 10,
    slug: 'faq-psk',
    topic: 'credit',
    question: 'Что такое полная стоимость кредита?',
    answer:
      'Это все платежи по кредиту, выраженные в процентах годовых: не только ставка, но и обязательные расходы. Поэтому мы показываем её первой.',
  },
  {
    id: 11,
    slug: 'faq-restcost',
    topic: 'credit',
    question: 'Что такое остаточный платёж?',
    answer:
      'Часть стоимости автомобиля, перенесённая на конец срока. Её можно заплатить, рефинансировать или закрыть обменом автомобиля у дилера.',
  },
  {
    id: 12,
    slug: 'faq-calc-not-offer',
    topic: 'credit',
    question: 'Расчёт на сайте — это предложение банка?',
    answer: 'Нет, это предварительный расчёт. Решение и точные условия сообщает банк.',
  },
  {
    id: 13,
    slug: 'faq-early-repay',
    topic: 'credit',
    question: 'Можно ли погасить кредит досрочно?',
    answer: 'Да, закон это позволяет. Порядок и срок уведомления указаны в договоре.',
  },
])
