/** Interface literals of the cookie notice. Exact: never typografed. */

export const cookie = {
  title: 'Файлы cookie',
  text: 'Мы используем файлы cookie: обязательные — чтобы сайт работал, аналитические — чтобы делать его удобнее. Аналитические включаются только с вашего согласия. Подробнее — в политике.',
  /** On narrower screens: what is asked for; the full text is behind «Подробнее». */
  short: 'Cookie для\u00a0аналитики\u00a0— с\u00a0согласия.',
  more: 'Подробнее',
  acceptAll: 'Принять все',
  onlyNecessary: 'Только обязательные',
} as const
