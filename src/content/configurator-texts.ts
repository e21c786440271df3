import { NBSP } from '#src/domain/nbsp.ts'

/** Interface literals of the configurator: exact, never typografed (page-texts.ts). */
export const configurator = {
  opening: 'Открываем вашу сборку…',
  next: 'Далее',
  back: 'Назад',
  /** In the bar, where a price has one line. */
  included: 'Входит в стоимость',
  unavailable: 'Недоступно для этой комплектации',
  compare: 'Сравнить комплектации',
  replace: 'Заменить',
  keep: 'Оставить как есть',
  onlyDifferences: 'Показать только отличия',
  restart: 'Начать заново',
  slides: [
    'Модель',
    'Двигатель и комплектация',
    'Цвет кузова',
    'Салон',
    'Пакеты',
    'Оснащение и характеристики',
    'Кредит',
    'Ваш автомобиль',
  ],
  /** A shorter one for the row of steps. */
  shortSlides: ['Модель', 'Версия', 'Кузов', 'Салон', 'Пакеты', 'Оснащение', 'Кредит', 'Итог'],
  /** Labels of the stage's views; a photograph is one view from outside. */
  looks: { around: '360°', outside: 'Кузов', front: 'Спереди', side: 'Сбоку', cabin: 'Салон' },
  looksLegend: 'Что показать',
  power: 'Мощность',
  acceleration: `До${NBSP}100${NBSP}км/ч`,
  length: 'Длина',
  toOrder: 'PDF и заявка',
  lost: 'Не удалось загрузить автомобиль. Проверьте соединение — выбор сохранён в адресе страницы',
  steps: 'Шаги конфигуратора',
  total: 'Итого',
  undo: 'Вернуть как было',
  understood: 'Понятно',
  keys: 'Цифры на клавиатуре выбирают вариант по порядку.',
} as const
