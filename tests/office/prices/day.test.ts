import { afterAll, describe, expect, test } from 'vitest'
import { importContent } from '#src/office/server/content/files.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { createContentOffice, faultsIn, passTime, plain, publish, refusal } from '../content-office.ts'

afterAll(dropDatabases)

const KEY = { kind: 'price', key: 'g90' } as const
const DAY = '2021-08-01'
/** That day's first moment in Moscow. */
const FROM = '2021-07-31T21:00:00.000Z'

async function openOffice(db: Parameters<typeof createContentOffice>[0]) {
  const office = await createContentOffice(db)
  const owner = await office.enter('owner')
  const { body: shipped } = await owner.call('content.get', KEY)
  const list = (since: string) => ({ ...shipped, since })
  const save = (since: string) => owner.call('content.save', { ...KEY, body: list(since), revision: null })
  const held = async () => (await owner.call('content.get', KEY)).body?.['since']
  return { office, owner, list, save, held }
}

describe.each(databases)('the day of a list of prices, $database', ({ skip, open }) => {
  test.skipIf(skip)('is not before that of the list in force, which may be corrected under its own', async () => {
    const { office, owner, list, save, held } = await openOffice(await open())
    await publish(owner, 'price', 'g90', list(DAY), FROM)
    await save('2021-07-20').then(({ id }) => owner.call('content.drop', { id }))
    await passTime(office, FROM)
    const refused =
      'Раньше действующего прайс-листа: его цены — с 1 августа 2021 г. Укажите этот день или более поздний'
    expect(plain(await faultsIn(save('2021-07-31')))).toBe(JSON.stringify({ since: refused }))
    const files = new Map([['price/g90.json', JSON.stringify(list('2021-07-31'))]])
    const by = { userId: 'operator', now: office.backend.now(), mayImport: () => true }
    const [imported] = await importContent(office.backend.db, files, by)
    expect(plain(imported?.reason ?? '')).toBe(`since: ${refused}`)
    await publish(owner, 'price', 'g90', list(DAY))
    expect(await held()).toBe(DAY)
  })

  test.skipIf(skip)('does not keep a price from being written as people copy it', async () => {
    const { owner, list } = await openOffice(await open())
    const { trims } = readBody('price', list(DAY))
    const save = (price: string) => {
      const body = { since: DAY, trims: trims.map((trim, index) => (index === 0 ? { ...trim, price } : trim)) }
      return owner.call('content.save', { ...KEY, body, revision: null })
    }
    expect(await faultsIn(save('пять миллионов'))).toContain('Цена — целое число рублей')
    await save('5\u00a0490 000 ₽')
    const { draft } = await owner.call('content.get', KEY)
    expect(draft?.body).toMatchObject({ trims: [{ price: 5_490_000 }, ...trims.slice(1)] })
  })

  test.skipIf(skip)(
    'is looked at again when the draft is published, for the moment from which it is to hold',
    async () => {
      const { office, owner, list, save, held } = await openOffice(await open())
      await publish(owner, 'price', 'g90', list(DAY), FROM)
      const saved = await save('2021-07-20')
      const to = (from: string | null) => owner.call('content.publish', { ...saved, from, until: null })
      expect(plain(await faultsIn(to('2021-08-05T09:00:00.000Z')))).toContain('его цены — с 1 августа')
      await passTime(office, '2021-07-20T09:00:00.000Z')
      expect(await refusal(to(null))).toBe('done')
      expect(await held()).toBe('2021-07-20')
    },
  )

  test.skipIf(skip)('may be an older one where an older version comes back', async () => {
    const { office, owner, list, save, held } = await openOffice(await open())
    await publish(owner, 'price', 'g90', list('2021-07-10'))
    await passTime(office, FROM)
    await publish(owner, 'price', 'g90', list(DAY))
    const { versions } = await owner.call('content.get', KEY)
    await owner.call('content.restore', { id: versions.at(-1)?.id ?? '' })
    expect(await held()).toBe('2021-07-10')
    expect(await refusal(save('2021-07-10'))).toBe('done')
    await owner.call('content.revert', KEY)
    expect(await held()).toBe('2021-06-01')
  })
})
