/** Interface literals of the cookie notice. Exact: never typografed. */

export const cookie = {
  title: 'Файлы cookie',
  text: 'Мы используем файлы cookie: обязательные — чтобы сайт работал, аналитические — чтобы делать его удобнее. Аналитические включаются только с вашего согласия. Подробнее — в политике.',
  /** Where something is fixed above the notice: one line, the full text behind «Подробнее». */
  short: 'Используем файлы cookie.',
  more: 'Подробнее',
  acceptAll: 'Принять все',
  onlyNecessary: 'Только обязательные',
} as const
