import { randomUUID } from 'node:crypto'

/** Forms as visitors fill them, on 14 July 2021; every call is another form. */

const common = () => ({
  name: 'Иван',
  phone: '8 (916) 123-45-67',
  agree: 'on',
  place: 'Меню',
  page: '/test-drive.html?utm_source=x',
  request_key: randomUUID(),
})
const dealer = { city_id: '1', dealer_id: '1' }

export const testDrive = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...common(),
  ...dealer,
  lead_type: 'test-drive',
  model: 'gv70',
  date: '16.07.2021',
  time: '12:00',
  surname: 'Петров',
  email: 'ivan@example.ru',
  comment: 'Без звонка до обеда 🙂',
  licence: 'on',
  utm_source: 'letter',
  client_id: '1637526000123456789',
  ...changes,
})

export const tradeIn = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...common(),
  ...dealer,
  lead_type: 'trade-in',
  model: '2',
  tradeInModelName: 'GV70',
  own_brand: 'Toyota',
  own_model: 'Camry',
  own_year: '2015',
  own_mileage: '120 000',
  own_vin: 'xw7bf4fk60s000000',
  ...changes,
})

export const lounge = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...common(),
  lead_type: 'lounge',
  dealer_id: '5',
  date: '20.07.2021',
  guests: '2',
  purpose: 'meet',
  ...changes,
})

export const waitingList = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...common(),
  lead_type: 'waiting-list',
  model: 'gv80',
  ...changes,
})

export const configuratorLead = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...common(),
  ...dealer,
  lead_type: 'configurator',
  model: 'g70',
  file: '/upload/configurations/abcdefgh12345678.pdf',
  surname: 'Петров',
  ...changes,
})

export const everyForm = { testDrive, tradeIn, lounge, waitingList, configuratorLead }
