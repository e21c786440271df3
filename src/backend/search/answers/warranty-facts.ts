import { phrases } from '#src/backend/search/answers/question.ts'
import { warrantyTerms } from '#src/content/warranty-and-service.ts'
import { countOf, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'

const YEARS = ['год', 'года', 'лет'] as const
const { car, paintYears, corrosionYears } = warrantyTerms
const UNSURE = 'Срок уточняется; точный записан в сервисной книжке.'

export const warranty: readonly Fact[] = [
  {
    said: phrases('гарантия, гарантийный срок, гарантия пробег, гарантия километров, гарантия действует'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия на автомобиль: ${countOf(car.years, YEARS)} или ${formatNumber(car.km)}${NBSP}км`,
    text: `Что наступит раньше, со дня передачи первому владельцу. ${UNSURE}`,
  },
  {
    said: phrases('гарантия краска, гарантия лкп, гарантия лакокрасочное покрытие, гарантия покраска'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия на лакокрасочное покрытие: ${countOf(paintYears, YEARS)}`,
    text: UNSURE,
  },
  {
    said: phrases('гарантия коррозия, гарантия сквозная коррозия, гарантия кузов, гарантия ржавчина'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия от сквозной коррозии: ${countOf(corrosionYears, YEARS)}`,
    text: UNSURE,
  },
]
