import { typograf, typografDeep } from '#src/domain/typography.ts'

/** What the gallery says under its pictures; colours and interiors bring their own names. */
export const captions = typografDeep({
  views: {
    light: 'Свет: крыша, линия кузова, фары',
    studio: 'Профиль',
    'front-light': 'Две линии света впереди',
    line: 'Чертёж сбоку',
    'front-line': 'Чертёж спереди',
    plan: 'Чертёж сверху',
  },
  closeUps: {
    studio: {
      nose: 'Капот, крыло и переднее колесо',
      lamp: 'Фара в две линии',
      wheel: 'Рисунок колеса',
      cabin: 'Окна и передняя дверь',
      roof: 'Линия крыши при свете',
      shoulder: 'Плечо кузова',
      tail: 'Заднее крыло и фонарь',
    },
    light: {
      nose: 'Фара и арка в темноте',
      lamp: 'Фара горит',
      wheel: 'Колесо в темноте',
      cabin: 'Проём окон в темноте',
      roof: 'Крыша одной дугой',
      shoulder: 'Линия от двери до фонаря',
      tail: 'Фонарь и линия багажника',
    },
  },
  stills: {
    'front34-studio': 'Спереди сбоку, в студии',
    'rear34-studio': 'Сзади сбоку, в студии',
    'front34-light': 'Спереди сбоку, в темноте',
    'rear34-light': 'Сзади сбоку, в темноте',
  },
  /** How much of the car the picture shows. */
  span: (metres: string) => typograf(`В кадре ${metres} м`),
  /** Boards are computed of a sample this wide. */
  sample: 'В кадре 12 см отделки',
})

export const viewer = typografDeep({
  title: (model: string) => `Галерея ${model}, просмотр`,
  pictures: 'Изображения',
  count: (index: number, total: number) => `${index} из ${total}`,
  previous: 'Предыдущее изображение',
  next: 'Следующее изображение',
  close: 'Закрыть просмотр',
  download: 'Скачать',
  open: 'Открыть на весь экран:',
})
