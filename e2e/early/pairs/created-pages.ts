import type { CreatedPage } from '../created-pages.ts'
import type { Pair } from '../pair.ts'
import { dialogOr, field, named, touch } from './words.ts'

/** Pages that are created first: a visitor's request, a shared build, the newest article. */

const OWN: CreatedPage = 'ownPage'
const BUILD: CreatedPage = 'build'
const ARTICLE: CreatedPage = 'article'

const move = named('summary', 'Перенести')
const cancel = named('summary', 'Отменить')

export const createdPages: readonly Pair[] = [
  { kind: 'accordion', page: OWN, what: 'move', do: touch(move), shown: [{ unfolded: move }], sent: null },
  { kind: 'accordion', page: OWN, what: 'cancel', do: touch(cancel), shown: [{ unfolded: cancel }], sent: null },
  {
    kind: 'radio',
    page: OWN,
    what: 'another hour',
    do: [{ touch: move }, { touch: field('radio', 'time') }],
    shown: [{ checked: field('radio', 'time') }, { text: 'Перенести на', within: '#move' }],
    sent: null,
  },
  {
    kind: 'submit',
    page: OWN,
    what: 'cancel',
    do: [{ touch: cancel }, { touch: named('button', 'Да, отменить') }],
    shown: [{ text: 'Заявка отменена' }],
    sent: null,
  },
  {
    kind: 'opener',
    page: BUILD,
    what: 'Записаться на тест-драйв',
    do: touch(named('link', 'Записаться на тест-драйв', 'main')),
    shown: [dialogOr('/test-drive.html')],
    sent: null,
  },
  {
    kind: 'link',
    page: BUILD,
    what: 'Открыть в конфигураторе',
    do: touch(named('link', 'Открыть в конфигураторе', 'main')),
    shown: [{ path: '/configurator' }],
    sent: { address: { model: 'gv70' }, path: '/configurator' },
  },
  {
    kind: 'link',
    page: ARTICLE,
    what: 'all news',
    do: touch(named('link', 'Все новости', 'nav[aria-labelledby="other-news"]')),
    shown: [{ path: '/news.html' }],
    sent: { address: {}, path: '/news.html' },
  },
  {
    kind: 'burger',
    page: ARTICLE,
    what: 'burger',
    do: touch(named('button', 'Открыть меню')),
    shown: [{ text: 'Владельцам', within: '#burger' }],
    sent: null,
  },
]
