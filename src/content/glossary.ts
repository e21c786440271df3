import { typograf } from '#src/domain/typography.ts'
import * as drive from '#src/content/terms/drive.ts'
import * as leather from '#src/content/terms/leather.ts'
import * as money from '#src/content/terms/money.ts'
import * as paint from '#src/content/terms/paint.ts'
import * as versions from '#src/content/terms/versions.ts'
import type { Term } from '#src/content/terms/term.ts'

/** All terms that the site explains: used in search answers, equipment and pages. Not for browsers. */
export const glossary: readonly Term[] = [
  ...Object.values({ ...drive, ...leather, ...money, ...paint, ...versions }),
  ...(
    [
      ['Трейд-ин', 'Обмен вашего автомобиля на новый с доплатой.'],
      ['Адаптивный круиз-контроль', 'Держит скорость и сам сохраняет дистанцию до машины впереди.'],
      ['Помощь в смене полосы', 'По сигналу поворотника помогает перестроиться, если соседняя полоса свободна.'],
      ['Контроль слепых зон', 'Предупреждает о машине сбоку, которой не видно в зеркале.'],
      ['Экстренное торможение', 'Тормозит само, если вы не успели отреагировать на препятствие.'],
      ['Удержание в полосе', 'Слегка поворачивает руль, если машина уходит с полосы без поворотника.'],
      ['Проекция на стекло', 'Скорость и подсказки маршрута видны на лобовом стекле, над дорогой.'],
      ['Круговой обзор', 'Несколько камер складывают вид сверху, удобно при парковке.'],
      ['Адаптивная подвеска', 'Меняет жёсткость амортизаторов по дороге или по выбранному режиму.'],
      ['Активное шумоподавление', 'Динамики издают встречную волну и гасят гул дороги.'],
      ['Задний привод', 'Тяга передаётся на задние колёса.'],
      ['Смешанный цикл', 'Средний расход топлива в городе и на трассе по методике испытаний.'],
      ['Колёсная база', 'Расстояние между осями: чем больше, тем просторнее внутри.'],
      ['Дорожный просвет', 'Расстояние от дороги до нижней точки автомобиля.'],
      ['Пакет', 'Несколько опций, которые ставят вместе.'],
      ['VIN', 'Номер автомобиля из 17 знаков, виден под лобовым стеклом и в документах.'],
      ['Сервисная кампания', 'Бесплатные работы, которые завод назначает для выбранных автомобилей.'],
      [
        'Публичная оферта',
        'Предложение заключить договор с каждым, кто откликнется. Информация на сайте ею не является.',
      ],
    ] as const
  ).map(([term, text]) => ({ term: typograf(term), text: typograf(text) })),
]

const byTerm = new Map(glossary.map(({ term, text }) => [term, text]))

/** @throws for a word that is not explained: a slip stops the start of the site, not a visitor */
export function explanationOf(term: string): string {
  const text = byTerm.get(typograf(term))
  if (text === undefined) throw new Error(`The glossary does not explain «${term}»`)
  return text
}
