import type { Pair } from '../pair.ts'
import { byKeys, byMouse, field, keys, mouse, named, retyped, touch, typed } from './words.ts'

/** Pages that answer at once: finance, models, prices, dealers, owners, warranty, support, link maker. */

const FINANCE = '/finance.html'
const CALCULATOR = '#calculator'
const comp = field('select', 'comp')
const firstPayment = field('slider', 'first')
const budget = field('textbox', 'budget')
const term: Pair = {
  kind: 'radio',
  page: FINANCE,
  what: 'term 48',
  do: touch(field('radio', 'term', '48')),
  shown: [{ checked: field('radio', 'term', '48') }, { text: '48 месяцев', within: '[data-credit]' }],
  sent: { link: 'term=48', within: CALCULATOR },
}

const MODELS = '/models.html'
const people: Pair = {
  kind: 'radio',
  page: MODELS,
  what: 'people family',
  do: touch(field('radio', 'people', 'family')),
  shown: [{ checked: field('radio', 'people', 'family') }, { text: 'Осталось ответить на 4', within: '[role=status]' }],
  sent: { address: { people: 'family' } },
}
/** The line that opens it. */
const comparison = named('summary', 'Чем они отличаются')
const only = field('checkbox', 'only')
const c1 = field('select', 'c1')
const length = field('textbox', 'length')

const PRICES = '/new-g70-price.html'
const OWNERS = '/owners.html'
const ownModel = field('select', 'model')
const lastDate = field('textbox', 'date')
const lastKm = field('textbox', 'last')
const service = { date: '10.10.2025', last: '12000', now: '20000' }
const count = named('button', 'Посчитать')

const km = field('slider', 'km')
const asked = field('textbox', 'q', undefined, 'main')
const question = named('summary', 'Сохранится ли гарантия')

const cityOf = (page: string): Pair => ({
  kind: 'select',
  page,
  what: 'city',
  do: keys(field('select', 'city'), 'ArrowDown'),
  shown: [{ value: 'moskva', of: field('select', 'city') }],
  sent: { address: { city: 'moskva' }, press: named('button', 'Показать') },
})

