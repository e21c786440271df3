import type { DeskState } from '#src/office/desk-states.ts'
import type { Role } from '#src/office/rights.ts'

/** All fictional; the phones are of an unassigned range. */
export const USERS: Readonly<Record<Role, string>> = {
  owner: 'Ольга Владимирова',
  editor: 'Егор Редькин',
  lawyer: 'Лидия Правдина',
  dealer: 'Денис Салонов',
  'call-centre': 'Карина Звонарёва',
}

type Person = {
  name: string
  surname: string
  phone: string
  type: 'test-drive' | 'trade-in' | 'waiting-list'
  state: DeskState
  minutesAgo: number
  dealer: number
  place: string
  owner?: Role
  comment?: string
  source?: string
}

const HOUR = 60
const DAY = 24 * HOUR

export const PEOPLE: readonly Person[] = [
  {
    name: 'Анна',
    surname: 'Белова',
    phone: '+7 900 000-00-01',
    type: 'test-drive',
    state: 'new',
    minutesAgo: 12,
    dealer: 0,
    place: 'Главная',
    source: 'yandex',
  },
  {
    name: 'Сергей',
    surname: 'Громов',
    phone: '+7 900 000-00-02',
    type: 'test-drive',
    state: 'new',
    minutesAgo: 50,
    dealer: 1,
    place: 'Меню',
    comment: 'Удобнее после шести вечера',
  },
  {
    name: 'Мария',
    surname: 'Лисицына',
    phone: '+7 900 000-00-03',
    type: 'trade-in',
    state: 'new',
    minutesAgo: 26 * HOUR,
    dealer: 0,
    place: 'Трейд-ин',
    source: 'vk',
  },
  {
    name: 'Илья',
    surname: 'Соколов',
    phone: '+7 900 000-00-04',
    type: 'test-drive',
    state: 'new',
    minutesAgo: 30 * HOUR,
    dealer: 2,
    place: 'Страница модели',
  },
  {
    name: 'Екатерина',
    surname: 'Журавлёва',
    phone: '+7 900 000-00-05',
    type: 'test-drive',
    state: 'work',
    minutesAgo: 4 * HOUR,
    dealer: 0,
    place: 'Страница модели',
    owner: 'dealer',
    comment: 'Приеду с супругом',
  },
  {
    name: 'Павел',
    surname: 'Медведев',
    phone: '+7 900 000-00-06',
    type: 'trade-in',
    state: 'work',
    minutesAgo: 20 * HOUR,
    dealer: 1,
    place: 'Трейд-ин',
    owner: 'call-centre',
    source: 'yandex',
  },
  {
    name: 'Наталья',
    surname: 'Орлова',
    phone: '+7 900 000-00-07',
    type: 'test-drive',
    state: 'reached',
    minutesAgo: 2 * DAY,
    dealer: 0,
    place: 'Меню',
    owner: 'dealer',
  },
  {
    name: 'Дмитрий',
    surname: 'Волков',
    phone: '+7 900 000-00-08',
    type: 'test-drive',
    state: 'reached',
    minutesAgo: 3 * DAY,
    dealer: 2,
    place: 'Главная',
    owner: 'call-centre',
  },
  {
    name: 'Ирина',
    surname: 'Зайцева',
    phone: '+7 900 000-00-09',
    type: 'trade-in',
    state: 'done',
    minutesAgo: 5 * DAY,
    dealer: 1,
    place: 'Трейд-ин',
    owner: 'call-centre',
  },
  {
    name: 'Алексей',
    surname: 'Барсов',
    phone: '+7 900 000-00-10',
    type: 'test-drive',
    state: 'done',
    minutesAgo: 6 * DAY,
    dealer: 0,
    place: 'Страница модели',
    owner: 'dealer',
    source: 'vk',
  },
  {
    name: 'Анна',
    surname: 'Белова',
    phone: '+7 900 000-00-01',
    type: 'trade-in',
    state: 'done',
    minutesAgo: 8 * DAY,
    dealer: 0,
    place: 'Трейд-ин',
    owner: 'dealer',
  },
  {
    name: 'Иван',
    surname: 'Робот',
    phone: '+7 900 000-00-12',
    type: 'test-drive',
    state: 'spam',
    minutesAgo: 9 * DAY,
    dealer: 1,
    place: 'Меню',
    comment: 'Заработок без вложений',
  },
  {
    name: 'Вера',
    surname: 'Сорокина',
    phone: '+7 900 000-00-13',
    type: 'waiting-list',
    state: 'new',
    minutesAgo: 20 * DAY,
    dealer: 0,
    place: 'Узнать первым',
  },
  {
    name: 'Игорь',
    surname: 'Кречетов',
    phone: '+7 900 000-00-14',
    type: 'waiting-list',
    state: 'new',
    minutesAgo: 12 * DAY,
    dealer: 0,
    place: 'Узнать первым',
  },
]
