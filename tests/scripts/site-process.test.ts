import { expect, test } from 'vitest'
import { sqlitePlace } from '../../scripts/prove/places.ts'
import { startSiteProcess } from '../../scripts/prove/site-process.ts'

const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length

test('a server that does not start in time is killed: nobody else could end it', async () => {
  const place = sqlitePlace()
  const before = children()
  await expect(startSiteProcess(place.env, { timeoutMs: 1 })).rejects.toThrow('The server did not start')
  await expect.poll(children).toBe(before)
  await place.remove()
})

test('a server that ends is not waited for', async () => {
  await expect(startSiteProcess({ DATA_DIR: '', CRM_TRIES: 'many' })).rejects.toThrow(/^The server ended with 1$/)
})
