import { afterAll, describe, expect, test } from 'vitest'
import { readLiveContent } from '#src/backend/content/live.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, keepFile, plain, publish, refusal } from './content-office.ts'

afterAll(dropDatabases)

const STEM = 'media-0123456789abcdef-50x50-hero'
const OWN = { image: `/assets/${STEM}-1920.jpg`, alt: 'На мосту' }

describe.each(databases)('what a place of a model shows without a picture of its own, $database', ({ skip, open }) => {
  test.skipIf(skip)('is what came with the code, or for a slide what the model shows now', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    await keepFile(db, `${STEM}-1920.jpg`)
    const shipped = pictureOf('g90', 'hero')
    await publish(editor, 'photo', 'g90/hero', OWN)
    const live = await readLiveContent(db)
    const standing = (isLive: boolean) =>
      withLiveContent(live, () => editor.call('pictures.standing', { key: 'g90/hero', isLive }))
    expect((await standing(false)).picture?.src).toBe(shipped?.src)
    const { picture } = await standing(true)
    expect([picture?.src, plain(picture?.alt ?? '')]).toEqual([OWN.image, OWN.alt])
  })

  test.skipIf(skip)('is a drawing where pages draw the car, and nothing for a place that is none', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const { picture } = await editor.call('pictures.standing', { key: 'g90/side', isLive: false })
    // The file that pages show, not the one for old browsers.
    const drawn = pictureOf('g90', 'studio')
    expect(drawn?.sources[0]?.srcSet).toContain(`${picture?.src} `)
    expect(picture?.src).toMatch(/\.avif$/)
    expect(await refusal(editor.call('pictures.standing', { key: 'g90/nowhere', isLive: false }))).toContain(
      'Такого места',
    )
  })
})
