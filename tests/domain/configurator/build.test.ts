import { describe, expect, test } from 'vitest'
import { builtPaints } from '#src/content/models/built-paints.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { choiceWithInterior, totalOf } from '#src/domain/configurator/build.ts'
import { cheapest, offerOf, openingPaint } from '#src/domain/configurator/offer.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import { emptyChoice } from '#src/domain/configurator/choice.ts'
import { differenceSentence } from '#src/domain/configurator/difference.ts'
import { priceChange, priceChangeText } from '#src/domain/configurator/price-change.ts'
import { formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { data, resolve, trimsOf } from './cars.ts'

const buildOf = (choice: Parameters<typeof resolve>[0]) => resolve(choice)!.build

describe('a build', () => {
  test('begins at the list price of its model', () => {
    expect(['g70-fl', 'gv70'].map((model) => totalOf(buildOf({ model: model as 'gv70' })))).toEqual([
      1_900_000, 4_000_000,
    ])
  })

  test('does not begin with what has no price yet, as long as anything has one', () => {
    const [unknown, dear, plain] = [
      { code: 'unknown', price: null },
      { code: 'dear', price: 20 },
      { code: 'plain', price: 10 },
    ]
    expect(cheapest([unknown, dear, plain])).toBe(plain)
    expect(cheapest([unknown])).toBe(unknown)
  })

  test('has no total while any part has no price', () => {
    expect(totalOf(buildOf({ model: 'gv80' }))).toBeNull()
  })

  test('adds up trim, colours and packages', () => {
    expect(totalOf(buildOf({ model: 'gv70', comp: 203, ext: 'MGR', int: 'IVR', pkg: [3, 5] }))).toBe(
      4_300_000 + 90_000 + 110_000 + 110_000 + 150_000,
    )
  })

  test.each([
    [
      'a colour the model does not have',
      { model: 'g90', comp: 501, ext: 'RED' },
      'Мы заменили цвет «Вишнёвый жемчуг» на «Каштан металлик»: он недоступен для выбранной комплектации',
    ],
    [
      'a cabin of a higher trim',
      { model: 'gv70', comp: 201, int: 'IVR' },
      'Мы заменили салон «Светлый салон» на «Коричневый салон»: он недоступен для выбранной комплектации',
    ],
    [
      'a grey cabin with metal: by the nearest neutral tone and the same stuff, not by brown with wood',
      { model: 'g70-fl', comp: 102, int: 'GRY' },
      'Мы заменили салон «Серый салон» на «Чёрный салон»: он недоступен для выбранной комплектации',
    ],
    [
      'a cabin that does not go with the colour',
      { model: 'gv70', comp: 203, ext: 'RED', int: 'RDN' },
      'Мы заменили салон «Чёрно-красный салон» на «Чёрный салон»: он не сочетается с цветом «Вишнёвый жемчуг»',
    ],
    [
      'a package of another trim',
      { model: 'gv70', comp: 205, pkg: [1] },
      'Мы убрали пакет «Зима»: он недоступен для выбранной комплектации',
    ],
    [
      'several packages of another trim',
      { model: 'gv70', comp: 205, pkg: [1, 2, 5] },
      'Мы убрали пакеты «Зима», «Обзор» и «Уют»: они недоступны для выбранной комплектации',
    ],
    [
      'a trim the new model does not have',
      { model: 'gv80', comp: 205 },
      'Мы заменили комплектацию «Предел» на «Стиль»: у GV80 её нет',
    ],
    [
      'packages that exclude each other',
      { model: 'gv70', comp: 203, pkg: [4, 5] },
      'Мы убрали пакет «Уют»: его нельзя сочетать с пакетом «Скорость»',
    ],
    [
      'a package without what it needs',
      { model: 'g90', comp: 501, pkg: [6] },
      'Мы добавили пакет «Уют»: без него не бывает других выбранных пакетов',
    ],
  ] as const)('%s is replaced by the nearest, and said', (_, choice, note) => {
    expect(resolve(choice)?.notes.map(withPlainSpaces)).toEqual([note])
  })

  test.each([
    ['a trim', { comp: 999_999 }, 'комплектации'],
    ['a colour', { ext: 'GONE' }, 'цвета'],
    ['several parts', { comp: 999_999, ext: 'GONE', int: 'GONE', pkg: [999] }, 'комплектации, цвета, салона и пакета'],
  ] as const)('%s that has left the range since a link was made is not replaced in silence', (_, parts, gone) => {
    expect(resolve({ model: 'gv70', ...parts })?.notes.map(withPlainSpaces)).toEqual([
      `Ссылка устарела: ${gone} из неё больше нет. Проверьте сборку и цену`,
    ])
  })

  test('a trim of another model is no outdated one, although its trims are not loaded', () => {
    const [[comp]] = lineUp.g70.trims
    const choice = { ...emptyChoice, model: 'gv80', comp } as const
    expect(resolveBuild(choice, { data, trims: trimsOf('gv80') })?.notes).toEqual([])
  })

  test('a trim of the same name is kept over a change of model without a word', () => {
    const { build, notes } = resolve({ model: 'g70-fl', comp: 204 })!
    expect([build.trim.name, notes]).toEqual(['Статус', []])
  })

  test('begins with the first trim, whatever order they come in', () => {
    const choice = { ...emptyChoice, model: 'gv70' } as const
    const trims = trimsOf('gv70')
    expect(resolveBuild(choice, { data, trims: trims.toReversed() })).toEqual(resolveBuild(choice, { data, trims }))
  })

  test('what is chosen last counts: a cabin may change the body colour', () => {
    const build = buildOf({ model: 'gv70', comp: 203, ext: 'RED' })
    const cabin = data.colorInterior.find(({ code }) => code === 'RDN')!
    const wanted = { ...emptyChoice, model: 'gv70', comp: 203, ext: 'RED' } as const
    const offer = offerOf(data, build.trim)
    const { choice, note } = choiceWithInterior(wanted, build, cabin, offer)
    expect(note && withPlainSpaces(note)).toMatch(
      /^Мы заменили цвет «Вишнёвый жемчуг» на «.+»: он не сочетается с салоном «Чёрно-красный салон»$/,
    )
    expect(resolve(choice)?.notes).toEqual([])
    // Where no colour goes with it, nothing changes.
    const alone = { ...offer, exteriors: [build.exterior] }
    expect(choiceWithInterior(wanted, build, cabin, alone)).toEqual({ choice: wanted, note: null })
  })
})

test('a build begins in the paint named for its model, else in the shown one, and never in a dearer one', () => {
  const paints = (codes: readonly string[]) =>
    codes.map((code, id) => ({ ...data.colorExterior[0]!, id, code, price: 0 }))
  for (const code of MODEL_CODES) {
    const first = builtPaints[code] ?? lineUp[code].shownPaint
    const free = paints(lineUp[code].paints)
    expect(openingPaint(free, code)?.code).toBe(first)
    const dearer = free.map((paint) => ({ ...paint, price: paint.code === first ? 1 : 0 }))
    expect(openingPaint(dearer, code)?.code).not.toBe(first)
  }
})

describe('packages of a trim that has not got them to choose', () => {
  const trims = trimsOf('gv70')
  const notesWith = (isIncluded: (item: { id: number }) => boolean | undefined, known = data) => {
    const resolved = resolveBuild(
      { ...emptyChoice, model: 'gv70', comp: 205, pkg: [1, 2] },
      { data: known, trims, isIncluded },
    )
    return [resolved?.notes.map(withPlainSpaces), resolved?.isUnsure]
  }
  const priceOf = (...ids: number[]) =>
    data.package.reduce((sum, { id, price }) => sum + (ids.includes(id) ? (price ?? 0) : 0), 0)
  const money = (sum: number) => withPlainSpaces(formatMoney(sum))

  test('are said to be in it, with what is no longer paid for', () => {
    expect(notesWith(() => true)).toEqual([
      [`Пакеты «Зима» и «Обзор» уже входят в комплектацию «Предел»: доплата ${money(priceOf(1, 2))} не нужна`],
      false,
    ])
    // One without a price: the sum of the others is not all that is saved.
    const unknown = { ...data, package: data.package.map((one) => (one.id === 2 ? { ...one, price: null } : one)) }
    expect(notesWith(() => true, unknown)[0]).toEqual([
      'Пакеты «Зима» и «Обзор» уже входят в комплектацию «Предел»: доплата не нужна',
    ])
  })

  test('are told apart from those that are lost', () => {
    expect(notesWith(({ id }) => id === 1)).toEqual([
      [
        `Пакет «Зима» уже входит в комплектацию «Предел»: доплата ${money(priceOf(1))} не нужна`,
        'Мы убрали пакет «Обзор»: он недоступен для выбранной комплектации',
      ],
      false,
    ])
  })

  test('are called neither while the equipment is on its way', () => {
    expect(notesWith(() => undefined)).toEqual([
      ['Пакеты «Зима» и «Обзор» к комплектации «Предел» отдельно не заказывают'],
      true,
    ])
  })
})

describe('a change of price', () => {
  const from = buildOf({ model: 'gv70', comp: 201, ext: 'WHT', int: 'NNB' })
  const text = (to: Parameters<typeof buildOf>[0]) => {
    const said = priceChangeText(from, buildOf({ model: 'gv70', comp: 201, ext: 'WHT', int: 'NNB', ...to }))
    return said && withPlainSpaces(said)
  }
  test('names the sum and all it is made of', () => {
    expect(text({ comp: 203, int: 'IVR' })).toBe(
      'Итого теперь 4 410 000 ₽, на 410 000 ₽ больше: комплектация + 300 000 ₽, салон + 110 000 ₽',
    )
    expect(priceChange(from, buildOf({ model: 'gv70', comp: 203, int: 'IVR' }))?.more).toBe(410_000)
  })
  test('of one part needs no parts, of none no words', () => {
    expect(text({ pkg: [1] })).toBe('Итого теперь 4 060 000 ₽, на 60 000 ₽ больше')
    expect(text({})).toBeNull()
  })
  test('is not there without a price', () => {
    expect(priceChange(from, buildOf({ model: 'gv80' }))).toBeNull()
  })
})

describe('two builds in one sentence', () => {
  const base = { model: 'gv70', comp: 203, ext: 'WHT', int: 'NNB' } as const
  test.each([
    [{ ...base, pkg: [2] }, 'За 140 000 ₽ больше: пакет «Обзор».'],
    [
      { ...base, ext: 'MGR', int: 'IVR' },
      'За 200 000 ₽ больше: цвет «Серый матовый» вместо «Белая эмаль»; салон «Светлый салон» вместо «Чёрный салон».',
    ],
    [{ ...base, comp: 201 }, 'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль».'],
    [{ ...base, int: 'BRW' }, 'За те же деньги: салон «Коричневый салон» вместо «Чёрный салон».'],
    [base, 'Это один и тот же автомобиль.'],
  ])('%o', (other, sentence) => {
    expect(withPlainSpaces(differenceSentence(buildOf(base), buildOf(other)))).toBe(sentence)
  })

  describe('with what another trim brings', () => {
    const item = (id: number, name: string, name_genitive: string, value: 'standard' | 'option' | 'none') => ({
      id,
      category_id: 1,
      name,
      name_genitive,
      value,
      ...(value === 'option' && { package_id: 2 }),
    })
    const rows = [
      ['Проекция на стекло', 'проекции на стекло'],
      ['Круговой обзор', 'кругового обзора'],
      ['Массаж', 'массажа'],
      ['Шторки', 'шторок'],
      ['Люк', 'люка'],
      ['Доводчики', 'доводчиков'],
    ] as const
    /** The lower trim lacks the first `missing` things; the first of them comes with package 2. */
    const sets = (missing: number) => (trim: { id: number }) => ({
      items: rows.map(([name, genitive], index) =>
        item(
          index + 1,
          name,
          genitive,
          trim.id === 203 || index >= missing ? 'standard' : index === 0 ? 'option' : 'none',
        ),
      ),
    })
    const sentence = (from: object, to: object, missing: number) =>
      withPlainSpaces(differenceSentence(buildOf(from), buildOf(to), sets(missing)))
    const lower = { ...base, comp: 201 }

    test.each([
      [
        base,
        lower,
        2,
        'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль»: без проекции на стекло и кругового обзора.',
      ],
      [
        lower,
        base,
        2,
        'За 300 000 ₽ больше: комплектация «Стиль» вместо «Старт»: плюс проекция на стекло и круговой обзор.',
      ],
      [
        base,
        lower,
        6,
        'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль»: без проекции на стекло, кругового обзора, массажа, шторок и ещё 2.',
      ],
      [
        base,
        lower,
        5,
        'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль»: без проекции на стекло, кругового обзора, массажа, шторок и люка.',
      ],
      [
        base,
        { ...lower, pkg: [2] },
        2,
        'За 160 000 ₽ меньше: комплектация «Старт» вместо «Стиль»: без кругового обзора; пакет «Обзор».',
      ],
      [
        { ...lower, pkg: [2] },
        base,
        2,
        'За 160 000 ₽ больше: комплектация «Стиль» вместо «Старт»: плюс круговой обзор; без пакета «Обзор».',
      ],
      [base, lower, 0, 'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль».'],
    ])('%o → %o, %d missing', (from, to, missing, expected) => {
      expect(sentence(from, to, missing)).toBe(expected)
    })

    test('what is gained and what is lost stand in one sentence', () => {
      const crossed = (trim: { id: number }) => ({
        items: [
          item(1, 'Люк', 'люка', trim.id === 203 ? 'standard' : 'none'),
          item(2, 'Массаж', 'массажа', trim.id === 203 ? 'none' : 'standard'),
        ],
      })
      expect(withPlainSpaces(differenceSentence(buildOf(base), buildOf(lower), crossed))).toBe(
        'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль»: плюс массаж, но без люка.',
      )
    })

    test('while the equipment is not known, the trim is named alone', () => {
      expect(withPlainSpaces(differenceSentence(buildOf(base), buildOf(lower), () => undefined))).toBe(
        'За 300 000 ₽ меньше: комплектация «Старт» вместо «Стиль».',
      )
    })
  })

  test('without a price there is no sum', () => {
    const sentence = differenceSentence(buildOf(base), buildOf({ model: 'gv80', comp: 401 }))
    expect(withPlainSpaces(sentence)).toMatch(/^Отличия: GV80 вместо GV70; /)
  })
})
