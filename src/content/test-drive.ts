import { countOf } from '#src/domain/format.ts'
import { formatKm } from '#src/domain/geo.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

const words = typografDeep({
  lead: 'Час с автомобилем и специалистом. Маршрут выберем вместе.',
  steps: ['Модель', 'Город и дилер', 'Дата и время', 'Контакты'],
  stepsLabel: 'Шаги записи',
  headings: ['Какая модель?', 'Где вам удобно?', 'Когда приедете?', 'Как с вами связаться?'],
  stepOf: (step: number) => `Шаг ${step} из 4`,
  unsure: 'Не знаете какую? Подберём',
  city: 'Город',
  dealers: 'Дилеры',
  nearest: 'Ближайшее свободное время',
  nearestOf: 'Свободно с',
  local: 'Время местное. Встреча длится около часа.',
  noDealers: 'В этом городе пока нет такого автомобиля для тест-драйва. Выберите другой город или модель.',
  /** For a model, where the booking was opened for one dealer. */
  notHere: 'у другого дилера',
  noLists: 'Не получилось загрузить список дилеров. Попробуйте ещё раз или позвоните:',
  noSchedule: 'Не удалось загрузить расписание. Оставьте телефон — дилер предложит время сам.',
  allTaken:
    'На ближайший месяц свободного времени нет. Выберите другого дилера или оставьте телефон — дилер предложит время сам.',
  withoutTime: 'Продолжить без времени',
  again: 'Попробовать ещё раз',
  /** «29 ноября, 15:00 — записаться уже нельзя.» */
  lostHour: '— записаться уже нельзя. Выберите другое время.',
  otherTime: 'Выбрать другое время',
  otherDealer: 'Выбрать другого дилера',
  addComment: 'Добавить комментарий',
  timeByDealer: 'предложит дилер',
  timeOpen: 'время предложит дилер',
  change: 'изменить',
  send: 'Записаться',
  accepted: 'Заявка принята',
  calendar: 'Добавить в календарь',
  route: 'Построить маршрут',
  own: 'Ваша заявка: перенести или отменить',
  close: 'Закрыть',
})

/** Texts of the test drive booking (gaps.md 10). */
export const booking = {
  /** Exact: a popup's title is an interface literal. */
  title: 'Запись на тест-драйв',
  ...words,
}

/** «Ждём вас в среду, 14 июля, в 15:00.» */
export const acceptedText = {
  booked: (day: string, time: string) => typograf(`Ждём вас ${day}, в ${time}.`),
} as const

/** «В Уфе один дилер с GV70, он выбран:» */
export const soleDealerText = (model: string, inCity: string | undefined): string =>
  typograf(`${inCity ? capitalize(inCity) : 'В этом городе'} один дилер с ${model}, он выбран:`)

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** «G90 есть в 4 городах»: why there are fewer cities than before. */
export const citiesWith = (model: string, count: number): string =>
  `${model} есть в\u00a0${countOf(count, ['городе', 'городах', 'городах'])}`

/** «4 км от центра города»: the visitor's own position is not known. */
export const fromCenter = (km: number): string => `${formatKm(km)} от\u00a0центра города`
