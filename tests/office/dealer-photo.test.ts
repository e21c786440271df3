import { afterAll, describe, expect, test } from 'vitest'
import type { Dealer } from '#src/domain/shapes/dealer.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn, keepFile, publish } from './content-office.ts'

afterAll(dropDatabases)

const STEM = 'media-0123456789abcdef-50x50'
const photo = { src: `/assets/${STEM}-dealer-1200.jpg`, alt: 'Стеклянный фасад' }

describe.each(databases)('the photograph of a dealer, $database', ({ skip, open }) => {
  test.skipIf(skip)('is shown with the dealer, comes off, and has words and the right cut', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const own = content.dealers[0]
    if (!own) throw new Error('no dealer in the fixtures')
    const key = String(own.id)
    await keepFile(office.backend.db, `${STEM}-dealer-1200.jpg`)
    const shown = async () =>
      dataOf<Dealer[]>(await office.backend.get('/v1/dealer')).find(({ id }) => id === own.id)?.photo
    await publish(editor, 'dealer', key, { ...own, photo })
    expect(await shown()).toEqual(photo)
    await publish(editor, 'dealer', key, { ...own, photo: { src: '', alt: '' } })
    expect(await shown()).toBeUndefined()
    const faults = (changes: object) =>
      faultsIn(
        editor.call('content.save', {
          kind: 'dealer',
          key,
          body: { ...own, photo: { ...photo, ...changes } },
          revision: null,
        }),
      )
    expect(await faults({ alt: '' })).toContain('"photo.alt"')
    expect(await faults({ src: photo.src.replace('dealer', 'details') })).toContain('"photo.src"')
  })
})
