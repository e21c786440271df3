import { afterAll, describe, expect, test } from 'vitest'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import type { CallError } from '#src/backend/call-error.ts'
import { inWrite } from '#src/backend/write.ts'
import { cellsOfText } from '#src/office/client/tables/cells.ts'
import { rowsOf } from '#src/office/client/prices/rows.ts'
import { content } from '../../fixtures/content.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { passTime } from '../content-office.ts'
import { createTestOffice } from '../test-office.ts'

afterAll(dropDatabases)

type Trim = { id: number; price: number | null }
type Body = { since: string; trims: Trim[] }
const since = '2021-08-01'
/** That day's first moment in Moscow. */
const FROM = '2021-07-31T21:00:00.000Z'

async function openOffice(db: Parameters<typeof createTestOffice>[0]) {
  const office = await createTestOffice(db)
  await inWrite(office.backend.db, async (write) => {
    await ship(write, shippedItems({ ...content, since: () => '2021-06-01' }))
    await applyContent(write, office.backend.now())
  })
  const [editor, lawyer] = [await office.enter('editor'), await office.enter('lawyer')]
  const shown = async (key: string) => editor.call('content.get', { kind: 'price', key })
  // Cast: a list of prices.
  const held = async (key: string) => (await shown(key)).body as Body
  const drafted = async (key: string) => (await shown(key)).draft
  const list = await held('g90')
  const rows = list.trims.map(({ id }, index) => ({ model: 'G90', trim: String(id), price: `${9_000_000 + index}` }))
  const table = { rows, since, excluded: [], keepsOthers: false, replaces: [], submits: false }
  return { office, editor, lawyer, held, drafted, list, table }
}
/** What stands at the fields, or the refusal itself. */
const fault = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => JSON.stringify((error as CallError).errors ?? String(error)),
  )

