import type { Control, Pair, Sent } from '../pair.ts'
import { anyOf, boxOf, byKeys, byMouse, field, keys, named, phoneOf, textOf, touch } from './words.ts'

const BAR = '[data-summary-bar]'
const at = (slide: number) => `/configurator?slide=${slide}&model=gv70&comp=203`
const next: Control = named('button', 'Далее', BAR)
/** After «Далее» the address says it. */
const onward = (fields: Record<string, string | RegExp>): Sent => ({ address: fields, press: next })

const choice = (slide: number, name: string, value: string, kind: 'radio' | 'swatch' = 'radio'): Pair => {
  const control = field('radio', name, value)
  return {
    kind,
    page: at(slide),
    what: `${name} ${value}`,
    do: touch(control),
    shown: [{ checked: control }],
    sent: onward({ slide: String(slide + 1), [name]: value }),
  }
}
const model = (value: string, name: string): Pair => ({
  ...choice(0, 'model', value),
  page: '/configurator',
  shown: [{ checked: field('radio', 'model', value) }, { text: name, within: BAR }, { picture: name }],
})
const gv70 = model('gv70', 'GV70')
const trim: Pair = {
  ...choice(1, 'comp', '204'),
  page: '/configurator?slide=1&model=gv70',
  shown: [{ checked: field('radio', 'comp', '204') }, { text: 'Premier', within: BAR }],
}
const paint = (value: string, name: string): Pair => ({
  ...choice(2, 'ext', value, 'swatch'),
  shown: [{ checked: field('radio', 'ext', value) }, { picture: `цвет «${name}` }],
})
const blue = paint('BLU', 'Тёмно-синий')
const sound = field('checkbox', 'pkg3')
const pack: Pair = {
  kind: 'checkbox',
  page: at(4),
  what: 'package 3',
  do: touch(sound),
  shown: [{ checked: sound }],
  sent: onward({ slide: '5', pkg: '3' }),
}
const term: Pair = {
  ...choice(6, 'term', '48'),
  shown: [{ checked: field('radio', 'term', '48') }, { text: '48 месяцев', within: '[data-credit]' }],
}
const first = field('slider', 'first')
const SUMMARY = `${at(7)}&city=1&dealer=1`

export const configurator: readonly Pair[] = [
  { ...gv70, kind: 'radio' },
  byKeys(gv70, 'Space'),
  byMouse(model('g90', 'G90')),
  model('g90', 'G90'),
  { ...byKeys(gv70), what: 'from G70 down, keys', do: keys(field('radio', 'model', 'g70-fl'), 'ArrowDown') },
  trim,
  byKeys(trim, 'Space'),
  blue,
  byMouse(paint('RED', 'Красный')),
  byKeys(paint('GRN', 'Тёмно-зелёный'), 'Space'),
  choice(3, 'int', 'BRW', 'swatch'),
  pack,
  byKeys(pack, 'Space'),
  term,
  choice(6, 'program', '2'),
  {
    kind: 'slider',
    page: at(6),
    what: 'first payment',
    do: [{ touch: first, at: 0.85 }],
    shown: [{ told: first, within: '[data-credit]' }],
    sent: onward({ slide: '7', first: /^(?!30$)\d+$/ }),
  },
  {
    kind: 'slider',
    page: at(6),
    what: 'first payment, keys',
    wide: true,
    do: keys(first, 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    shown: [
      { value: '33', of: first },
      { told: first, within: '[data-credit]' },
    ],
    sent: onward({ slide: '7', first: '33' }),
  },
  {
    kind: 'tab',
    page: at(5),
    what: 'Характеристики',
    do: touch(named('tab', 'Характеристики')),
    shown: [{ pressed: named('tab', 'Характеристики') }, { text: 'Динамика и расход', within: '[role=tabpanel]' }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: at(5),
    what: 'Мультимедиа',
    do: touch(named('summary', 'Мультимедиа')),
    shown: [{ unfolded: named('summary', 'Мультимедиа') }],
    sent: null,
  },
  {
    kind: 'submit',
    page: at(2),
    what: 'Далее',
    do: touch(next),
    shown: [{ text: 'Салон', within: 'h2' }],
    sent: { address: { slide: '3', model: 'gv70', comp: '203' } },
  },
  {
    kind: 'submit',
    page: at(3),
    what: 'Далее, keys',
    wide: true,
    do: keys(next, 'Enter'),
    shown: [{ text: 'Пакеты', within: 'h2' }],
    sent: { address: { slide: '4', model: 'gv70', comp: '203' } },
  },
  {
    kind: 'submit',
    page: '/configurator?slide=2&model=g90&comp=502',
    what: 'Назад, mouse',
    wide: true,
    do: [{ mouse: named('button', 'Назад', BAR) }],
    shown: [{ text: 'Двигатель и комплектация', within: 'h2' }],
    sent: { address: { slide: '1', model: 'g90', comp: '502' } },
  },
  {
    kind: 'select',
    page: SUMMARY,
    what: 'Город',
    do: keys(named('select', 'Город'), 'ArrowDown'),
    shown: [{ text: 'GV70', within: BAR }],
    sent: { address: { slide: '7', city: /^(?!1$)\d+$/ } },
  },
  {
    kind: 'radio',
    page: SUMMARY,
    what: 'dealer',
    do: touch(named('radio', 'Столичный Автосалон')),
    shown: [{ checked: named('radio', 'Столичный Автосалон') }, { text: 'Столичный Автосалон', within: '#order' }],
    sent: { address: { dealer: '3' } },
  },
  { kind: 'text', page: SUMMARY, ...textOf('configurator', 'surname', 'Примерова-Тест') },
  { kind: 'masked', page: SUMMARY, ...phoneOf('configurator') },
  { kind: 'checkbox', page: SUMMARY, ...boxOf('configurator', 'agree') },
  {
    kind: 'button',
    page: SUMMARY,
    what: 'Сохранить эту сборку',
    do: touch(named('button', 'Сохранить эту сборку')),
    shown: [
      anyOf({ text: 'Сохранено', within: 'main' }, { text: 'сохранена', within: 'main' }, { visible: '#saved li' }),
    ],
    sent: null,
  },
]
