import { afterAll, describe, expect, test } from 'vitest'
import { cellsOfText } from '#src/office/client/tables/cells.ts'
import { tableOf } from '#src/office/client/dealers/rows.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { DEALER_COLUMNS } from '#src/office/dealer-columns.ts'
import type { CallInput } from '#src/office/calls.ts'
import { content } from '../../fixtures/content.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { createContentOffice, faultsIn, passTime, plain, publish, refusal } from '../content-office.ts'

afterAll(dropDatabases)

type Rows = Record<string, string>[]
const [own, other] = content.dealers
if (!own || !other) throw new Error('no dealers in the fixtures')

/** A table with a column for each heading that a row has. */
function tableWith(rows: Rows, rest: Partial<CallInput<'dealers.take'>> = {}): CallInput<'dealers.take'> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row, index) => ({ line: index + 2, cells: columns.map((name) => row[name] ?? '') }))
  return { columns, rows: cells, excluded: [], publishes: false, replaces: [], ...rest }
}

/** All that a new dealer needs. */
const FRESH = {
  'Адрес страницы': 'volga-novyy',
  Название: 'Волга Новый',
  Город: 'Казань',
  'Улица и дом': 'г. Казань, Проверочная улица, 100',
  'Юридическое лицо': 'ООО «Волга»',
  Широта: '55,79',
  Долгота: '49,12',
  Телефон: "'+7 (843) 000-00-00",
  Почта: 'info@volga.example',
  'Что есть у дилера': 'Продажи, Тест-драйв',
  'Тестовые автомобили': 'все',
  'Порядок в списке': '500',
  ...Object.fromEntries(['пн', 'вт', 'ср', 'чт', 'пт'].map((day) => [`Продажи: ${day}`, '9-21'])),
  'Продажи: сб': 'с 10:00 до 18:00',
  'Продажи: вс': 'закрыто',
}

async function openOffice(db: Parameters<typeof createContentOffice>[0]) {
  const office = await createContentOffice(db)
  const editor = await office.enter('editor')
  const compare = async (rows: Rows, rest: Partial<CallInput<'dealers.take'>> = {}) =>
    editor.call('dealers.compare', tableWith(rows, rest))
  /** Why each row is refused: «column: text». */
  const faults = async (rows: Rows, rest: Partial<CallInput<'dealers.take'>> = {}) =>
    (await compare(rows, rest)).lines.map((line) =>
      plain(line.faults.map(({ column, text }) => `${column ?? ''}: ${text}`).join(' | ')),
    )
  const take = (rows: Rows, rest: Partial<CallInput<'dealers.take'>> = {}) =>
    editor.call('dealers.take', tableWith(rows, rest))
  const item = (key: string) => editor.call('content.get', { kind: 'dealer', key })
  return { office, editor, compare, faults, take, item }
}

const id = String(own.id)

