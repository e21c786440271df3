import { afterAll, describe, expect, test } from 'vitest'
import { MODEL_CODES } from '#src/domain/model.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { waitingList } from '../backend/leads/forms.ts'
import { setPrices } from '../backend/leads/set-prices.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createTestOffice } from './test-office.ts'

afterAll(dropDatabases)

/** The fixtures' model without a price. */
const MODEL = 'gv80'

describe.each(databases)('who waits for a price, $database', ({ skip, open }) => {
  const start = async () => {
    const office = await createTestOffice(await open())
    const wait = async (changes: Record<string, string>) =>
      dataOf<{ number: string }>(await office.backend.post('/v1/request', waitingList(changes))).number
    const setPrice = () => setPrices(office.backend.db, MODEL)
    return { office, wait, setPrice }
  }

  test.skipIf(skip)(
    'nobody is told before there is a price, then everybody once; who has no letter is called',
    async () => {
      const { office, wait, setPrice } = await start()
      const number = await wait({})
      await wait({ phone: '+7 916 000-00-01', email: 'anna@mail.internal' })
      const owner = await office.enter('owner')
      const countsNow = async () => (await owner.call('waiting.list', {})).models.find(({ code }) => code === MODEL)
      expect(await owner.call('waiting.announce', {})).toEqual({ count: 0 })
      expect(await countsNow()).toMatchObject({ price: null, waiting: 2, writing: 0, told: 0 })
      await setPrice()
      expect(await owner.call('waiting.announce', {})).toEqual({ count: 2 })
      expect(await owner.call('waiting.announce', {})).toEqual({ count: 0 })
      expect(await countsNow()).toMatchObject({
        price: expect.stringMatching(/^5.900.\d{3}.₽$/),
        waiting: 0,
        writing: 1,
        told: 0,
      })
      const { people } = await owner.call('waiting.list', {})
      expect(people).toMatchObject([{ number, model: 'GV80', phone: '+79161234567' }])
      await owner.call('waiting.told', { number })
      expect(await owner.status('waiting.told', { number })).toBe(404)
      expect(await owner.call('waiting.list', {})).toMatchObject({ people: [] })
      expect(await countsNow()).toMatchObject({ writing: 1, told: 1 })
      const { rows } = await owner.call('journal.read', { page: 1 })
      expect(rows.map(({ text }) => text)).toContain(`Список: 1 заявка (${number})`)
    },
  )

  test.skipIf(skip)('the models are counted apart, in the order of the line-up', async () => {
    const { office, wait } = await start()
    await wait({})
    await wait({ phone: '+7 916 000-00-01', model: 'new-g80' })
    await wait({ phone: '+7 916 000-00-02', model: 'new-g80' })
    const owner = await office.enter('owner')
    const { models } = await owner.call('waiting.list', {})
    expect(models.map(({ code }) => code)).toEqual(MODEL_CODES)
    expect(models.filter(({ waiting }) => waiting > 0)).toMatchObject([
      { code: 'new-g80', waiting: 2 },
      { code: MODEL, waiting: 1 },
    ])
  })

  test.skipIf(skip)('an editor sees how many, not who', async () => {
    const { office, wait, setPrice } = await start()
    await wait({})
    await setPrice()
    const editor = await office.enter('editor')
    const owner = await office.enter('owner')
    await owner.call('waiting.announce', {})
    expect((await owner.call('waiting.list', {})).people).toHaveLength(1)
    expect((await editor.call('waiting.list', {})).people).toEqual([])
    expect(await editor.status('waiting.announce', {})).toBe(403)
  })
})
