import type { Fact } from '#src/backend/search/answers/fact.ts'
import { phrases } from '#src/backend/search/answers/question.ts'
import { pageCopies } from '#src/content/all-pages.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo, type StaticRouteName } from '#src/routes.ts'

/** Questions that a page of the site answers in its own words. */

/** The paragraphs of a section of a page; '' when the page has no such section. */
const sectionOf = (route: StaticRouteName, id: string): string =>
  pageCopies
    .get(route)
    ?.sections.find((section) => section.id === id)
    ?.text.join(' ') ?? ''

const firstSentence = (text: string): string => text.replace(/(?<=\.) .*$/su, '')

const leasing: Fact = {
  said: phrases('лизинг, лизинг юридический, лизинг компания, автомобиль юридический'),
  general: true,
  distinctive: true,
  url: hrefTo('finance', { hash: 'leasing' }),
  title: 'Лизинг для компаний',
  text: sectionOf('finance', 'leasing'),
}

const used: Fact = {
  said: phrases(
    'пробег, автомобиль пробег, подержанный автомобиль, вторичка, вторичный рынок, сертифицированный автомобиль',
  ),
  general: true,
  url: hrefTo('certified'),
  title: pageCopies.get('certified')?.h1 ?? '',
  text: [sectionOf('certified', 'meaning'), firstSentence(sectionOf('certified', 'stock'))].filter(Boolean).join(' '),
}

const covered: Fact = {
  said: phrases(
    'гарантия входит, гарантия покрывает, гарантия распространяется, гарантия аккумулятор, гарантия двигатель, гарантия коробка, гарантия подвеска, гарантия тормоза, гарантия колодки, гарантия шины, гарантия расходники, гарантия электроника',
  ),
  general: true,
  url: hrefTo('warranty'),
  title: 'Что входит в гарантию',
  text: `${sectionOf('warranty', 'included')} Не входят: ${lowerFirst(sectionOf('warranty', 'excluded'))}`,
}

const inStock: Fact = {
  said: phrases('наличие, автомобиль наличие, склад, на складе'),
  distinctive: true,
  general: true,
  url: hrefTo('dealers'),
  title: 'Что есть в наличии, знает дилер',
  text: 'Списка машин на складах на сайте нет. Выберите город: у каждого дилера указаны телефоны и часы работы.',
}

/** Fuels are those of the engines of all models: an electric one would have its own. */
const fuels = new Set<string>(MODEL_CODES.flatMap(modificationsOf).map(({ fuel }) => fuel))
const electric: Fact = {
  said: phrases('электромобиль, электрический, электричка, гибрид, гибридный, на электричестве'),
  distinctive: true,
  general: true,
  url: hrefTo('future-mint'),
  title: 'Электромобилей и гибридов в продаже нет',
  text: `Двигатели всех моделей — ${fuels.has('diesel') ? 'бензиновые и дизельные' : 'бензиновые'}. Mint — концепт городского электромобиля: в продажу он не поступает.`,
}

export const pageFacts: readonly Fact[] = [leasing, used, covered, inStock, electric].filter(
  ({ text }) => text.trim() !== '',
)
