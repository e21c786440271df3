import { typograf, typografDeep } from '#src/domain/typography.ts'

const words = typografDeep({
  lead: 'Назовите свой автомобиль. Предварительную стоимость сообщит дилер, точную определят после осмотра.',
  wanted: 'Хочу',
  own: 'Ваш автомобиль',
  where: 'Где и кому ответить',
  brand: 'Марка',
  model: 'Модель',
  year: 'Год выпуска',
  mileage: 'Пробег, км',
  vin: 'VIN',
  city: 'Город',
  dealer: 'Дилер',
  anyCity: 'Выберите город',
  anyDealer: 'Выберите дилера',
  soleDealer: 'В этом городе один дилер, он выбран.',
  /** Where the list cannot follow the city. */
  cityOfDealer: 'Если в вашем городе один дилер, выбирать его не нужно.',
  send: 'Отправить на оценку',
  thanks: 'Спасибо! Заявка на оценку отправлена',
  ok: 'Хорошо',
  ownPage: 'Ваша заявка: посмотреть или отменить',
})

/** Texts of the trade-in form (gaps.md 11). */
export const tradeIn = {
  /** Exact: a popup's title is an interface literal. */
  title: 'Обмен по программе трейд-ин',
  ...words,
}

export const tradeInText = {
  exchange: (own: string, wanted: string) => typograf(`${own} меняется на ${wanted}`),
  /** «Toyota Camry, 2017 года, 84 000 км» */
  ownCar: (name: string, year: string, mileage: string) => typograf(`${name}, ${year} года, ${mileage} км`),
} as const
