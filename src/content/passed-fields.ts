import type { PassedField } from '#src/domain/passed-fields.ts'
import { typografDeep } from '#src/domain/typography.ts'

/**
 * Names of every field that leaves the site, for visitors («Какие данные уйдут») and for the description of a request
 * for dealers (passport).
 */
export const passedFieldNames: Readonly<Record<PassedField, string>> = typografDeep({
  model: 'Автомобиль',
  tradeInModelName: 'Название автомобиля',
  own_brand: 'Ваша марка',
  own_model: 'Ваша модель',
  own_year: 'Год выпуска',
  own_mileage: 'Пробег, км',
  own_vin: 'VIN',
  config: 'Сборка',
  file: 'Документ сборки',
  city: 'Город',
  dealer: 'Дилер',
  date: 'Дата',
  time: 'Время',
  guests: 'Гостей',
  purpose: 'Цель визита',
  name: 'Имя',
  surname: 'Фамилия',
  phone: 'Телефон',
  email: 'Электронная почта',
  comment: 'Комментарий',
  licence: 'Удостоверение и стаж',
  agree: 'Согласие на обработку данных',
  agree_marketing: 'Согласие на рекламу',
  place: 'Где открыта форма',
  referrer: 'С какого сайта вы пришли',
  utm_source: 'Источник рекламы',
  utm_medium: 'Вид рекламы',
  utm_campaign: 'Рекламная кампания',
  utm_content: 'Объявление',
  utm_term: 'Слово в рекламе',
  yclid: 'Номер перехода из Яндекса',
  client_id: 'Номер в счётчике посещений',
  hour: 'Закреплён ли за вами час',
  lead_type: 'Вид заявки',
  request: 'Номер заявки',
  thread: 'Номер первой заявки за сутки',
  returning: 'Обращались ли вы раньше с этого телефона',
  event: 'Что случилось с заявкой',
  passport: 'Всё это одним текстом',
})
