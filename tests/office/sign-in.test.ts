import { findPreview, makePreview } from '#src/backend/content/preview-links.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { authSecret, renewSecret } from '#src/office/server/auth/auth-secret.ts'
import { sweepOffice } from '#src/office/server/sweep.ts'
import { createTestOffice, PASSWORD, type TestOffice } from './test-office.ts'
import { codeOf } from './totp.ts'

let office: TestOffice
beforeEach(async () => {
  office = await createTestOffice()
})

const WRONG = { password: 'not the password' }

describe('signing in', () => {
  test('wants the code, and takes a code on paper once', async () => {
    const owner = await office.enter('owner')
    const { codes } = await owner.call('account.codes', { password: PASSWORD })
    const code = codes[0] ?? ''
    const enter = async (typed: string) => {
      const other = office.browser()
      expect(await other.call('session.sign-in', { email: owner.email, password: PASSWORD })).toEqual({ next: 'code' })
      expect(await other.status('account.sessions', {})).toBe(401)
      return [await other.status('session.code', { code: typed }), await other.status('account.sessions', {})]
    }
    expect(await enter('000000')).toEqual([401, 401])
    const shown = codeOf(owner.uri)
    expect(await enter(shown)).toEqual([200, 200])
    // Seen over a shoulder, or read on its way.
    expect(await enter(shown)).toEqual([401, 401])
    expect(await enter(code)).toEqual([200, 200])
    expect(await enter(code)).toEqual([401, 401])
    const other = office.browser()
    await other.call('session.sign-in', { email: owner.email, password: PASSWORD })
    // Not the clock of the phone.
    await expect(other.call('session.code', { code })).rejects.toThrow('каждый действует один раз')
    await expect(other.call('session.code', { code: '000000' })).rejects.toThrow('Проверьте часы телефона')
  })

  test('five wrong passwords lock the account for a quarter of an hour, where they came from', async () => {
    const owner = await office.enter('owner')
    const guess = office.browser()
    for (let count = 0; count < 5; count++)
      expect(await guess.status('session.sign-in', { email: owner.email, ...WRONG })).toBe(401)
    const right = { email: owner.email, password: PASSWORD }
    expect(await guess.status('session.sign-in', right)).toBe(429)
    // Who is in stays in.
    expect(await owner.status('account.sessions', {})).toBe(200)
    office.backend.setNow('2021-07-14T09:15:01Z')
    expect(await guess.status('session.sign-in', right)).toBe(200)
  })

  test('an account that is not there is answered and locked like one that is', async () => {
    const guess = office.browser()
    const nobody = { email: 'nobody@site.example', ...WRONG }
    for (let count = 0; count < 5; count++) expect(await guess.status('session.sign-in', nobody)).toBe(401)
    expect(await guess.status('session.sign-in', nobody)).toBe(429)
    expect(await guess.call('password.forgotten', { email: nobody.email })).toEqual({ isMailSet: true })
    expect(office.letters).toEqual([])
  })
})

describe('a session', () => {
  test('ends when it is signed out, for a thief of its cookie, too', async () => {
    const owner = await office.enter('owner')
    const thief = office.browser()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    expect(await thief.status('account.sessions', {})).toBe(200)
    await owner.call('session.sign-out', {})
    expect(await thief.status('account.sessions', {})).toBe(401)
  })

  test('cannot be made up, nor changed', async () => {
    const owner = await office.enter('owner')
    const thief = office.browser()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value.replace(/^../, 'zz'))
    expect(await thief.status('account.sessions', {})).toBe(401)
  })

  test('ends at once when the user is shut out', async () => {
    const owner = await office.enter('owner')
    const dealer = await office.enter('dealer')
    const change = { id: dealer.id, name: 'Денис', role: 'dealer' as const, dealers: [1], isDisabled: true }
    await owner.call('users.change', change)
    expect(await dealer.status('account.sessions', {})).toBe(401)
    const again = { email: dealer.email, password: PASSWORD }
    expect(await office.browser().status('session.sign-in', again)).not.toBe(200)
  })

  test.each([
    ['who is shut out', 'editor', true],
    ['who reads no content any more', 'dealer', false],
  ] as const)('of an editor %s shows no drafts by a link made before', async (_who, role, isDisabled) => {
    const owner = await office.enter('owner')
    const editor = await office.enter('editor')
    const preview = { kind: 'news' as const, key: '1', id: null, moment: null }
    const { link } = await editor.call('content.preview', preview)
    const { link: other } = await owner.call('content.preview', preview)
    await owner.call('users.change', { id: editor.id, name: 'Егор', role, dealers: [1], isDisabled })
    const found = (address: string) =>
      findPreview(office.backend.db, new URL(address).pathname.split('/').at(-1) ?? '', office.backend.now())
    expect(await found(link)).toBeNull()
    expect(await found(other)).not.toBeNull()
  })

  test('has the rights of now, not those of its beginning', async () => {
    const owner = await office.enter('owner')
    const other = await office.enter('owner')
    await owner.call('users.change', { id: other.id, name: 'Егор', role: 'editor', dealers: [], isDisabled: false })
    expect(await other.status('users.list', {})).toBe(403)
  })
})

