import type { Dealer, DealerService } from '#src/domain/dealer.ts'
import type { Drop, FirstToOpen } from '#src/domain/dealer-filters.ts'
import { countOf, formatDayAndMonth, plural } from '#src/domain/format.ts'
import { isModelCode } from '#src/domain/model.ts'
import { formatKm } from '#src/domain/geo.ts'
import { opensText } from '#src/domain/opening-hours.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { modelName } from '#src/content/models/names.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

/** Texts of the dealer search. */

export const DEALER_FORMS = ['дилер', 'дилера', 'дилеров'] as const
const FOUND_FORMS = ['Найден', 'Найдено', 'Найдено'] as const

/** «Найдено 7 дилеров» */
export const foundText = (count: number): string =>
  count === 0 ? finder.nobody : typograf(`${plural(count, FOUND_FORMS)} ${countOf(count, DEALER_FORMS)}`)

/** «Ещё 10 дилеров»: those farther away. */
export const moreText = (count: number): string => typograf(`Ещё ${countOf(count, DEALER_FORMS)}`)

/**
 * Why no dealer is found, where only the hour is the reason. In another time zone «сегодня» may be the visitor's
 * tomorrow: there the day is given by its date.
 */
export function shutText({ dealer, city, opens }: FirstToOpen): string {
  const isHere = (city?.timezone ?? DEFAULT_ZONE) === DEFAULT_ZONE
  const when = isHere ? opensText(opens) : `${formatDayAndMonth(opens.date)} в ${opens.time} по местному времени`
  return typograf(
    `Сейчас все закрыты, первый откроется ${when}: ${[dealer.name, city?.name].filter(Boolean).join(', ')}`,
  )
}

/** «Ближайший: Волга Премиум Казань, 5 км», next to the button. */
export const nearestText = ({ name }: Dealer, km: number): string => typograf(`Ближайший: ${name}, ${formatKm(km)}`)

/** A dealer's services, as shown on the card. */
export const SERVICE_NAMES: Record<DealerService, string> = typografDeep({
  sales: 'Продажи',
  service: 'Сервис',
  certified: 'С пробегом',
  testDrive: 'Тест-драйв',
  tradeIn: 'Трейд-ин',
  body: 'Кузовной ремонт',
  lounge: 'Лаунж',
})

/** Accessible names of parts. */
export const finderParts = { form: 'Подбор дилера', map: 'Дилеры на карте' } as const

export const finder = typografDeep({
  city: 'Город',
  everyCity: 'Все города',
  open: 'Открыто сейчас',
  services: 'Что нужно',
  models: 'На тест-драйве есть',
  conditions: 'Услуги и модели',
  show: 'Показать',
  reset: 'Сбросить условия',
  nobody: 'С такими условиями дилеров нет',
  giveUp: 'Уберите одно из условий:',
  unknownCity: 'Такого города в списке нет. Выберите другой',
  fromYou: 'от вас',
  fromCentre: 'от центра города',
  nearest: 'Ближайшие к вам',
  nobodyNear: 'Место нашли, но под эти условия никто не подходит: уберите одно из них',
  nobodyOpen: 'Место нашли, но сейчас все закрыты: чтобы увидеть ближайшего, снимите «Открыто сейчас»',
  byCity: 'Дилеры по городам',
  onMap: 'На карте',
  wholeMap: 'Вся карта',
  centre: 'центр',
})

/** A filter as the visitor set it: «Открыто сейчас», «Есть GV70», «Кузовной ремонт», «Казань». */
export function nameOfFilter(what: Drop['what'], cityName: string): string {
  if (what === 'open') return finder.open
  if (what === 'city') return cityName
  return isModelCode(what) ? typograf(`Есть ${modelName(what)}`) : SERVICE_NAMES[what]
}
