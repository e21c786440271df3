import { typografDeep } from '#src/domain/typography.ts'

/** Functions of the phone app for the car, in the order of the drawing (drawing/diagrams/connected.ts). */
export const connectedFeatures: readonly { id: string; name: string; text: string }[] = typografDeep([
  {
    id: 'heat',
    name: 'Завести и прогреть',
    text: 'Мотор, руль, кресла и стекло — к вашему выходу. Команда уходит через приложение в телефоне.',
  },
  { id: 'doors', name: 'Закрыть двери', text: 'Забыли закрыть — телефон скажет и закроет, багажник тоже.' },
  {
    id: 'find',
    name: 'Найти на парковке',
    text: 'Автомобиль мигнёт фарами и покажет себя на карте. Место видите только вы.',
  },
  { id: 'fuel', name: 'Остаток топлива', text: 'Сколько в баке и на сколько хватит — не выходя из дома.' },
  {
    id: 'help',
    name: 'Помощь при аварии',
    text: 'Кнопка вызова помощи и автоматическое сообщение об аварии работают и без приложения: это обязательная система.',
  },
  {
    id: 'data',
    name: 'Ваши данные',
    text: 'Приложение показывает, что передаёт автомобиль, и позволяет выключить лишнее. При продаже данные удаляются одной кнопкой.',
  },
])

export const connectedSteps: readonly { title: string; text: string }[] = typografDeep([
  { title: 'Выдача', text: 'Дилер включает модуль связи и показывает, где он на экране.' },
  { title: 'Код', text: 'Вы вводите в телефоне код с экрана автомобиля.' },
  { title: 'Выбор', text: 'Отмечаете, что автомобилю можно передавать. Остальное выключено.' },
])
