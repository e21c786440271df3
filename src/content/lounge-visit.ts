import type { DayHours } from '#src/domain/shapes/dealer.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

const words = typografDeep({
  lead: 'Назовите день и повод: к вашему приезду всё подготовят. Администратор подтвердит визит по телефону.',
  when: 'Где и когда',
  who: 'Кто придёт',
  place: 'Где',
  noLists: 'Не удалось загрузить список лаунжей. Обновите страницу или позвоните:',
  date: 'Дата',
  hour: 'Час визита администратор согласует с вами по телефону.',
  open: 'Лаунж открыт',
  guests: 'Сколько вас',
  purpose: 'Цель визита',
  purposes: {
    meet: 'Знакомство с моделью',
    delivery: 'Выдача автомобиля',
    business: 'Деловая встреча',
    event: 'Событие',
  },
  further: 'Дальше: кто придёт',
  send: 'Забронировать',
  accepted: 'Бронь получена',
  own: 'Ваша бронь: посмотреть или отменить',
})

const hoursText = ({ open, close }: DayHours): string => `${open}–${close}`

/** Texts of the lounge visit (gaps.md 12). */
export const visit = {
  /** Exact: a popup's title is an interface literal. */
  title: 'Забронировать визит',
  ...words,
  /** «28 ноября открыто 09:00–21:00.» */
  openOn: (day: string, hours: DayHours) => typograf(`${day} открыто ${hoursText(hours)}.`),
  /** «Сочи: ежедневно 10:00–20:00.» */
  openIn: (city: string, daily: DayHours | null) =>
    typograf(`${city}: ${daily ? `ежедневно ${hoursText(daily)}` : 'часы зависят от дня'}.`),
  hoursText,
  /** «28 ноября этот лаунж закрыт. Выберите другой день» */
  closed: (day: string) => typograf(`${day} этот лаунж закрыт. Выберите другой день`),
  over: (day: string) => typograf(`На ${day} записаться уже нельзя. Выберите другой день`),
}
