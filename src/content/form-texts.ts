/** Interface literals of forms. Exact: never typografed. */

export const form = {
  optional: 'необязательно',
  consent: 'Я даю согласие на обработку персональных данных',
  advertising: 'Хочу получать новости и предложения (необязательно)',
  policy: 'Подробнее — в политике обработки персональных данных',
  sending: 'Отправляем…',
  retry: 'Повторить',
  /** The phone is offered to visitors who do not want to leave data. */
  callInstead: (phone: string) => `Не хотите оставлять данные? Позвоните: ${phone}`,
} as const

export const testDrive = {
  /** (fixed) The only place with straight quotes. */
  error: (message: string) => `Ошибка: "${message}"`,
} as const