describe.each(databases)('prices from a table, $database', ({ skip, open }) => {
  test.skipIf(skip)(
    'become drafts with their day; visitors see them on it, once the lawyer has published',
    async () => {
      const { office, editor, lawyer, held, drafted, list, table } = await openOffice(await open())
      const { lines, models } = await editor.call('prices.compare', table)
      expect(lines.map(({ before, after }) => [before, after])).toEqual(
        list.trims.map(({ price }, index) => [price, 9_000_000 + index]),
      )
      expect(models).toMatchObject([{ code: 'g90', changes: list.trims.length, draft: null }])
      expect(await fault(lawyer.call('prices.take', table))).toContain('другие права')
      await editor.call('prices.take', { ...table, submits: true })
      const draft = await drafted('g90')
      expect(draft).toMatchObject({ state: 'waiting', body: { since } })
      expect(await held('g90')).toEqual(list)
      if (!draft) throw new Error('no draft')
      await lawyer.call('content.publish', { id: draft.id, revision: draft.revision, from: FROM, until: null })
      expect(await held('g90')).toEqual(list)
      await passTime(office, FROM)
      expect((await held('g90')).trims.map(({ price }) => price)).toEqual(table.rows.map(({ price }) => Number(price)))
    },
  )

  test.skipIf(skip)('nothing is taken while a line is wrong; of several models all or none', async () => {
    const { editor, drafted, table } = await openOffice(await open())
    const rows = [...table.rows, { model: 'G70', trim: 'нет такой', price: '2 500 000' }]
    const wrong = { ...table, rows, keepsOthers: true }
    expect(await fault(editor.call('prices.take', wrong))).toContain(`rows.${rows.length - 1}`)
    expect(await drafted('g90')).toBeNull()
    const [g70] = content.complectations.filter(({ model_code }) => model_code === 'g70')
    const both = [...table.rows, { model: 'G70', trim: String(g70?.id), price: '2 500 000' }]
    await editor.call('content.save', {
      kind: 'price',
      key: 'g70',
      body: { ...(await someBody(editor)) },
      revision: null,
    })
    // The second model has a draft that nobody has agreed to replace: the first one is not kept either.
    expect(await fault(editor.call('prices.take', { ...table, rows: both, keepsOthers: true }))).toContain('изменён')
    expect(await drafted('g90')).toBeNull()
    const { models } = await editor.call('prices.compare', { ...table, rows: both })
    const replaces = models.flatMap(({ code, draft }) => (draft ? [{ model: code, revision: draft.revision }] : []))
    expect(replaces.map(({ model }) => model)).toEqual(['g70'])
    await editor.call('prices.take', { ...table, rows: both, keepsOthers: true, replaces })
    expect([(await drafted('g90'))?.state, (await drafted('g70'))?.state]).toEqual(['draft', 'draft'])
  })

  test.skipIf(skip)('what has been published since the comparison is not undone unseen', async () => {
    const { office, editor, drafted, list, table } = await openOffice(await open())
    const owner = await office.enter('owner')
    const known = async () => {
      const { models } = await editor.call('prices.compare', table)
      return models.map(({ code, newest }) => ({ model: code, newest }))
    }
    const before = await known()
    const body = { since: list.since, trims: list.trims.map((trim) => ({ ...trim, price: 8_000_000 })) }
    const saved = await owner.call('content.save', { kind: 'price', key: 'g90', body, revision: null })
    await owner.call('content.publish', { ...saved, from: null, until: null })
    expect(await fault(editor.call('prices.take', { ...table, known: before }))).toContain('изменена на сайте')
    expect(await drafted('g90')).toBeNull()
    await editor.call('prices.take', { ...table, known: await known() })
    expect(await drafted('g90')).toMatchObject({ state: 'draft' })
  })

  test.skipIf(skip)(
    'an excluded line changes nothing; what is left out keeps its price once that is agreed',
    async () => {
      const { editor, drafted, list, table } = await openOffice(await open())
      const partly = { ...table, excluded: [0] }
      expect(await fault(editor.call('prices.take', partly))).toContain('keepsOthers')
      await editor.call('prices.take', { ...partly, keepsOthers: true })
      // Cast: a list of prices.
      const body = (await drafted('g90'))?.body as Body | undefined
      expect(body?.trims.slice(0, 2).map(({ price }) => price)).toEqual([list.trims[0]?.price, 9_000_001])
    },
  )

  test.skipIf(skip)('the file of the prices that hold changes nothing when it is brought back', async () => {
    const { editor, table } = await openOffice(await open())
    const { text } = await editor.call('prices.export', {})
    const rows = rowsOf(cellsOfText(text)).map(({ model, trim, price }) => ({ model, trim, price }))
    const { lines, models } = await editor.call('prices.compare', { ...table, rows })
    expect([lines.filter((line) => line.fault !== null || line.row === null), models]).toEqual([[], []])
    expect(lines.length).toBe(content.complectations.length)
    expect(await fault(editor.call('prices.take', { ...table, rows }))).toContain('Ни одна цена')
  })

  test.skipIf(skip)('it is compared with what will hold on its day', async () => {
    const { editor, lawyer, list, table } = await openOffice(await open())
    const planned = { since: '2021-07-20', trims: list.trims.map((trim) => ({ ...trim, price: 7_000_000 })) }
    const saved = await editor.call('content.save', { kind: 'price', key: 'g90', body: planned, revision: null })
    await lawyer.call('content.publish', { ...saved, from: '2021-07-19T21:00:00.000Z', until: null })
    const before = async (day: string) =>
      new Set((await editor.call('prices.compare', { ...table, since: day })).lines.map((line) => line.before))
    expect(await before('2021-08-01')).toEqual(new Set([7_000_000]))
    expect(await before('2021-07-15')).toEqual(new Set(list.trims.map(({ price }) => price)))
  })

  test.skipIf(skip)('hostile tables are refused', async () => {
    const { office, editor, table } = await openOffice(await open())
    const [row] = table.rows
    const refused = (changes: object) => editor.status('prices.compare', { ...table, ...changes })
    expect(await refused({ rows: [] })).toBe(422)
    expect(await refused({ rows: Array.from({ length: 5000 }, () => row) })).toBe(422)
    expect(await refused({ rows: [{ ...row, price: '9'.repeat(100_000) }] })).toBe(422)
    expect(await refused({ rows: [{ ...row, price: 9_000_000 }] })).toBe(400)
    expect(await refused({ since: '2021-02-31' })).toBe(422)
    expect(await refused({ excluded: [-1] })).toBe(400)
    const { lines } = await editor.call('prices.compare', {
      ...table,
      rows: [
        { model: '__proto__', trim: 'constructor', price: '=HYPERLINK("http://x")' },
        { model: 'G90', trim: '=1+1', price: '<script>' },
      ],
    })
    expect(lines.slice(0, 2).every((line) => line.fault !== null)).toBe(true)
    office.office.hasOutsideDirectory = true
    expect(await refused({})).toBe(409)
  })
})

async function someBody(editor: Awaited<ReturnType<Awaited<ReturnType<typeof createTestOffice>>['enter']>>) {
  return (await editor.call('content.get', { kind: 'price', key: 'g70' })).body ?? {}
}
