import { labels } from '#src/content/forms.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** Names of the requests' fields, as in their forms (for texts elsewhere: content/passed-fields.ts). */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(labels),
  ['model', 'Модель'],
  ['city_id', 'Город'],
  ['dealer_id', 'Дилер'],
  ['date', 'Дата'],
  ['time', 'Время'],
  ['licence', 'Водительское удостоверение'],
  ['agree', 'Согласие на обработку данных'],
  ['agree_marketing', 'Новости и предложения'],
  ['own_brand', 'Марка'],
  ['own_model', 'Модель'],
  ['own_year', 'Год выпуска'],
  ['own_mileage', 'Пробег, км'],
  ['own_vin', 'VIN'],
  ['guests', 'Гостей'],
  ['purpose', 'Цель визита'],
])

/** The common part of a word's forms: «марк» of «Марка» and «марку». */
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(3, Math.min(4, word.length - 1)))

/**
 * A message in the list of errors, away from its field: «Имя: только буквы, дефис и пробел». One that
 * names the field itself («Укажите имя») stays as it is.
 */
export function namedMessage(field: string, message: string): string {
  const name = fieldNames.get(field)
  if (!name) return message
  const [label = name] = name.split(', ')
  const [firstWord = label] = label.split(' ')
  if (/^(?:Укажите|Выберите)\s/.test(message) || message.toLowerCase().includes(stemOf(firstWord))) return message
  // A word that starts with an abbreviation keeps its case; one colon is enough.
  const text = /^.\p{Lu}/u.test(message) ? message : message.charAt(0).toLowerCase() + message.slice(1)
  return `${label}: ${text.replace(': ', `${NBSP}— `)}`
}
