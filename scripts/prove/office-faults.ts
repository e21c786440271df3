import { CALL_NAMES, calls } from '#src/office/calls.ts'
import { may, ROLES, type Role } from '#src/office/rights.ts'
import { hostileFiles } from '../../tests/backend/pictures/hostile-files.ts'
import { createOfficeVisitor, ownPage, type OfficeVisitor } from './office-visitor.ts'

/**
 * Attacks by strangers and colleagues over the office's own port. Each function returns what succeeded but should not
 * have.
 */

export type Tried = { tried: number; faults: string[] }

const REFUSED = 403
/** Statuses of an authorised call with other errors. */
const LET_IN = new Set([200, 400, 404, 409, 410, 422])

/** Every call by everybody, with empty input: the right is checked before the input. */
export async function proveRights(origin: string, people: ReadonlyMap<Role, OfficeVisitor>): Promise<Tried> {
  const faults: string[] = []
  let tried = 0
  const stranger = createOfficeVisitor(origin)
  for (const name of CALL_NAMES) {
    const { access } = calls[name]
    if (access === 'anyone') continue
    tried++
    const { status } = await stranger.call(name)
    if (status !== 401) faults.push(`nobody ${name} ${status}`)
    for (const role of ROLES) {
      // Calls that are allowed and need no input would be executed.
      if (access === 'enrolling' || may(role, access)) continue
      tried++
      const answer = await people.get(role)?.call(name)
      if (answer?.status !== REFUSED) faults.push(`${role} ${name} ${answer?.status}`)
    }
  }
  return { tried, faults }
}

/** Ended, changed or truncated sessions, and one of a disabled user. */
export async function proveStolenSessions(origin: string, owner: OfficeVisitor, victim: OfficeVisitor): Promise<Tried> {
  const faults: string[] = []
  const stolen = new Map(victim.cookies)
  const thieves: [string, Map<string, string>][] = [
    ['one sign less', changed(stolen, (value) => value.slice(0, -1))],
    ['another sign', changed(stolen, (value) => (value.startsWith('A') ? 'B' : 'A') + value.slice(1))],
    ['signed by nobody', changed(stolen, (value) => decodeURIComponent(value).split('.', 1)[0] ?? '')],
    ['empty', changed(stolen, () => '')],
    ['the owner’s name in front', changed(stolen, (value) => `${[...owner.cookies.values()][0]?.slice(0, 8)}${value}`)],
  ]
  const isIn = async (cookies: Map<string, string>) =>
    (await createOfficeVisitor(origin, new Map(cookies)).call('account.sessions')).status
  if ((await isIn(stolen)) !== 200) faults.push('the session itself does not work')
  for (const [name, cookies] of thieves) {
    const status = await isIn(cookies)
    if (status !== 401) faults.push(`${name}: ${status}`)
  }
  await victim.call('session.sign-out')
  const after = await isIn(stolen)
  if (after !== 401) faults.push(`after the sign-out: ${after}`)
  return { tried: thieves.length + 1, faults }
}

const changed = (cookies: ReadonlyMap<string, string>, change: (value: string) => string): Map<string, string> =>
  new Map([...cookies].map(([name, value]) => [name, change(value)]))

/** What another site can make a signed-in owner's browser send, to every call and to the upload. */
export async function proveCsrf(origin: string, owner: OfficeVisitor): Promise<Tried> {
  const faults: string[] = []
  let tried = 0
  const json = { 'content-type': 'application/json' }
  const ways: [string, Record<string, string>][] = [
    ['another origin', { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['no origin', json],
    ['origin null', { ...json, origin: 'null' }],
    ['the right origin from another site', { ...json, origin, 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { ...json, origin: `${origin}.evil.example`, 'sec-fetch-site': 'same-site' }],
    ['a form', { ...ownPage(origin), 'content-type': 'text/plain' }],
    ['another form', { ...ownPage(origin), 'content-type': 'application/x-www-form-urlencoded' }],
  ]
  for (const name of [...CALL_NAMES.map((call) => `/api/${call}`), '/upload'])
    for (const [way, headers] of ways) {
      // The upload accepts any body, but only from our own page.
      if (name === '/upload' && headers['sec-fetch-site'] === 'same-origin') continue
      tried++
      const { status } = await owner.send(name, headers, '{}')
      if (status !== REFUSED && status !== 415) faults.push(`${way}, ${name}: ${status}`)
    }
  const { status } = await owner.call('account.sessions')
  if (!LET_IN.has(status)) faults.push(`the owner is not signed in any more: ${status}`)
  return { tried, faults }
}

/** Files that are no pictures, or are crafted to break their readers. */
export async function proveUploads(origin: string, editor: OfficeVisitor): Promise<Tried> {
  const faults: string[] = []
  const files = Object.entries(await hostileFiles())
  for (const [name, content] of files) {
    const headers = { ...ownPage(origin), 'content-type': 'application/octet-stream' }
    const { status, data } = await editor.send('/upload', headers, new Uint8Array(content))
    const isSaid = /^[А-Я].*[а-я]/.test(String(data['message']))
    if (status !== 400 || !isSaid) faults.push(`${name}: ${status} ${String(data['message'])}`)
  }
  return { tried: files.length, faults }
}
