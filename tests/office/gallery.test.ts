import { afterAll, describe, expect, test } from 'vitest'
import { readLiveContent } from '#src/backend/content/live.ts'
import { ownPicturesOf } from '#src/content/pictures/own-pictures.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, faultsIn, keepFile, passTime, publish } from './content-office.ts'
import type { TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const MODEL = 'g90'
const [LAMP, ROAD] = ['0123456789abcdef', 'fedcba9876543210'].map((id) => `media-${id}-50x50-details`)
const addressOf = (stem = '') => `/assets/${stem}-1200.jpg`
const body = (...pictures: object[]) => ({ pictures })
const lamp = { image: addressOf(LAMP), alt: 'Фара вблизи', shows: 'lamp' }
const road = { image: addressOf(ROAD), alt: 'На дороге', shows: 'none' }

async function start(open: () => ReturnType<(typeof databases)[number]['open']>) {
  const office = await createContentOffice(await open())
  for (const stem of [LAMP, ROAD]) await keepFile(office.backend.db, `${stem}-1200.jpg`)
  return { office, editor: await office.enter('editor') }
}
/** What pages read while this holds. */
const shown = async <T>({ backend }: TestOffice, read: () => T): Promise<T> =>
  withLiveContent(await readLiveContent(backend.db), read)
const own = () => ownPicturesOf(MODEL)

describe.each(databases)('close views of a model, $database', ({ skip, open }) => {
  test.skipIf(skip)(
    'own ones take the place of those that came with the code, in their order, and come off again',
    async () => {
      const { office, editor } = await start(open)
      const shipped = own()
      await publish(editor, 'gallery', MODEL, body(road, lamp))
      const { details, gallery } = await shown(office, own)
      expect(details.map(({ name }) => name)).toEqual([ROAD, LAMP])
      expect(gallery).toEqual([])
      // Where a page wants just this part.
      expect(await shown(office, () => pictureOf(MODEL, { detail: 'lamp' }))).toMatchObject({
        source: 'photograph',
        src: lamp.image,
        alt: lamp.alt,
      })
      const { versions } = await editor.call('content.get', { kind: 'gallery', key: MODEL })
      expect(versions).toHaveLength(1)
      await publish(editor, 'gallery', MODEL, body())
      expect(await shown(office, own)).toEqual(shipped)
    },
  )

  test.skipIf(skip)('without rights a picture is not shown, the others are', async () => {
    const { office, editor } = await start(open)
    await publish(editor, 'gallery', MODEL, body(road, lamp))
    const { db } = office.backend
    const name = `${ROAD}-1200.jpg`
    await db.deleteFrom('picture_file').where('name', '=', name).execute()
    // The row of the picture whose id is in the address.
    await db
      .updateTable('picture')
      .set({ id: 'fedcba9876543210', rights_until: '2021-07-20' })
      .where('name', '=', name)
      .execute()
    await passTime(office, '2021-07-21T09:00:00Z')
    expect((await shown(office, own)).details.map((made) => made.name)).toEqual([LAMP])
  })

  test.skipIf(skip)('what is wrong is said at its picture', async () => {
    const { editor } = await start(open)
    const faults = (...pictures: object[]) =>
      faultsIn(editor.call('content.save', { kind: 'gallery', key: MODEL, body: body(...pictures), revision: null }))
    expect(await faults(road, { ...lamp, alt: ' ' })).toContain('"pictures.1.alt"')
    expect(await faults(road, { ...lamp, image: lamp.image.replace('details', 'hero') })).toContain(
      '"pictures.1.image"',
    )
    expect(await faults({ ...lamp, image: lamp.image.replace('0123', '9999') })).toContain('Такого снимка нет')
    expect(await faults({ ...lamp, image: 'https://other.example/a.jpg' })).toContain('Выберите загруженный снимок')
  })
})
