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
  lat: 55.72,
  lng: 37.39,
}
const card = toVcard(dealer, 'Москва')
const unfolded = card.replaceAll('\r\n ', '')

it('escapes what separates values', () => {
  expect(unfolded).toContain('FN:Авто\\; Запад\\, «Центр»\r\n')
  expect(unfolded).toContain('ORG:ООО «Пример\\\\Запад»\r\n')
  expect(toVcard({ ...dealer, name: 'Две\nстроки' }, '').replaceAll('\r\n ', '')).toContain('FN:Две\\nстроки\r\n')
})

it('keeps every line within 75 octets and no letter cut in two', () => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded).toContain('въезд с улицы Очень Длинной Примерной;Москва;;;Россия')
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
