import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { inWrite, lockName } from '#src/backend/write.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, publish } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

/** Which item a call names, and which version of it: what the page of the office never sends wrongly, others may. */

afterAll(dropDatabases)

const redirect = (to: string) => ({ from: '/old.html', to })

describe.each(databases)('items and versions, $database', ({ skip, open }) => {
  test.skipIf(skip)(
    'what is published is what was looked at, also where the draft changes at that moment',
    async () => {
      const office = await createContentOffice(await open())
      const editor = await office.enter('editor')
      const saved = await editor.call('content.save', {
        kind: 'redirect',
        key: null,
        body: redirect('/about.html'),
        revision: null,
      })
      let published: Promise<number> | undefined
      await inWrite(office.backend.db, async (write) => {
        // Somebody saves: the publication has come, and waits for that.
        await lockName(write, 'content redirect')
        published = editor.status('content.publish', { ...saved, from: null, until: null })
        await wait(500)
        await write
          .updateTable('content_version')
          .set({ body: JSON.stringify(redirect('/brand.html')), revision: 2 })
          .where('id', '=', saved.id)
          .execute()
      })
      expect(await published).toBe(409)
    },
  )

  test.skipIf(skip)('a draft that is published meanwhile is not dropped', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const saved = await editor.call('content.save', {
      kind: 'redirect',
      key: null,
      body: redirect('/about.html'),
      revision: null,
    })
    let dropped: Promise<number> | undefined
    await inWrite(office.backend.db, async (write) => {
      await lockName(write, 'content redirect')
      dropped = editor.status('content.drop', { id: saved.id })
      await wait(500)
      await write.updateTable('content_version').set({ state: 'published' }).where('id', '=', saved.id).execute()
    })
    expect(await dropped).toBe(404)
  })

  test.skipIf(skip)('a number has one spelling: a second item of the same would end every publication', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const body = { ...filledBodies.news }
    const { key } = await publish(editor, 'news', null, body)
    for (const other of [`${key}.0`, `0${key}`, ` ${key}`, `${key}e0`, '-1', '0', 'abc', '99999999999'])
      expect(
        await editor.status('content.save', {
          kind: 'news',
          key: other,
          body: { ...body, code: 'second-one' },
          revision: null,
        }),
      ).toBe(404)
  })

  test.skipIf(skip)('prices of a model that there is none of are refused', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const body = { since: '2021-07-14', trims: [] }
    expect(await editor.status('content.save', { kind: 'price', key: 'g71', body, revision: null })).toBe(422)
  })
})
