import { afterAll, describe, expect, test } from 'vitest'
import { readLiveContent } from '#src/backend/content/live.ts'
import { menuNow } from '#src/backend/content/menu.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import type { Database } from '#src/backend/database.ts'
import { disclaimer, disclaimerNow } from '#src/content/footer.ts'
import { ownFooterLinks } from '#src/content/menu-links.ts'
import { createMenu } from '#src/content/menu.ts'
import { shippedFooter, shippedMenu } from '#src/content/seed/site-links.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { menuEntryShape } from '#src/domain/shapes/menu.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, faultsIn, plain, publish, refusal, type Person } from './content-office.ts'

afterAll(dropDatabases)

const TOMORROW = '2021-07-15T07:00:00.000Z'
const LINKS = { press: 'https://press.example/', mobility: 'https://mobility.example/' }

const ADDED = { name: 'Акция', shown: true, href: '/promo/zima.html?from=menu#list', external: 'none' as const }
/** Of the first group that can be arranged: the last entry first and called otherwise, the first hidden, one more. */
function rearranged() {
  const [group, ...others] = structuredClone(shippedMenu.groups)
  const [first, ...rest] = group?.entries ?? []
  const last = rest.pop()
  if (!group || !first || !last) throw new Error('the menu is too short')
  const entries = [{ ...last, name: 'Сначала это' }, { ...first, shown: false }, ...rest, ADDED]
  return { body: { groups: [{ ...group, entries }, ...others] }, id: group.id, first, last }
}
/** The page of the added entry. */
const makePage = (editor: Person) =>
  publish(editor, 'promo-page', null, {
    code: 'zima',
    h1: 'Зима',
    body: [{ type: 'p', text: 'До конца декабря.' }],
    button: null,
    title: 'Зима',
    description: 'Зима.',
  })
const itemsOf = (menu: readonly MenuEntry[], id: number) =>
  menu.flatMap(({ itemsGroup = [] }) => itemsGroup).find((group) => group.id === id)?.items ?? []
const namesOf = async (db: Database, id: number) => itemsOf(await menuNow(db, LINKS), id).map(({ name }) => name)

describe.each(databases)('menu and footer of the office, $database', ({ skip, open }) => {
  test.skipIf(skip)('what nobody has changed is the menu of the code', async () => {
    const office = await createContentOffice(await open())
    expect(await menuNow(office.backend.db, LINKS)).toEqual(createMenu(LINKS))
    expect(await readLiveContent(office.backend.db)).toEqual({})
  })

  test.skipIf(skip)('entries change their order and names, go and come; those of the line-up stay', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    await makePage(editor)
    const { body, id, first } = rearranged()
    await publish(editor, 'menu', 'menu', body)
    const menu = await menuNow(db, LINKS)
    for (const entry of menu) expect(menuEntryShape.parse(entry)).toEqual(entry)
    const items = itemsOf(menu, id)
    expect(items[0]?.name).toBe('Сначала это')
    expect(items.map(({ name }) => name)).not.toContain(first.name)
    expect(items.at(-1)).toMatchObject({
      name: 'Акция',
      href: { name: 'promo-page', params: { code: 'zima' }, query: { from: 'menu' }, hash: 'list' },
    })
    const fixed = (all: readonly MenuEntry[]) =>
      all.flatMap(({ itemsGroup = [] }) => itemsGroup.flatMap((group) => group.items)).filter(({ type }) => type)
    expect(fixed(menu)).toEqual(fixed(createMenu(LINKS)))
    expect(menu.map((entry) => entry.id)).toEqual(createMenu(LINKS).map((entry) => entry.id))
  })

  test.skipIf(skip)('an entry of the site that was taken out of the form is there again', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    await makePage(editor)
    const { body, id, first } = rearranged()
    const groups = body.groups.map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => !('id' in entry) || entry.id !== first.id),
    }))
    await publish(editor, 'menu', 'menu', { groups: groups.slice(0, 1) })
    expect((await namesOf(office.backend.db, id)).at(-1)).toBe(first.name)
    const { body: held } = await editor.call('content.get', { kind: 'menu', key: 'menu' })
    expect(held?.['groups']).toHaveLength(shippedMenu.groups.length)
  })

  test.skipIf(skip)('an added entry leads to a page, or to a site with an address', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    await makePage(editor)
    const { body, id } = rearranged()
    const withEntry = (changes: object) => ({
      groups: body.groups.map((group) =>
        group.id === id ? { ...group, entries: [...group.entries.slice(0, -1), { ...ADDED, ...changes }] } : group,
      ),
    })
    const save = (changes: object) =>
      faultsIn(editor.call('content.save', { kind: 'menu', key: 'menu', body: withEntry(changes), revision: null }))
    expect(await save({ href: '' })).toContain('Укажите адрес этого сайта')
    expect(await save({ href: '/nowhere.html' })).toContain('Такой страницы')
    expect(await save({ external: 'press' })).toContain('Укажите адрес этого сайта')
    expect(await save({ href: '', external: 'account' })).not.toBe('done')
    await publish(editor, 'menu', 'menu', withEntry({ href: '', external: 'press' }))
    expect(itemsOf(await menuNow(office.backend.db, LINKS), id).at(-1)).toMatchObject({ href: LINKS.press })
    expect(itemsOf(await menuNow(office.backend.db, {}), id).map(({ name }) => name)).not.toContain('Акция')
  })

  test.skipIf(skip)(
    'the footer says what the lawyer has approved, keeps its fixed words and has own links',
    async () => {
      const office = await createContentOffice(await open())
      const { db } = office.backend
      const [editor, lawyer] = [await office.enter('editor'), await office.enter('lawyer')]
      await makePage(editor)
      const save = (body: object) =>
        editor.call('content.save', { kind: 'footer', key: 'footer', body: { ...body }, revision: null })
      const said = (from: Database) =>
        readLiveContent(from).then((live) =>
          withLiveContent(live, () => ({ text: plain(disclaimerNow()), links: ownFooterLinks(LINKS) })),
        )
      expect(await faultsIn(save({ disclaimer: 'Всё честно.', links: [] }))).toContain('не является публичной офертой')
      const links = [
        { name: 'Зима', href: '/promo/zima.html', external: 'none' },
        { name: 'Пресса', href: '', external: 'press' },
        { name: 'Моменты', href: '', external: 'moments' },
      ]
      const saved = await save({ disclaimer: `${shippedFooter.disclaimer} И ещё.`, links })
      const release = { ...saved, from: TOMORROW, until: null }
      expect(await refusal(editor.call('content.publish', release))).toContain('юрист')
      await lawyer.call('content.publish', release)
      expect(await said(db)).toEqual({ text: plain(disclaimer), links: [] })
      const preview = await openPreviewDatabase(db, { versionId: null, at: new Date(TOMORROW) })
      expect(await said(preview)).toEqual({
        text: `${plain(disclaimer)} И ещё.`,
        links: [
          { id: 100, name: 'Зима', href: '/promo/zima.html', local: true },
          { id: 101, name: 'Пресса', href: LINKS.press, target: '_blank' },
        ],
      })
      await preview.destroy()
    },
  )
})
