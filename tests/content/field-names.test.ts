import { expect, test } from 'vitest'
import { namedMessage } from '#src/content/field-names.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

test.each([
  ['name', 'Только буквы, дефис и пробел', 'Имя: только буквы, дефис и пробел'],
  ['phone', 'Номер введён не полностью', 'Телефон: номер введён не полностью'],
  ['email', 'Проверьте адрес: нужен вид a@b.ru', 'Электронная почта: проверьте адрес — нужен вид a@b.ru'],
  ['comment', 'Не больше 500 знаков', 'Комментарий: не больше 500 знаков'],
  ['own_mileage', 'Не больше семи знаков', 'Пробег: не больше семи знаков'],
  // These name their fields by themselves.
  ['surname', 'Укажите фамилию', 'Укажите фамилию'],
  ['dealer_id', 'Выберите лаунж', 'Выберите лаунж'],
  ['own_vin', 'VIN — 17 знаков, без букв I, O и Q', 'VIN — 17 знаков, без букв I, O и Q'],
  ['agree', 'Без согласия мы не сможем передать заявку дилеру', 'Без согласия мы не сможем передать заявку дилеру'],
  // An untrusted key is looked up like any other.
  ['constructor', 'Проверьте это поле', 'Проверьте это поле'],
])('%s: «%s»', (field, message, expected) => expect(withPlainSpaces(namedMessage(field, message))).toBe(expected))
