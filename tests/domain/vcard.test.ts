import { expect, it } from 'vitest'
import { toVcard } from '#src/domain/vcard.ts'

const dealer = {
  name: 'Авто; Запад, «Центр»',
  legal_name: 'ООО «Пример\\Запад»',
  address: 'г.\u00a0Москва, Западно-\u2060Примерное шоссе, 61, стр.\u00a02, въезд с улицы Очень Длинной Примерной',
  phone: '+7 (495) 000-04-01',
  phone_service: '8 (495) 000-04-02',
  email: 'info@dealer04.example',
  site: null,
  postcode: '121000',
  hours: {
    sales: [{ days: [5, 6] as [number, number], open: '20:00', close: '02:00' }],
    service: [{ days: [1, 7] as [number, number], open: '00:00', close: '24:00' }],
  },
  lat: 55.72,
  lng: 37.39,
}
const city = { name: 'Москва', timezone: 'Europe/Moscow' }
const PAGE = 'https://site.example/dealers.html?dealer=avto-zapad'
const card = toVcard(dealer, city, PAGE)
const unfolded = card.replaceAll('\r\n ', '')

it('escapes what separates values', () => {
  expect(unfolded).toContain('FN:Авто\\; Запад\\, «Центр»\r\n')
  expect(unfolded).toContain('ORG:ООО «Пример\\\\Запад»\r\n')
  expect(toVcard({ ...dealer, name: 'Две\nстроки' }, city, PAGE).replaceAll('\r\n ', '')).toContain(
    'FN:Две\\nстроки\r\n',
  )
})

it('keeps every line within 75 octets and no letter cut in two', () => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded).toContain('въезд с улицы Очень Длинной Примерной;Москва;;121000;Россия')
})

it('dials normal numbers and writes plain spaces', () => {
  expect(unfolded).toContain('TEL;TYPE=WORK,VOICE:+74950000401\r\n')
  expect(unfolded).toContain('TEL;TYPE=WORK:+74950000402\r\n')
  expect(unfolded).not.toMatch(/[\u00a0\u2060]/)
})

it('ends its lines as the format asks', () => {
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true)
  expect(card.endsWith('END:VCARD\r\n')).toBe(true)
})

it('has the hours of both desks, over midnight and round the clock, with the zone they are meant in', () => {
  expect(unfolded).toContain(
    'NOTE:Часы работы\\, время местное.\\nПродажи: Пт–Сб 20:00–02:00\\nСервис: Пн–Вс 00:00–24:00\r\n',
  )
  expect(unfolded).toContain('TZ;VALUE=text:Europe/Moscow\r\n')
  const without = toVcard({ ...dealer, hours: { sales: [], service: [] } }, city, PAGE)
  expect(without).not.toContain('NOTE')
})

it('leads to the dealer’s own site, else to his page here; a postal code that is not known is left out', () => {
  expect(unfolded).toContain(`URL:${PAGE}\r\n`)
  expect(toVcard({ ...dealer, site: 'https://dealer.example' }, city, PAGE)).toContain(
    'URL:https://dealer.example/\r\n',
  )
  // What the office stores for a site that was taken out, and what an outside service may send.
  for (const site of ['', 'нет', 'https://a.example\r\nTEL:1'])
    expect(toVcard({ ...dealer, site }, city, PAGE), site).toMatch(/^URL:https:\S+\r$/m)
  expect(toVcard({ ...dealer, site: 'https://a.example\r\nTEL:1' }, city, PAGE)).not.toMatch(/^TEL:1/m)
  const { postcode: _, ...unknown } = dealer
  expect(toVcard(unknown, city, PAGE).replaceAll('\r\n ', '')).toContain(';Москва;;;Россия')
})
