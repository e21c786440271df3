import { expect, test } from 'vitest'
import { carTaskAnswer } from '#src/backend/search/answers/car-task.ts'
import { questionReader } from '#src/backend/search/answers/question.ts'
import { trims } from '#src/content/cars/trims.ts'
import { creditWarning } from '#src/content/credit-warning.ts'
import { models } from '#src/content/models/summary.ts'

const answer = (text: string) => carTaskAnswer(questionReader([])(text))

test.each(models)(
  '$name on credit: the calculator with a trim of this car; without a price no sum is promised',
  (model) => {
    const found = answer(`${model.name.toLowerCase()} в кредит`)
    const { pathname, searchParams } = new URL(found?.url ?? '', 'http://site.example')
    expect(pathname).toBe('/finance.html')
    const trim = trims.find(({ id }) => String(id) === searchParams.get('comp'))
    expect(trim?.model ?? null).toBe(model.priceComingSoon ? null : model.code)
    expect(found?.text.includes(creditWarning)).toBe(!model.priceComingSoon)
    // A sum or a rate would need the full cost before it (38-ФЗ, art. 28).
    expect(`${found?.title} ${found?.text}`).not.toMatch(/[₽%]/)
  },
)

test.each([
  ['прокатиться на gv80', '/test-drive.html?model=gv80'],
  ['хочу записаться на тест-драйв g70', '/test-drive.html?model=g70'],
  ['купить новый gv70', '/configurator#slide=1&model=gv70'],
  ['конфигуратор g80', '/configurator#slide=1&model=g80-new'],
])('«%s» is %s', (text, url) => expect(answer(text)?.url).toBe(url))

test.each(['тест-драйв', 'кредит', 'купить g70 или g80', 'купить шины g70', 'g70', 'цена g70'])(
  '«%s» is for others to answer: no car, two of them, or something else',
  (text) => expect(answer(text)).toBeNull(),
)
