import { afterAll, describe, expect, test } from 'vitest'
import { readLiveContent } from '#src/backend/content/live.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { photoKey, photosAt, readPhotoKey, type ColourPlace } from '#src/content/photo-key.ts'
import { isInPaint, pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, faultsIn, keepFile, passTime, plain, publish, refusal } from './content-office.ts'

afterAll(dropDatabases)

const MODEL = 'g90'
const ID = '0123456789abcdef'
const addressOf = (place: ColourPlace) => `/assets/media-${ID}-50x50-${place}-1280.jpg`
const shotOf = (place: ColourPlace, colour: string): Shot =>
  place === 'interiors' ? { interior: colour } : { paint: colour }

/** Two colours of the model, and one it is not sold in. */
function coloursOf(place: ColourPlace) {
  const [own = '', other = ''] = lineUp[MODEL][place]
  const all = MODEL_CODES.flatMap((code): readonly string[] => lineUp[code][place])
  const sold: readonly string[] = lineUp[MODEL][place]
  return { own, other, foreign: all.find((code) => !sold.includes(code)) ?? '' }
}

test('a model has a place for each interior and paint it is sold in, and for no other', () => {
  for (const model of MODEL_CODES) {
    const keys = photosAt(model).map(photoKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.map((key) => readPhotoKey(key))).toEqual(photosAt(model))
  }
  for (const place of ['interiors', 'paints'] as const) {
    expect(readPhotoKey(`${MODEL}/${place}/${coloursOf(place).foreign}`)).toBeNull()
    expect(readPhotoKey(`${MODEL}/${place}`)).toBeNull()
  }
})

describe.each(databases)('pictures of a colour, $database', ({ skip, open }) => {
  test.skipIf(skip).each(['interiors', 'paints'] as const)('%s: one colour at a time, and back', async (place) => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    const { own, other, foreign } = coloursOf(place)
    const [key, image] = [photoKey({ model: MODEL, place, colour: own }), addressOf(place)]
    const faults = (body: object, to = key) =>
      faultsIn(editor.call('content.save', { kind: 'photo', key: to, body: { ...body }, revision: null }))
    expect(await faults({ image, alt: 'На месте' })).toContain('Такого снимка нет')
    await keepFile(db, image.slice('/assets/'.length))
    expect(await faults({ image: addressOf(place === 'paints' ? 'interiors' : 'paints'), alt: 'На месте' })).toContain(
      'для другого места',
    )
    const shown = async (colour: string) =>
      withLiveContent(await readLiveContent(db), () => pictureOf(MODEL, shotOf(place, colour)))
    const before = [await shown(own), await shown(other)]
    await publish(editor, 'photo', key, { image, alt: 'На месте' })
    const picture = await shown(own)
    expect(picture).toMatchObject({ source: 'photograph', src: image, place })
    expect(plain(picture?.alt ?? '')).toBe('На месте')
    // A car in its own paint; of a cabin nothing of that kind is asked.
    expect(picture && isInPaint(picture)).toBe(place === 'paints')
    expect(await shown(other)).toEqual(before[1])
    await publish(editor, 'photo', key, { image: '', alt: '' })
    expect([await shown(own), await shown(other)]).toEqual(before)
    const unknown = { kind: 'photo', key: `${MODEL}/${place}/${foreign}`, body: { image, alt: 'На месте' } } as const
    expect(await refusal(editor.call('content.save', { ...unknown, revision: null }))).not.toBe('done')
  })

  test.skipIf(skip)('without rights the picture that came with the code is back', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    const { own } = coloursOf('interiors')
    const image = addressOf('interiors')
    const name = image.slice('/assets/'.length)
    const shown = async () => withLiveContent(await readLiveContent(db), () => pictureOf(MODEL, { interior: own })?.src)
    const before = await shown()
    await keepFile(db, name)
    await publish(editor, 'photo', photoKey({ model: MODEL, place: 'interiors', colour: own }), { image, alt: 'Салон' })
    expect(await shown()).toBe(image)
    await db.deleteFrom('picture_file').where('name', '=', name).execute()
    // The row of the picture whose id is in the address.
    await db.updateTable('picture').set({ id: ID, rights_until: '2021-07-20' }).where('name', '=', name).execute()
    await passTime(office, '2021-07-21T09:00:00Z')
    expect(await shown()).toBe(before)
  })
})
