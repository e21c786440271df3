import type { UiSchema } from '@rjsf/utils'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** Building blocks of the forms' labels and widgets (form-words.ts). */

export const HIDDEN: UiSchema = { 'ui:widget': 'hidden' }
export const LONG: UiSchema = { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } }
export const DATE: UiSchema = { 'ui:widget': 'date' }
/** Browsers show a placeholder in an empty date field: its label must not overlap it. */
export const TIME: UiSchema = {
  'ui:options': { inputType: 'time', mui: { slotProps: { inputLabel: { shrink: true } } } },
}
export const PICTURE: UiSchema = { 'ui:widget': 'picture' }
export const TICKS: UiSchema = { 'ui:widget': 'checkboxes' }
/** By their display names, not by the codes in addresses. */
export const MODEL_TICKS: UiSchema = { ...TICKS, 'ui:enumNames': MODEL_CODES.map(modelName) }
export const named = (title: string, rest: UiSchema = {}): UiSchema => ({ 'ui:title': title, ...rest })
/** Text of a list or a group, between its heading and its first line. */
export const withIntro = (text: string, rest: UiSchema = {}): UiSchema => ({ 'ui:description': text, ...rest })
/** Its fields are side by side where there is space (form.tsx). */
export const ABREAST: UiSchema = { 'ui:classNames': 'abreast' }
/** A field of such a group that needs the full width. */
export const WHOLE: UiSchema = { 'ui:classNames': 'whole abreast' }
export const withHelp = (help: string, rest: UiSchema = {}): UiSchema => ({ 'ui:help': help, ...rest })
/** Label of the button that adds an item to a list. */
export const added = (words: string): UiSchema => ({ 'ui:addWords': words })
export const inOrder = (...names: string[]): UiSchema => ({ 'ui:order': [...names, '*'] })

export const altOf = (title: string): UiSchema => named(title, withHelp('Для тех, кто его не видит: одно предложение'))
export const ALT = altOf('Что на снимке')
export const CODE = named('Адрес страницы', withHelp('Латинские буквы, цифры и дефис: конец адреса страницы'))
export const PATH_HELP = 'Страница этого сайта, например /test-drive.html'

/** The advertising label; all of its fields are optional. */
export const AD_MARK: UiSchema = {
  ad_label: named('Пометка рекламы', withHelp('Пусто, а рекламодатель или erid есть — «Реклама»')),
  advertiser: named('Рекламодатель'),
  erid: named('Токен erid', withHelp('Если объявление внесено в реестр интернет-рекламы')),
}
