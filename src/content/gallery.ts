import type { Section } from '#src/content/copy.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

/** Label of the row of section links. */
export const jumps = 'Разделы галереи'

/** Sections that every gallery with such pictures has after the car from outside; the others are in its copy. */
export const chapters: readonly (Section & { id: 'places' | 'details' })[] = typografDeep([
  { id: 'places', heading: 'Вне студии', text: ['Тот же автомобиль в другом месте и в другом свете.'] },
  { id: 'details', heading: 'Детали', text: ['Так автомобиль виден с расстояния вытянутой руки.'] },
])

/** Names of the choices. */
export const palette = { paints: 'Цвет кузова', interiors: 'Отделка салона' }

/**
 * Captions of the gallery; colours, interiors and photographs have their own. Elsewhere `place` is a code, which
 * typografDeep leaves as it is.
 */
export const captions = typografDeep({
  views: {
    line: 'Сбоку',
    'front-line': 'Спереди',
    plan: 'Сверху',
  },
  stills: {
    'front34-studio': 'В студии, спереди',
    'rear34-studio': 'В студии, сзади',
    'front34-light': 'Ночью, спереди',
    'rear34-light': 'Ночью, сзади',
  },
  /** For rendered pictures, by place; a photograph is described in its own list. */
  renders: {
    hero: 'В студии, спереди',
    flank: 'В студии, сбоку',
    drive: 'В движении',
    winter: 'На снегу, в сумерках',
    yard: typograf('У дома, зимним вечером'),
    rear34: 'В студии, сзади',
    front34: 'В студии, спереди',
    side: 'В студии, сбоку',
    face: 'В студии, прямо',
    cabin: 'Место водителя',
    'cabin-rear': 'Задний ряд',
    'cabin-night': 'Место водителя, ночью',
    screen: 'Экран',
    projection: 'Проекция на стекле',
    memory: 'Память кресла',
    family: 'С детским креслом',
    mounts: 'Крепления детского кресла',
    place: typograf('На своём месте'),
    scene: 'В другом месте',
    above: 'Сверху',
  },
  /** Pictures of each model in its own place, in another, from above. */
  places: {
    g70: { place: typograf('В тоннеле'), scene: 'В тоннеле, сзади', above: 'На мокрой улице, сверху' },
    gv70: { place: typograf('Над морем, вечером'), scene: 'У дома, вечером', above: 'Над морем, сверху' },
    'new-g80': {
      place: typograf('На мокрой улице, ночью'),
      scene: 'У дома, вечером',
      above: 'На мокрой улице, сверху',
    },
    gv80: { place: typograf('У леса, в синий час'), scene: 'Над морем, вечером', above: 'На снегу, сверху' },
    g90: { place: typograf('У дома, вечером'), scene: 'На мокрой улице, ночью', above: 'У дома, сверху' },
  },
  /** How much of the car the picture shows. */
  span: (metres: string) => typograf(`В кадре ${metres} м`),
  /** Boards are rendered from a sample of this width. */
  sample: (trim: string) => typograf(`${trim}. В кадре 12 см отделки`),
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
  hint: 'Каждый снимок открывается на весь экран',
})
