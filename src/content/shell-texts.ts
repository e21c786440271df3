/** Interface literals loaded with every page (gaps.md 16, 17): exact, never typografed. */

export const skip = 'Перейти к содержанию'

export const lazyChunk = {
  title: 'Не удалось загрузить страницу',
  text: 'Не удалось загрузить страницу. Проверьте соединение',
  action: 'Обновить',
} as const

export const failure = {
  title: 'Что-то пошло не так',
  text: 'Мы уже знаем об ошибке. Попробуйте ещё раз',
  action: 'Обновить',
} as const