describe.each(databases)('dealers from a table, $database', ({ skip, open }) => {
  test.skipIf(skip)('the file of the dealers changes nothing when it is brought back, also from Excel', async () => {
    const { editor } = await openOffice(await open())
    const { text, name } = await editor.call('dealers.export', {})
    expect(name).toMatch(/^dealers-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\ufeffНомер;Адрес страницы;Название;Город;')).toBe(true)
    // A phone is no formula, a coordinate no date.
    expect(text).toContain(`;'${own.phone};`)
    expect(text).toContain(`;${String(own.lat).replace('.', ',')};`)
    const table = tableOf(cellsOfText(text))
    expect(table.rows).toHaveLength(content.dealers.length)
    // Excel drops the apostrophe of what was typed anew, and copies with tabs.
    const copied = tableOf(cellsOfText(text.replaceAll(";'+", ';+').replaceAll(';', '\t')))
    for (const { columns, rows } of [table, copied]) {
      const input = { columns, rows, excluded: [], publishes: false }
      const { lines, unknown, missing, left } = await editor.call('dealers.compare', input)
      expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['same']))
      expect([unknown, missing, left]).toEqual([[], [], []])
      expect(await editor.call('dealers.take', { ...input, replaces: [] })).toEqual({ dealers: [] })
    }
  })

  test.skipIf(skip)('a cell that begins like a formula is written as a text, and read as it was', async () => {
    const { editor } = await openOffice(await open())
    await publish(editor, 'dealer', id, { ...own, directions: '=HYPERLINK("http://site.example")' })
    const { text } = await editor.call('dealers.export', {})
    expect(text).toContain(`;'=HYPERLINK(`)
    const { columns, rows } = tableOf(cellsOfText(text))
    const { lines } = await editor.call('dealers.compare', { columns, rows, excluded: [], publishes: false })
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['same']))
  })

  test.skipIf(skip)('changes are told before and after, and become drafts; what the table lacks stays', async () => {
    const { compare, take, item } = await openOffice(await open())
    const rows = [
      { Номер: id, Название: 'Новое имя', 'Сервис: вс': 'выходной', Примечание: 'x' },
      { Номер: String(other.id), Название: other.name, 'Сервис: вс': '10:00–18:00', Примечание: '' },
    ]
    const { lines, unknown, missing, left } = await compare(rows)
    expect(lines).toMatchObject([
      {
        state: 'changed',
        changes: [
          { column: 'Название', before: plain(own.name), after: 'Новое имя' },
          { column: 'Сервис: вс', before: '10:00–18:00', after: 'закрыто' },
        ],
        draft: null,
      },
      { state: 'same', changes: [] },
    ])
    expect(unknown).toEqual(['Примечание'])
    expect(missing).toContain('Телефон')
    expect(left).toHaveLength(content.dealers.length - 2)
    expect((await item(id)).draft).toBeNull()
    expect((await take(rows)).dealers.map(({ key }) => key)).toEqual([id])
    const { draft, body } = await item(id)
    expect(body).toMatchObject({ name: own.name })
    expect(draft?.body).toMatchObject({
      name: 'Новое имя',
      hours: { sales: own.hours.sales, service: [{ days: [1, 6], open: '08:00', close: '20:00' }] },
      services: own.services,
      test_models: own.test_models,
      lat: own.lat,
    })
    expect((await item(String(other.id))).draft).toBeNull()
  })

  test.skipIf(skip)('a press publishes all of them, new ones too, and each can be taken back', async () => {
    const { office, editor, compare, take, item } = await openOffice(await open())
    const rows = [{ ...FRESH }, { 'Адрес страницы': own.code, Название: 'Новое имя' }].map((row, index) =>
      // A row about a known dealer has the other columns as they are.
      index === 0 ? row : { ...fullRow(), ...row },
    )
    const { lines } = await compare(rows, { publishes: true })
    expect(lines.map(({ state, key }) => [state, key])).toEqual([
      ['new', null],
      ['changed', id],
    ])
    expect(lines[0]?.changes).toContainEqual({ column: 'Продажи: сб', before: '', after: '10:00–18:00' })
    const { dealers } = await take(rows, { publishes: true })
    const fresh = dealers[0]?.key ?? ''
    expect((await item(fresh)).body).toMatchObject({
      name: 'Волга Новый',
      city_id: 3,
      lat: 55.79,
      hours: {
        sales: [
          { days: [1, 5], open: '09:00', close: '21:00' },
          { days: [6, 6], open: '10:00', close: '18:00' },
        ],
        service: [],
      },
    })
    expect((await item(id)).body).toMatchObject({ name: 'Новое имя' })
    await editor.call('content.revert', { kind: 'dealer', key: id })
    expect((await item(id)).body).toMatchObject({ name: own.name })
    const owner = await office.enter('owner')
    const journal = (await owner.call('journal.read', { page: 1 })).rows.map(({ text }) => plain(text))
    expect(journal.filter((text) => text.startsWith('Опубликовано')).join()).toContain('Волга Новый')
  })

  test.skipIf(skip)('a table that is sent again because the answer got lost changes nothing twice', async () => {
    const { take, item } = await openOffice(await open())
    const [first, second] = [await take([FRESH]), await take([FRESH])]
    expect(second).toEqual(first)
    const key = first.dealers[0]?.key ?? ''
    const draft = (await item(key)).draft
    const replaces = [{ key, revision: draft?.revision ?? 0 }]
    const published = await take([FRESH], { publishes: true, replaces })
    expect(published.dealers.map((dealer) => dealer.key)).toEqual([key])
    expect(await take([FRESH], { publishes: true, replaces })).toEqual({ dealers: [] })
    expect((await item(key)).versions).toHaveLength(1)
  })

  test.skipIf(skip)('a draft is replaced only as the editor has seen it', async () => {
    const { office, editor, compare, take, item } = await openOffice(await open())
    const colleague = await office.enter('editor')
    await colleague.call('content.save', {
      kind: 'dealer',
      key: id,
      body: { ...own, name: 'Другое имя' },
      revision: null,
    })
    const rows = [{ Номер: id, Название: 'Новое имя' }]
    const [line] = (await compare(rows)).lines
    expect(line).toMatchObject({ state: 'changed', changes: [{ before: plain(own.name) }], draft: { revision: 1 } })
    expect(await refusal(take(rows))).toContain('Черновик тем временем изменён')
    await take(rows, { replaces: [{ key: id, revision: 1 }] })
    expect((await item(id)).draft?.body).toMatchObject({ name: 'Новое имя' })
    expect((await editor.call('content.get', { kind: 'dealer', key: String(other.id) })).draft).toBeNull()
  })

  test.skipIf(skip)('what somebody has published since the comparison is not undone unseen', async () => {
    const { office, compare, take, item } = await openOffice(await open())
    const colleague = await office.enter('owner')
    const rows = [{ Номер: id, Название: 'Новое имя', Телефон: own.phone }]
    const seen = async () => {
      const [line] = (await compare(rows)).lines
      return { publishes: true, known: [{ key: id, newest: line?.newest ?? null }] }
    }
    const before = await seen()
    await publish(colleague, 'dealer', id, { ...own, phone: '+7 (495) 000-11-22' })
    expect(await refusal(take(rows, before))).toMatch(/Запись тем временем изменена на сайте: Сотрудник/)
    expect((await item(id)).body).toMatchObject({ name: own.name, phone: '+7 (495) 000-11-22' })
    expect((await compare(rows)).lines[0]?.changes.map(({ column }) => column)).toEqual(['Название', 'Телефон'])
    const now = await seen()
    await take(rows, now)
    expect((await item(id)).body).toMatchObject({ name: 'Новое имя', phone: own.phone })
    // The answer got lost.
    expect(await take(rows, now)).toEqual({ dealers: [] })
  })

  test.skipIf(skip)('every wrong cell is told by its column; nothing is taken while one is there', async () => {
    const { faults, take, item } = await openOffice(await open())
    const known = (changes: Record<string, string>) => ({ Номер: id, ...changes })
    const rows: [Record<string, string>, RegExp][] = [
      [known({ Город: 'Атлантида' }), /^Город: Города «Атлантида» на сайте нет/],
      [known({ Город: '' }), /^Город: Впишите город/],
      [known({ Город: 'Казань' }), /^Широта: Точка в .* от города «Казань»/],
      [known({ Телефон: '495 000' }), /^Телефон: Телефон — с \+7 или 8/],
      [known({ 'Телефон сервиса': 'нет' }), /^Телефон сервиса: Телефон — с/],
      [known({ Почта: 'a@b.example, c@d.example' }), /^Почта: Один адрес почты/],
      [known({ Сайт: 'site.example' }), /^Сайт: Адрес целиком/],
      [known({ Широта: '55.86.1' }), /^Широта: Число градусов/],
      [known({ Широта: '30.мар' }), /^Широта: Число градусов/],
      [known({ Долгота: '190' }), /^Долгота: Долгота — от −180 до 180/],
      [known({ 'Сервис: пн': '21:00–09:00' }), /^Сервис: пн: Закрытие позже открытия/],
      [known({ 'Сервис: пн': '25:00–26:00' }), /^Сервис: пн: Часы пишут так/],
      [known({ 'Продажи: пн': '' }), /^Продажи: пн: Впишите часы или «закрыто»/],
      [
        known({ 'Что есть у дилера': 'Продажи, Мойка' }),
        /^Что есть у дилера: Такого у дилеров нет: «Мойка»\. Есть: Продажи/,
      ],
      [known({ 'Тестовые автомобили': 'Жигули' }), /^Тестовые автомобили: Такой модели нет: «Жигули»/],
      [known({ 'Порядок в списке': 'первый' }), /^Порядок в списке: Целое число/],
      [known({ Название: '' }), /^Название: Заполните поле/],
      [known({ 'Адрес страницы': other.code }), /^Адрес страницы: Этот адрес уже занят/],
      [known({ 'Адрес страницы': 'Север' }), /^Адрес страницы: Латинские буквы/],
      [{ Номер: '777', Название: 'x' }, /^Номер: Дилера с номером 777 нет/],
      [{ Название: 'x' }, /^: Не сказано, о каком дилере строка/],
    ]
    for (const [row, expected] of rows) {
      expect((await faults([row]))[0], JSON.stringify(row)).toMatch(expected)
    }
    expect(await faultsIn(take(rows.slice(0, 1).map(([row]) => row)))).toContain('rows.0')
    expect(await faults([known({ Город: 'Атлантида', Телефон: '1', Почта: 'x' })])).toEqual([
      [
        'Город: Города «Атлантида» на сайте нет: сначала опубликуйте его',
        'Телефон: Телефон — с +7 или 8 и ещё десять цифр: +7 (495) 000-00-00',
        'Почта: Один адрес почты, например info@site.ru',
      ].join(' | '),
    ])
    const both = [known({ Название: 'Новое имя' }), { Номер: String(other.id), Название: '' }]
    expect(await faultsIn(take(both))).toContain('rows.1')
    expect((await item(id)).draft).toBeNull()
    await take(both, { excluded: [1] })
    expect((await item(id)).draft).not.toBeNull()
  })

  test.skipIf(skip)('all hours closed, a new one without a column, one row twice: refused in words', async () => {
    const { editor, faults } = await openOffice(await open())
    const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
    const closed = Object.fromEntries(days.map((day) => [`Продажи: ${day}`, 'закрыто']))
    expect(await faults([{ Номер: id, ...closed }])).toEqual([
      'Продажи: Добавьте часы: без них сайт скажет, что дилер закрыт',
    ])
    const { Город: _, ...homeless } = FRESH
    expect(await faults([homeless])).toEqual(['Город: В таблице нет этого столбца, а у нового дилера он нужен'])
    expect(
      await faults([
        { Номер: id, Название: 'А' },
        { Номер: id, Название: 'Б' },
      ]),
    ).toEqual([': Дилер повторяется в строке 3: оставьте одну', ': Дилер повторяется в строке 2: оставьте одну'])
    expect((await faults([FRESH, FRESH]))[0]).toContain('Дилер повторяется в строке 3')
    const twice = { ...tableWith([{ Номер: id }]), columns: ['Номер', 'Телефон', 'Телефон'] }
    expect(await refusal(editor.call('dealers.compare', twice))).toContain('Столбец «Телефон» повторяется')
  })

  test.skipIf(skip)('a dealer with test drives to come stays in his city; closed hours are told', async () => {
    const { office, faults, compare, take } = await openOffice(await open())
    const number = await office.send({ dealer_id: id, city_id: String(own.city_id) })
    const moved = { Номер: id, Город: 'Казань', Широта: '55,79', Долгота: '49,12' }
    expect((await faults([moved]))[0]).toMatch(/^: Город дилера сейчас не сменить: впереди 1 запись на тест-драйв/)
    expect(await faultsIn(take([moved], { publishes: true }))).toContain('rows.0')
    // The booking is on a Friday.
    const [line] = (await compare([{ Номер: id, 'Продажи: пт': 'закрыто' }])).lines
    expect(line?.state).toBe('changed')
    expect(plain(line?.notes.join() ?? '')).toBe(
      `На часы, в которые дилер уже не примет, есть 1 запись: ${number}. Посетителям нужно позвонить`,
    )
  })

  test.skipIf(skip)(
    'one that is off the site is left to its own page; one in a city to come is no publication',
    async () => {
      const { office, editor, faults, take } = await openOffice(await open())
      const last = content.dealers.at(-1)
      await editor.call('content.hide', { kind: 'dealer', key: String(last?.id) })
      expect((await faults([{ Номер: String(last?.id), Название: 'x' }]))[0]).toContain(
        'Сейчас этого дилера на сайте нет',
      )
      const city = { name: 'Тюмень', name_in: 'в Тюмени', name_of: 'Тюмени', code: 'tyumen', sort: 1000 }
      const place = { lat: 57.1522, lng: 65.5272, timezone: 'Asia/Yekaterinburg' }
      await publish(editor, 'city', null, { ...city, ...place }, '2021-09-01T07:00:00.000Z')
      const rows = [{ ...FRESH, Город: 'тюмень', Широта: '57,15', Долгота: '65,53' }]
      expect(await faults(rows)).toEqual([''])
      expect(await faults(rows, { publishes: true })).toEqual([
        'Город: Города «Тюмень» на сайте ещё нет: сделайте черновик и назначьте дилеру его час',
      ])
      await take(rows)
      await passTime(office, '2021-09-01T07:00:00.000Z')
      expect(await faults(rows, { publishes: true })).toEqual([''])
    },
  )

  test.skipIf(skip)('hostile tables and those without the right are refused', async () => {
    const { office, editor } = await openOffice(await open())
    const table = tableWith([{ Номер: id, Название: 'Новое имя' }])
    const lawyer = await office.enter('lawyer')
    expect(await lawyer.status('dealers.export', {})).toBe(200)
    for (const name of ['dealers.compare', 'dealers.take'] as const) {
      expect(await lawyer.status(name, table)).toBe(403)
      expect(await (await office.enter('dealer')).status(name, table)).toBe(403)
    }
    const refused = (changes: object) => editor.status('dealers.compare', { ...table, ...changes })
    expect(await refused({ rows: [] })).toBe(422)
    expect(await refused({ rows: Array.from({ length: 5000 }, () => table.rows[0]) })).toBe(422)
    expect(await refused({ columns: Array.from({ length: 5000 }, () => 'x') })).toBe(422)
    expect(await refused({ rows: [{ line: 2, cells: ['9'.repeat(100_000)] }] })).toBe(422)
    const keys = ['constructor', '__proto__'].map((name) => ({ line: 2, cells: [name, '=1+1'] }))
    const { lines } = await editor.call('dealers.compare', { ...table, rows: keys })
    expect(lines.every(({ state }) => state === 'refused')).toBe(true)
    const strange = { ...table, columns: ['constructor', '__proto__'] }
    expect((await editor.call('dealers.compare', strange)).unknown).toEqual(['constructor', '__proto__'])
    office.office.hasOutsideDirectory = true
    expect(await refused({})).toBe(409)
  })
})

test('columns are called as the fields of the form are', () => {
  const words = new Map(Object.entries(uiSchemas.dealer))
  const named = DEALER_COLUMNS.filter(({ path }) => path !== 'id' && !path.includes('.'))
  expect(named.map(({ path }) => words.get(path)?.['ui:title'])).toEqual(named.map(({ title }) => title))
})

/** The first dealer in the columns of FRESH. */
function fullRow(): Record<string, string> {
  const days = Object.fromEntries(
    Object.keys(FRESH)
      .filter((name) => name.startsWith('Продажи: '))
      .map((name) => [name, '09:00–21:00']),
  )
  return {
    Город: 'Москва',
    'Улица и дом': own?.address ?? '',
    'Юридическое лицо': own?.legal_name ?? '',
    Широта: String(own?.lat),
    Долгота: String(own?.lng),
    Телефон: own?.phone ?? '',
    Почта: own?.email ?? '',
    'Что есть у дилера': 'Продажи, Сервис, С пробегом, Тест-драйв, Трейд-ин',
    'Тестовые автомобили': 'все',
    'Порядок в списке': String(own?.sort),
    ...days,
  }
}
