import type { UiSchema } from '@rjsf/utils'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** Of which the words of forms are made (form-words.ts). */

export const HIDDEN: UiSchema = { 'ui:widget': 'hidden' }
export const LONG: UiSchema = { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } }
export const DATE: UiSchema = { 'ui:widget': 'date' }
/** The browser shows dashes in an empty one: its name must not lie over them. */
export const TIME: UiSchema = {
  'ui:options': { inputType: 'time', mui: { slotProps: { inputLabel: { shrink: true } } } },
}
export const PICTURE: UiSchema = { 'ui:widget': 'picture' }
export const TICKS: UiSchema = { 'ui:widget': 'checkboxes' }
/** By the names people know them by, not by the codes of addresses. */
export const MODEL_TICKS: UiSchema = { ...TICKS, 'ui:enumNames': MODEL_CODES.map(modelName) }
export const named = (title: string, rest: UiSchema = {}): UiSchema => ({ 'ui:title': title, ...rest })
/** Of a list or a group: between its heading and its first line. */
export const withIntro = (text: string, rest: UiSchema = {}): UiSchema => ({ 'ui:description': text, ...rest })
/** Its fields stand side by side where there is room (form.tsx). */
export const ABREAST: UiSchema = { 'ui:classNames': 'abreast' }
/** Of such a group one that needs the whole width. */
export const WHOLE: UiSchema = { 'ui:classNames': 'whole abreast' }
export const withHelp = (help: string, rest: UiSchema = {}): UiSchema => ({ 'ui:help': help, ...rest })
/** What the button below a list says that adds one more. */
export const added = (words: string): UiSchema => ({ 'ui:addWords': words })
export const inOrder = (...names: string[]): UiSchema => ({ 'ui:order': [...names, '*'] })

export const altOf = (title: string): UiSchema => named(title, withHelp('Для тех, кто его не видит: одно предложение'))
export const ALT = altOf('Что на снимке')
export const CODE = named('Адрес страницы', withHelp('Латинские буквы, цифры и дефис: конец адреса страницы'))
export const PATH_HELP = 'Страница этого сайта, например /test-drive.html'

/** What marks an advertisement; all of it may be left empty. */
export const AD_MARK: UiSchema = {
  ad_label: named('Пометка рекламы', withHelp('Пусто, а рекламодатель или erid есть — «Реклама»')),
  advertiser: named('Рекламодатель'),
  erid: named('Токен erid', withHelp('Если объявление внесено в реестр интернет-рекламы')),
}