describe('links', () => {
  test('work once and not for ever; the database does not have them', async () => {
    const owner = await office.enter('owner')
    await owner.call('users.invite', { name: 'Новая', email: 'new@site.example', role: 'lawyer', dealers: [] })
    const link = office.letters[0]?.body.button?.href ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3100\/#\/link\/[\w-]{43}$/)
    const token = link.split('/').at(-1) ?? ''
    const rows = await office.backend.db.selectFrom('office_link').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const visitor = office.browser()
    expect(await visitor.status('link.use', { token, password: 'short' })).toBe(422)
    // Pressed twice at once, or opened in two windows: one of them sets the password.
    const uses = ['first of two windows', 'second of two windows'].map((password) =>
      visitor.status('link.use', { token, password }),
    )
    expect((await Promise.all(uses)).toSorted()).toEqual([200, 410])
    expect(await visitor.status('link.use', { token, password: PASSWORD })).toBe(410)
    await owner.call('users.link', { id: rows[0]?.user_id ?? '' })
    office.backend.setNow('2021-07-14T11:00:01Z')
    const second = office.letters[1]?.body.button?.href.split('/').at(-1) ?? ''
    expect(await visitor.status('link.read', { token: second })).toBe(410)
    await sweepOffice(office.backend.db, office.backend.now())
    expect(await office.backend.db.selectFrom('office_link').selectAll().execute()).toEqual([])
  })

  const tokenOf = (letter: number) => office.letters[letter]?.body.button?.href.split('/').at(-1) ?? ''

  test('with a new password whoever had the old one is out, in every browser', async () => {
    const owner = await office.enter('owner')
    const dealer = await office.enter('dealer')
    await owner.call('users.link', { id: dealer.id })
    expect(await office.browser().status('link.use', { token: tokenOf(0), password: `${PASSWORD} two` })).toBe(200)
    expect(await dealer.status('account.sessions', {})).toBe(401)
    const old = { email: dealer.email, password: PASSWORD }
    expect(await office.browser().status('session.sign-in', old)).toBe(401)
    expect(await owner.status('account.sessions', {})).toBe(200)
  })

  test('a new one makes the former one void, and none works for who is shut out', async () => {
    const owner = await office.enter('owner')
    const dealer = await office.enter('dealer')
    const isOpen = (letter: number) => office.browser().status('link.read', { token: tokenOf(letter) })
    await owner.call('users.link', { id: dealer.id })
    expect(await isOpen(0)).toBe(200)
    await owner.call('users.link', { id: dealer.id })
    expect([await isOpen(0), await isOpen(1)]).toEqual([410, 200])
    // Shut out as a restored backup or another process leaves it: the link is still there.
    const disabled_at = office.backend.now().toISOString()
    await office.backend.db.updateTable('office_user').set({ disabled_at }).where('id', '=', dealer.id).execute()
    expect(await isOpen(1)).toBe(410)
    expect(await office.browser().status('link.use', { token: tokenOf(1), password: PASSWORD })).toBe(410)
  })

  test('work no more once their user has changed the password otherwise', async () => {
    const owner = await office.enter('owner')
    const editor = await office.enter('editor')
    await owner.call('users.link', { id: editor.id })
    expect(await office.browser().status('link.read', { token: tokenOf(0) })).toBe(200)
    await editor.call('account.password', { current: PASSWORD, next: `${PASSWORD} two` })
    expect(await office.browser().status('link.read', { token: tokenOf(0) })).toBe(410)
    expect(await editor.status('account.sessions', {})).toBe(200)
  })

  test('asked for at the sign-in are five a day at most, one at a time, and stand in the journal', async () => {
    const owner = await office.enter('owner')
    const { email } = await office.enter('editor')
    office.letters.length = 0
    const instants = Array.from({ length: 8 }, (_, index) => `2021-07-14T1${index}:00:00Z`)
    for (const [index, instant] of instants.entries()) {
      office.backend.setNow(instant)
      const asking = Array.from({ length: 3 }, () => office.browser().call('password.forgotten', { email }))
      await Promise.all(asking)
      // Letters leave after the answer.
      await vi.waitFor(() => expect(office.letters).toHaveLength(Math.min(index + 1, 5)))
    }
    expect(new Set(office.letters.map(({ to }) => to))).toEqual(new Set([email]))
    const { rows } = await owner.call('journal.read', { page: 1 })
    expect(rows.filter(({ text }) => text.startsWith('Запрошена ссылка'))).toHaveLength(5)
    office.backend.setNow('2021-07-15T10:00:01Z')
    await office.browser().call('password.forgotten', { email })
    await vi.waitFor(() => expect(office.letters).toHaveLength(6))
  })

  test('whoever is signed in ends his own sessions and nobody else’s', async () => {
    const [owner, editor] = [await office.enter('owner'), await office.enter('editor')]
    const { sessions } = await editor.call('account.sessions', {})
    const id = sessions[0]?.id ?? ''
    expect(await owner.status('account.end-session', { id })).toBe(404)
    expect(await editor.call('account.sessions', {})).toEqual({ sessions })
    await editor.call('account.end-session', { id })
    expect(await editor.status('account.sessions', {})).toBe(401)
  })

  test('whose letter the mail server did not take are none of the five', async () => {
    const { email } = await office.enter('editor')
    const { send } = office.office
    office.office.send = () =>
      new Date(office.backend.now()).getUTCHours() % 2 ? Promise.reject(new Error('no mail')) : Promise.resolve(false)
    const { db, setNow } = office.backend
    const failures = async () => {
      const rows = await db.selectFrom('office_history').select('details').where('kind', '=', 'link-asked').execute()
      return rows.filter(({ details }) => details !== '{}').length
    }
    for (let hour = 10; hour < 16; hour++) {
      setNow(`2021-07-14T${hour}:00:00Z`)
      await office.browser().call('password.forgotten', { email })
      await vi.waitFor(async () => expect(await failures()).toBe(hour - 9))
    }
    office.office.send = send
    setNow('2021-07-14T16:00:00Z')
    await office.browser().call('password.forgotten', { email })
    await vi.waitFor(() => expect(office.letters).toHaveLength(1))
  })

  test('a form that was open while somebody was shut out lets nobody in again', async () => {
    const [owner, other] = [await office.enter('owner'), await office.enter('owner')]
    const { id } = await office.enter('dealer')
    const own = async () => (await owner.call('users.list', {})).users.find((user) => user.id === id)
    const was = { name: 'Имя', role: 'dealer' as const, dealers: [1], isDisabled: false }
    await owner.call('users.change', { id, ...was })
    await other.call('users.change', { id, ...was, isDisabled: true, was })
    await owner.call('users.change', { id, ...was, name: 'Другое имя', was })
    expect(await own()).toMatchObject({ name: 'Другое имя', dealers: [1], isDisabled: true })
    // Role and dealers are one field; done again after a lost answer it is no quarrel.
    const moved = { ...was, role: 'editor' as const, dealers: [] }
    await other.call('users.change', { id, ...moved, was })
    await other.call('users.change', { id, ...moved, was })
    await expect(owner.call('users.change', { id, ...was, dealers: [1, 2], was })).rejects.toThrow('изменил коллега')
    expect(await own()).toMatchObject({ name: 'Другое имя', role: 'editor', dealers: [], isDisabled: true })
  })

  test('the only owner cannot be taken away', async () => {
    const owner = await office.enter('owner')
    const change = { id: owner.id, name: 'Ольга', dealers: [], isDisabled: false }
    expect(await owner.status('users.change', { ...change, role: 'editor' })).toBe(409)
    expect(await owner.status('users.change', { ...change, role: 'owner', isDisabled: true })).toBe(409)
    // One who is shut out cannot take over.
    const second = await office.enter('owner')
    await owner.call('users.change', { ...change, id: second.id, role: 'owner', isDisabled: true })
    expect(await owner.status('users.change', { ...change, role: 'editor' })).toBe(409)
    // Nor one who has not accepted the invitation, or not set up the codes.
    await owner.call('users.invite', { name: 'Инна', email: 'invited@site.example', role: 'owner', dealers: [] })
    expect(await owner.status('users.change', { ...change, role: 'editor' })).toBe(409)
    const third = await office.enter('owner')
    await owner.call('users.reset-factor', { id: third.id })
    expect(await owner.status('users.change', { ...change, role: 'editor' })).toBe(409)
    await office.enter('owner')
    expect(await owner.status('users.change', { ...change, role: 'editor' })).toBe(200)
  })
})

test('another key ends all sessions, codes and links at once; the password stays', async () => {
  const { db } = office.backend
  const owner = await office.enter('owner')
  const editor = await office.enter('editor')
  const { token } = await makePreview(db, { versionId: null, at: new Date(0), userId: editor.id }, office.backend.now())
  const before = await authSecret(db)
  await renewSecret(db)
  expect(await authSecret(db)).not.toBe(before)
  for (const person of [owner, editor]) expect(await person.status('account.sessions', {})).toBe(401)
  expect(await findPreview(db, token, office.backend.now())).toBeNull()
  const again = await office.browser().call('session.sign-in', { email: owner.email, password: PASSWORD })
  expect(again).toEqual({ next: 'enrol' })
})