export const tools: readonly Pair[] = [
  {
    kind: 'select',
    page: FINANCE,
    what: 'car',
    do: keys(comp, 'ArrowDown'),
    shown: [{ value: '102', of: comp }],
    sent: { link: 'comp=102', within: CALCULATOR },
  },
  term,
  byKeys(term, 'Space'),
  {
    kind: 'radio',
    page: FINANCE,
    what: 'program 2',
    do: touch(field('radio', 'program', '2')),
    shown: [{ checked: field('radio', 'program', '2') }],
    sent: { link: 'program=2', within: CALCULATOR },
  },
  {
    kind: 'slider',
    page: FINANCE,
    what: 'first payment',
    do: [{ touch: firstPayment, at: 0.85 }],
    shown: [{ told: firstPayment, within: '[data-credit]' }],
    sent: null,
  },
  {
    kind: 'slider',
    page: FINANCE,
    what: 'first payment, keys',
    wide: true,
    do: keys(firstPayment, 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    shown: [
      { value: '33', of: firstPayment },
      { told: firstPayment, within: '[data-credit]' },
    ],
    sent: { link: 'first=33', within: CALCULATOR },
  },
  {
    kind: 'masked',
    page: FINANCE,
    what: 'budget',
    do: retyped(budget, '1500000'),
    shown: [{ value: '1 500 000 ₽', of: budget }, { focus: budget }],
    sent: { address: { budget: '1500000' } },
  },
  {
    kind: 'accordion',
    page: FINANCE,
    what: 'График платежей',
    do: touch(named('summary', 'График платежей')),
    shown: [{ unfolded: named('summary', 'График платежей') }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: FINANCE,
    what: 'question, keys',
    wide: true,
    do: keys(named('summary', 'Что такое остаточный'), 'Enter'),
    shown: [{ unfolded: named('summary', 'Что такое остаточный') }],
    sent: null,
  },

  people,
  byKeys(people, 'Space'),
  byMouse({ ...people, what: 'people family' }),
  {
    kind: 'checkbox',
    page: MODELS,
    what: 'only differences',
    wide: true,
    do: [...mouse(comparison), ...mouse(only)],
    shown: [{ unchecked: only }],
    sent: { address: { compare: /gv70/ } },
  },
  {
    kind: 'select',
    page: MODELS,
    what: 'first compared',
    wide: true,
    // Not the one that is shown without a press.
    do: [...mouse(comparison), ...keys(c1, 'ArrowDown', 'ArrowDown')],
    shown: [{ value: 'new-g80', of: c1 }],
    sent: { address: { compare: /new-g80/ } },
  },
  {
    kind: 'text',
    page: MODELS,
    what: 'length of the garage',
    wide: true,
    do: retyped(length, '6,1'),
    shown: [{ value: '6,1', of: length }, { focus: length }],
    sent: { address: { garage: /6[.,]1/ } },
  },

  {
    kind: 'accordion',
    page: '/g90-price.html',
    what: 'the line of a trim',
    do: touch(named('summary', 'Premier', 'tbody')),
    shown: [{ unfolded: named('summary', 'Premier', 'tbody') }],
    sent: null,
  },
  {
    kind: 'link',
    page: PRICES,
    what: 'drive',
    do: touch(named('link', 'Полный', 'nav[aria-label=Привод]')),
    shown: [{ pressed: named('link', 'Полный', 'nav[aria-label=Привод]') }],
    sent: { address: { drive: /./ }, path: PRICES },
  },
  {
    kind: 'link',
    page: PRICES,
    what: 'drive, keys',
    wide: true,
    do: keys(named('link', 'Полный', 'nav[aria-label=Привод]'), 'Enter'),
    shown: [{ pressed: named('link', 'Полный', 'nav[aria-label=Привод]') }],
    sent: { address: { drive: /./ }, path: PRICES },
  },

  cityOf('/dealers.html'),
  cityOf('/certified.html'),
  cityOf('/contacts.html'),
  { ...cityOf('/dealers.html'), what: 'city, wide', wide: true },
  {
    kind: 'link',
    page: '/dealers.html',
    what: 'Казань',
    do: [{ touch: named('link', 'Казань, 1 дилер') }],
    shown: [{ text: 'Волга Премиум', within: 'main' }],
    sent: { address: { city: 'kazan' } },
  },

  {
    kind: 'select',
    page: OWNERS,
    what: 'model',
    do: keys(ownModel, 'ArrowDown'),
    shown: [{ value: 'gv70', of: ownModel }],
    sent: { address: { model: 'gv70' }, fill: service, press: count },
  },
  {
    kind: 'date',
    page: OWNERS,
    what: 'last visit',
    do: typed(lastDate, '10102025'),
    shown: [{ value: service.date, of: lastDate }, { focus: lastDate }],
    sent: { address: { date: service.date }, fill: { last: service.last, now: service.now }, press: count },
  },
  {
    kind: 'text',
    page: OWNERS,
    what: 'last km',
    do: typed(lastKm, '12500'),
    shown: [{ value: '12500', of: lastKm }, { focus: lastKm }],
    sent: { address: { last: '12500' }, fill: { date: service.date, now: service.now }, press: count },
  },

  {
    kind: 'slider',
    page: '/warranty.html',
    what: 'km a year',
    do: [{ touch: km, at: 0.85 }],
    shown: [{ told: km, within: 'main label' }],
    sent: { address: { km: /^(?!24000$)\d+$/ } },
  },
  {
    kind: 'slider',
    page: '/warranty.html',
    what: 'km a year, keys',
    wide: true,
    do: keys(km, 'ArrowRight', 'ArrowRight'),
    shown: [{ told: km, within: 'main label' }],
    sent: { address: { km: /^(?!24000$)\d+$/ } },
  },
  {
    kind: 'radio',
    page: '/connected-services.html',
    what: 'doors',
    do: touch(field('radio', 'connected', 'doors')),
    shown: [{ checked: field('radio', 'connected', 'doors') }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: '/support.html',
    what: 'question',
    do: touch(question),
    shown: [{ unfolded: question }],
    sent: null,
  },
  {
    kind: 'search',
    page: '/support.html',
    what: 'question in words',
    do: typed(asked, 'гарантия'),
    // Items that do not fit are dimmed.
    shown: [{ value: 'гарантия', of: asked }, { focus: asked }, { hidden: '#faq-test-drive' }],
    sent: null,
  },
  {
    kind: 'text',
    page: '/tools/links.html',
    what: 'source',
    do: typed(field('textbox', 'source'), 'vk'),
    shown: [
      { value: 'vk', of: field('textbox', 'source') },
      { text: 'utm_source=vk', within: 'main output' },
    ],
    sent: null,
  },
  {
    kind: 'accordion',
    page: '/personal-data.html',
    what: 'document, keys',
    wide: true,
    do: keys(named('summary', 'Политика конфиденциальности'), 'Space'),
    shown: [{ unfolded: named('summary', 'Политика конфиденциальности') }],
    sent: null,
  },
]
