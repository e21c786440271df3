import { typografDeep } from '#src/domain/typography.ts'

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
  send: 'Отправить на оценку',
  thanks: 'Спасибо! Заявка на оценку отправлена',
  ok: 'Хорошо',
  ownPage: 'Ваша заявка',
})

/** Words of the trade-in form (gaps.md 11). */
export const tradeIn = {
  /** Exact: a popup's title is an interface literal. */
  title: 'Обмен по программе трейд-ин',
  ...words,
}

export const tradeInText = {
  next: (dealer: string) =>
    `Специалист ${dealer} свяжется с\u00a0вами в\u00a0рабочее время и\u00a0назовёт предварительную стоимость. Точную цену определят после осмотра.`,
  exchange: (own: string, wanted: string) => `${own} меняется на\u00a0${wanted}`,
} as const
