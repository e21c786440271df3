import { describe, expect, it } from 'vitest'
import { answerOf, lineOf, summaryOf } from '#src/domain/garage-words.ts'
import { fitOf } from '#src/domain/garage-fit.ts'
import { EXAMPLE, LIMITS, placeText, readFields, readGarage, readMetres, type Size } from '#src/domain/garage-size.ts'

const place = (length: number, width: number, height: number): Size => ({ length, width, height })
/** Sizes as the cars of a line-up have them: the sentences below are counted for these. */
const cars: Record<'G70' | 'GV70' | 'G80' | 'GV80' | 'G90', Size> = {
  G70: place(4685, 1850, 1400),
  GV70: place(4715, 1910, 1630),
  G80: place(4990, 1925, 1465),
  GV80: place(4945, 1975, 1715),
  G90: place(5205, 1915, 1495),
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('metres', () => {
  it.each([
    ['5,5', 5500],
    ['5.5', 5500],
    [' 5,5 м', 5500],
    ['5,5м.', 5500],
    ['6', 6000],
    ['5,', 5000],
    ['5,455', 5455],
    ['15', 15_000],
    ['2', 2000],
  ])('%j is read', (text, mm) => expect(readMetres('length', text)).toEqual({ mm }))

  it.each([
    ['', 'Длина не указана: напишите её в метрах, например 5,5'],
    ['гараж', 'Длина «гараж» не похожа на число: напишите метры, например 5,5'],
    ['5,5,5', 'Длина «5,5,5» не похожа на число: напишите метры, например 5,5'],
    ['-5', 'Длина «-5» не похожа на число: напишите метры, например 5,5'],
    ['1e3', 'Длина «1e3» не похожа на число: напишите метры, например 5,5'],
    ['<script>alert(1)</script>', 'Длина не похожа на число: напишите метры, например 5,5'],
    ['550', 'Длина нужна в метрах. Если это сантиметры, напишите 5,5'],
    ['5500', 'Длина нужна в метрах. Если это миллиметры, напишите 5,5'],
    ['0', 'Длина бывает от 2 до 15 м'],
    ['99', 'Длина бывает от 2 до 15 м'],
    ['1,5', 'Длина бывает от 2 до 15 м'],
  ])('%j gets a sentence', (text, problem) => {
    const { problem: said = '' } = readMetres('length', text)
    expect(plain(said)).toBe(problem)
  })
})

describe('the address', () => {
  const read = (query: string) => readGarage(new URLSearchParams(query))

  it.each([
    ['garage=5.5x2.8x2.1', place(5500, 2800, 2100)],
    ['garage=6,2х3,1х2,4', place(6200, 3100, 2400)],
    ['garage=6×3×2.5', place(6000, 3000, 2500)],
    ['length=6&width=3,2&height=2.5', place(6000, 3200, 2500)],
    ['length=6&width=3&height=2&garage=5x5x5', place(6000, 3000, 2000)],
    ['', EXAMPLE],
    ['length=&width=&height=', EXAMPLE],
    ['garage=', EXAMPLE],
  ])('%j is a place', (query, expected) => {
    expect(read(query)).toMatchObject({ place: expected, problems: {} })
  })

  it.each([
    ['garage=5.5x2.8', ['height']],
    ['garage=abc', ['length', 'width', 'height']],
    ['length=&width=3&height=9', ['length', 'height']],
    ['length=++&width=3', ['length', 'height']],
    [`garage=${'9'.repeat(300)}`, ['length', 'width', 'height']],
  ])('%j has problems and no place', (query, sides) => {
    const form = read(query)
    expect(form.place).toBeNull()
    expect(Object.keys(form.problems)).toEqual(sides)
  })

  it('loses nothing that was written', () => {
    expect(read('length=шесть&width=3,2&height=2.5').fields).toEqual({ length: 'шесть', width: '3,2', height: '2.5' })
  })

  it('comes back the same through the short form', () => {
    expect(placeText(EXAMPLE)).toBe('5.5x2.8x2.1')
    expect(read(`garage=${placeText(place(5455, 2805, 1999))}`).place).toEqual(place(5455, 2805, 1999))
  })
})

describe('the fit', () => {
  const car = cars.GV80
  it.each([
    [
      'a wide place',
      place(6000, 3200, 2400),
      { verdict: 'yes', doors: 'both', ends: 527.5, driver: 612.5, passenger: 612.5 },
    ],
    ['both doors just open', place(6000, 3175, 2400), { verdict: 'yes', doors: 'both', driver: 600 }],
    ['one door', place(6000, 3174, 2400), { verdict: 'yes', doors: 'driver', passenger: 100, driver: 1099 }],
    ['the driver’s door just opens', place(6000, 2675, 2400), { verdict: 'yes', doors: 'driver', driver: 600 }],
    ['a squeeze', place(6000, 2674, 2400), { verdict: 'tight', doors: 'squeeze', driver: 599 }],
    ['just out', place(6000, 2425, 2400), { verdict: 'tight', doors: 'squeeze', driver: 350 }],
    ['nobody gets out', place(6000, 2424, 2400), { verdict: 'exit', doors: 'none' }],
    ['exactly as wide as the car', place(6000, 1975, 2400), { verdict: 'exit', driver: 0, passenger: 0, lacks: {} }],
    ['short of room at the ends', place(5200, 3200, 2400), { verdict: 'tight', ends: 127.5 }],
    ['just stops short of the walls', place(5145, 3200, 2400), { verdict: 'tight', ends: 100 }],
    ['touches the walls', place(5144, 3200, 2400), { verdict: 'touch', ends: 99.5 }],
    ['a low ceiling', place(6000, 3200, 1745), { verdict: 'tight', roof: 30 }],
    ['scratches the roof', place(6000, 3200, 1744), { verdict: 'touch', roof: 29 }],
    ['to the millimetre', place(4945, 3200, 1715), { verdict: 'touch', ends: 0, roof: 0, lacks: {} }],
    ['touches, and nobody gets out', place(4945, 2200, 2400), { verdict: 'exit', ends: 0 }],
    ['a low gate', place(6000, 3200, 1714), { verdict: 'no', lacks: { height: 1 } }],
    ['too small all round', place(4000, 1900, 1500), { verdict: 'no', lacks: { length: 945, width: 75, height: 215 } }],
  ])('%s', (_, garage, expected) => expect(fitOf(car, garage)).toMatchObject(expected))

  it('the space on both sides adds up to what is there, in any place', () => {
    for (let width = LIMITS.width[0] * 1000; width <= 4000; width += 37) {
      const { driver, passenger } = fitOf(car, place(6000, width, 2400))
      expect(driver + passenger).toBeCloseTo(width - car.width)
    }
  })
})

describe('the answer', () => {
  const said = (name: string, car: Size, garage: Size) => {
    const { head, text } = answerOf(name, fitOf(car, garage))
    return plain(`${head}. ${text}`)
  }

  it.each([
    [
      'GV80',
      cars.GV80,
      EXAMPLE,
      'GV80 поместится. Спереди и сзади останется по 27 см, до потолка 38 см. Встаньте в 10 см от стены справа: водителю останется 72 см, и его дверь откроется. Пассажиров высадите перед въездом. Сзади при закрытых воротах не пройти: багажник разгрузите до въезда.',
    ],
    [
      'G70',
      cars.G70,
      place(6000, 3100, 2500),
      'G70 поместится. Спереди и сзади останется по 65 см, до потолка 110 см. По бокам по 62 см: двери откроются с обеих сторон. Сзади останется 121 см, если встать в 10 см от передней стены: пройдёте и откроете багажник.',
    ],
    ['G90', cars.G90, place(5000, 2800, 2100), 'G90 не поместится. Автомобиль на 21 см длиннее места.'],
    [
      'GV80',
      cars.GV80,
      place(4900, 1900, 1700),
      'GV80 не поместится. Автомобиль на 5 см длиннее места, на 8 см шире места и на 2 см выше проёма.',
    ],
    [
      'GV80',
      cars.GV80,
      place(5500, 2500, 2100),
      'GV80 поместится, но будет тесно. Спереди и сзади останется по 27 см, до потолка 38 см. Даже у самой стены справа водителю останется 42 см. Чтобы открыть дверь свободно, нужно 60 см: выходить будет тесно. Сзади при закрытых воротах не пройти: багажник разгрузите до въезда.',
    ],
    [
      'GV80',
      cars.GV80,
      place(4945, 2200, 1720),
      'GV80 не поместится: въедет, но выйти не получится. Спереди и сзади останется меньше сантиметра, до потолка меньше сантиметра. Водителю останется 12 см, а чтобы выйти, нужно хотя бы 35 см.',
    ],
    [
      'G80',
      cars.G80,
      place(5010, 2800, 1475),
      'G80 не поместится: встанет впритык. Спереди и сзади останется по 1 см, до потолка 1 см. Чтобы остановиться, не задев стену, и закрыть ворота, нужно хотя бы по 10 см. Над крышей нужно хотя бы 3 см: на пороге машина качнётся.',
    ],
  ])('%s', (name, car, garage, text) => expect(said(name, car, garage)).toBe(text))

  it.each([
    ['G70', EXAMPLE, 'G70 поместится: у двери водителя 85 см'],
    ['G70', place(6000, 3100, 2500), 'G70 поместится: у дверей по 62 см'],
    ['G90', EXAMPLE, 'G90 поместится: тесно: до стен по 14 см'],
    ['GV80', place(5500, 2500, 1750), 'GV80 поместится: тесно: до потолка 3 см и у двери 42 см'],
    ['G80', place(5010, 2800, 1475), 'G80 не поместится: до стен по 1 см и до потолка 1 см'],
    ['GV80', place(5500, 2200, 2100), 'GV80 не поместится: у двери водителя 12 см'],
    ['GV80', place(4900, 1900, 1700), 'GV80 не поместится: длиннее на 5 см, шире на 8 см и выше на 2 см'],
  ] as const)('%s on one line', (name, garage, expected) => {
    const { verdict, room } = lineOf(name, fitOf(cars[name], garage))
    expect(plain(`${verdict}: ${room}`)).toBe(expected)
  })

  it('a form that cannot be read says so for each field and keeps the rest', () => {
    const form = readFields({ length: '6', width: 'широкий', height: '2,4' })
    expect(form.place).toBeNull()
    expect(form.problems).toEqual({ width: 'Ширина «широкий» не похожа на число: напишите метры, например 2,8' })
  })

  it.each([
    [place(7000, 4000, 3000), 'Поместится любая модель.'],
    [place(3000, 2000, 1300), 'Не поместится ни одна модель.'],
    [EXAMPLE, 'Поместятся G70, GV70, G80 и GV80. G90 войдёт, но будет тесно.'],
    [place(5500, 3000, 1500), 'Поместится G70. G80 войдёт, но будет тесно. Не поместятся GV70, GV80 и G90.'],
    [place(5500, 2250, 2100), 'Не поместится ни одна модель.'],
  ])('in one sentence for %j', (garage, text) => {
    const fits = Object.entries(cars).map(([name, car]) => ({ name, fit: fitOf(car, garage) }))
    expect(plain(summaryOf(fits))).toBe(text)
  })

  it('never calls one fit that the sentence over all calls unfit', () => {
    for (let length = 4600; length <= 5600; length += 45) {
      for (let width = 1900; width <= 3300; width += 65) {
        const fit = fitOf(cars.GV70, place(length, width, 2100))
        const { head } = answerOf('GV70', fit)
        const whole = summaryOf([
          { name: 'GV70', fit },
          { name: 'X', fit: fitOf(cars.GV70, place(3000, 2000, 2100)) },
        ])
        expect(plain(head).includes('не поместится')).toBe(plain(whole).startsWith('Не поместится ни одна'))
      }
    }
  })
})
