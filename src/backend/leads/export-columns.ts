import { modelName } from '#src/content/models/names.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { LINK_FIELD, UTM_KEYS } from '#src/domain/landing-keys.ts'
import { LEAD_TYPES } from '#src/domain/lead.ts'
import { isModelCode } from '#src/domain/model.ts'

/** The columns of a spreadsheet export: always the same, in the same order, whatever the requests hold. */

type Column = { key: string; title: string; text?: (value: string) => string }

const TYPES = new Map<string, string>(LEAD_TYPES.map((type) => [type, requestPageTexts.types[type]]))
const STATUSES = new Map([
  ['accepted', 'принята'],
  ['cancelled', 'отменена'],
  ['withdrawn', 'согласие отозвано'],
  ['expired', 'срок хранения истёк'],
])
const PURPOSE_OF_MARK = new Map<string, string>([
  ['utm_source', 'источник'],
  ['utm_medium', 'вид рекламы'],
  ['utm_campaign', 'кампания'],
  ['utm_content', 'объявление'],
  ['utm_term', 'слово'],
])

/** Moscow time in a form that spreadsheets recognise as a date. */
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })
export const moscowTime = (iso: string): string => moscow.format(new Date(iso))
const moscowTimeOrEmpty = (iso: string): string => (iso === '' ? '' : moscowTime(iso))
/** A ticked checkbox of a form is `on`. */
const TICKED: ReadonlyMap<string, string> = new Map([['on', 'да']])

/** By its public name; a code that is no model stays as it is. */
const nameOfModel = (value: string): string => (isModelCode(value) ? modelName(value) : value)

const from = (names: ReadonlyMap<string, string>) => (value: string) => names.get(value) ?? value

export const EXPORT_COLUMNS: readonly Column[] = [
  { key: 'number', title: 'Номер' },
  { key: 'created_at', title: 'Создана (МСК)', text: moscowTimeOrEmpty },
  { key: 'type', title: 'Вид', text: from(TYPES) },
  { key: 'status', title: 'Состояние', text: from(STATUSES) },
  { key: 'model', title: 'Модель', text: nameOfModel },
  { key: 'city', title: 'Город' },
  { key: 'dealer', title: 'Дилер' },
  { key: 'slot_date', title: 'День записи' },
  { key: 'slot_time', title: 'Час записи' },
  { key: 'name', title: 'Имя' },
  { key: 'surname', title: 'Фамилия' },
  { key: 'phone', title: 'Телефон' },
  { key: 'email', title: 'Почта' },
  { key: 'comment', title: 'Комментарий' },
  { key: 'date', title: 'День визита' },
  { key: 'guests', title: 'Гостей' },
  { key: 'purpose', title: 'Цель визита' },
  { key: 'licence', title: 'Удостоверение', text: from(TICKED) },
  { key: 'tradeInModelName', title: 'Желаемая модель' },
  { key: 'own_brand', title: 'Своя марка' },
  { key: 'own_model', title: 'Своя модель' },
  { key: 'own_year', title: 'Год выпуска' },
  { key: 'own_mileage', title: 'Пробег, км' },
  { key: 'own_vin', title: 'VIN' },
  { key: 'consent_processing', title: 'Согласие на обработку (МСК)', text: moscowTimeOrEmpty },
  { key: 'consent_processing_edition', title: 'Редакция согласия' },
  { key: 'consent_advertising', title: 'Согласие на рекламу (МСК)', text: moscowTimeOrEmpty },
  { key: 'consent_withdrawn', title: 'Согласие отозвано (МСК)', text: moscowTimeOrEmpty },
  { key: 'place', title: 'Форма' },
  { key: 'page', title: 'Страница' },
  { key: 'referrer', title: 'С сайта' },
  { key: 'config', title: 'Конфигурация' },
  { key: 'file', title: 'Документ' },
  ...UTM_KEYS.map((key) => ({ key, title: `${PURPOSE_OF_MARK.get(key) ?? 'метка'} (${key})` })),
  { key: LINK_FIELD, title: 'Код ссылки' },
  { key: 'client_id', title: 'Номер в счётчике' },
]
