import type { Pair } from '../pair.ts'
import {
  boxOf,
  byKeys,
  byMouse,
  choiceOf,
  field,
  formOf,
  keys,
  lead,
  mouse,
  named,
  phoneOf,
  textOf,
  touch,
} from './words.ts'

/** Forms that become requests: lounge, test drive, trade-in, waiting list. */

const LOUNGE = '/lounge.html'
const city: Pair = { kind: 'radio', page: LOUNGE, ...choiceOf('lounge', 'dealer_id', '15') }
const petersburg: Pair = { kind: 'radio', page: LOUNGE, ...choiceOf('lounge', 'dealer_id', '5') }
const guests: Pair = { kind: 'radio', page: LOUNGE, ...choiceOf('lounge', 'guests', '3') }
/** The first day that is free. */
const visitDay = field('radio', 'date', undefined, formOf('lounge'))

const TEST_DRIVE = '/test-drive.html'
const BOOKED = `${TEST_DRIVE}?model=gv70&city_id=1&dealer_id=1&no_time=on`
const CITY = `${TEST_DRIVE}?model=gv70`

const CONTACTS = '/contacts.html'
const wish: Pair = { kind: 'radio', page: CONTACTS, ...choiceOf('trade-in', 'model', '4') }
const tradeCity = field('select', 'city_id', undefined, formOf('trade-in'))

/** The form is folded; its address opens it. */
const WAITING = '/new-g80.html#first-to-know'
const PROMO = '/promo-new-g80.html'
const price = named('summary', 'Узнайте цену первыми')
const consent = named('summary', 'Текст согласия')

export const forms: readonly Pair[] = [
  // A narrow form of a visit goes on after the day: here all its fields are those of a wide one.
  byMouse(petersburg),
  byMouse(city),
  byKeys(city, 'Space'),
  byMouse(guests),
  byMouse({ kind: 'radio', page: LOUNGE, ...choiceOf('lounge', 'purpose', 'business') }),
  byMouse({ kind: 'text', page: LOUNGE, ...textOf('lounge', 'name', 'Анна-Мария') }),
  byMouse({ kind: 'masked', page: LOUNGE, ...phoneOf('lounge') }),
  byMouse({ kind: 'text', page: LOUNGE, ...textOf('lounge', 'email', 'anna@example.ru') }),
  byMouse({ kind: 'checkbox', page: LOUNGE, ...boxOf('lounge', 'agree') }),
  byKeys({ kind: 'checkbox', page: LOUNGE, ...boxOf('lounge', 'agree_marketing') }, 'Space'),
  {
    kind: 'radio',
    page: LOUNGE,
    what: 'date',
    wide: true,
    do: keys(visitDay, 'Space'),
    shown: [{ checked: visitDay }],
    sent: lead('lounge', { date: /^\d{2}\.\d{2}\.\d{4}$/ }),
  },
  {
    kind: 'submit',
    page: LOUNGE,
    what: 'an empty form is told what it lacks',
    wide: true,
    do: mouse(named('button', 'Забронировать', formOf('lounge'))),
    shown: [{ text: 'Выберите лаунж', within: 'main' }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: LOUNGE,
    what: 'consent',
    wide: true,
    do: mouse(consent),
    shown: [{ unfolded: consent }],
    sent: null,
  },

  {
    kind: 'submit',
    page: TEST_DRIVE,
    what: 'model',
    do: touch(field('button', 'model', 'gv70')),
    shown: [{ visible: 'main button[name=city_id], main select[name=city_id]' }],
    sent: { booking: { model: 'gv70' } },
  },
  {
    kind: 'submit',
    page: TEST_DRIVE,
    what: 'model, keys',
    wide: true,
    do: keys(field('button', 'model', 'g90'), 'Enter'),
    shown: [{ visible: 'main button[name=city_id], main select[name=city_id]' }],
    sent: { booking: { model: 'g90' } },
  },
  {
    kind: 'submit',
    page: CITY,
    what: 'city',
    do: touch(field('button', 'city_id', '3')),
    shown: [{ text: 'Волга Премиум', within: 'main' }],
    sent: { booking: { model: 'gv70', dealer_id: '7' } },
  },
  { kind: 'text', page: BOOKED, ...textOf('test-drive', 'surname', 'Примерова-Тест') },
  { kind: 'masked', page: BOOKED, ...phoneOf('test-drive') },
  { kind: 'checkbox', page: BOOKED, ...boxOf('test-drive', 'agree') },

  wish,
  byKeys(wish, 'Space'),
  { kind: 'text', page: CONTACTS, ...textOf('trade-in', 'own_brand', 'Москвич') },
  { kind: 'masked', page: CONTACTS, ...textOf('trade-in', 'own_year', '2019') },
  { kind: 'masked', page: CONTACTS, ...textOf('trade-in', 'own_mileage', '54000', /^54\s?000$/, '54 000') },
  { kind: 'masked', page: CONTACTS, ...phoneOf('trade-in') },
  {
    kind: 'select',
    page: CONTACTS,
    what: 'city of the trade-in',
    do: keys(tradeCity, 'ArrowDown', 'ArrowDown'),
    shown: [{ value: '2', of: tradeCity }],
    sent: lead('trade-in', { city_id: '2' }),
  },
  { kind: 'checkbox', page: CONTACTS, ...boxOf('trade-in', 'agree') },

  { kind: 'text', page: WAITING, ...textOf('waiting-list', 'name', 'Анна-Мария') },
  { kind: 'masked', page: WAITING, ...phoneOf('waiting-list') },
  { kind: 'checkbox', page: WAITING, ...boxOf('waiting-list', 'agree') },
  {
    kind: 'accordion',
    page: PROMO,
    what: 'price',
    do: touch(price),
    shown: [{ unfolded: price }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: WAITING,
    what: 'consent',
    do: touch(consent),
    shown: [{ unfolded: consent }],
    sent: null,
  },
]
