import type { CallError } from '#src/backend/call-error.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { storePicture } from '#src/backend/pictures/store.ts'
import { inWrite } from '#src/backend/write.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { content } from '../fixtures/content.ts'
import { createTestOffice, type TestOffice } from './test-office.ts'

/** Without what holds words together. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const shipped = shippedItems({ ...content, since: () => '2021-06-01' })

export async function createContentOffice(...parts: Parameters<typeof createTestOffice>): Promise<TestOffice> {
  const office = await createTestOffice(...parts)
  await inWrite(office.backend.db, async (write) => {
    await ship(write, shipped)
    await applyContent(write, office.backend.now())
  })
  return office
}

/** What any process of the site does once a second. */
export const passTime = ({ backend }: TestOffice, at: string) => {
  backend.setNow(at)
  return inWrite(backend.db, (write) => applyContent(write, backend.now()))
}

export type Person = Awaited<ReturnType<TestOffice['enter']>>
export async function publish(
  person: Person,
  kind: ContentKind,
  key: string | null,
  body: object,
  from: string | null = null,
) {
  const saved = await person.call('content.save', { kind, key, body: { ...body }, revision: null })
  await person.call('content.publish', { ...saved, from, until: null })
  return saved
}
/** What stands at the fields. */
export const faultsIn = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => JSON.stringify((error as CallError).errors),
  )
export const refusal = (call: Promise<unknown>) => call.then(() => 'done', String)

export async function keepFile(db: Database, name: string): Promise<void> {
  const bytes = Buffer.from(name)
  const read = { original: bytes, thumbnail: bytes, width: 1920, height: 864 }
  const id = await storePicture({ db, pictures: null }, { ...read, name, userId: 'editor' }, new Date(0))
  await db.insertInto('picture_file').values({ name, picture_id: id, content: bytes }).execute()
}
