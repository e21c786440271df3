import { typografDeep } from '#src/domain/typography.ts'

/** A year with the car: recommended tasks by season. */
export const ownerYear: readonly { month: string; text: string }[] = typografDeep([
  { month: 'Январь', text: 'Проверка батареи и жидкостей' },
  { month: 'Март', text: 'Мойка днища и арок после соли' },
  { month: 'Апрель', text: 'Летние шины, хранение зимних' },
  { month: 'Июнь', text: 'Проверка перед отпуском' },
  { month: 'Сентябрь', text: 'Щётки и фильтр салона' },
  { month: 'Октябрь', text: 'Зимние шины, хранение летних' },
  { month: 'Ноябрь', text: 'Прогрев с телефона' },
])
