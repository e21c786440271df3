import { createHash } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { CallError } from '#src/backend/call-error.ts'
import type { LetterBody } from '#src/backend/mail/letter-body.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import { callShapes, type CallInput, type CallName, type CallOutput } from '#src/office/calls.ts'
import type { Role } from '#src/office/rights.ts'
import { createAnswerCall } from '#src/office/server/answer-call.ts'
import { authSecret } from '#src/office/server/auth/auth-secret.ts'
import { createAuth } from '#src/office/server/auth/auth.ts'
import { makeLink } from '#src/office/server/auth/links.ts'
import { addUser } from '#src/office/server/auth/users.ts'
import type { Office } from '#src/office/server/context.ts'
import { createTestBackend, dataOf, type TestBackend } from '../backend/test-backend.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { codeOf } from './totp.ts'

/** Somebody's browser: it keeps cookies. */
export type Browser = {
  call: <C extends CallName>(name: C, input: CallInput<C>) => Promise<CallOutput<C>>
  /** The status of a refusal; 200 where there is none. */
  status: (name: CallName, input: unknown) => Promise<number>
  cookies: Map<string, string>
  address: string
}

export type TestOffice = {
  backend: TestBackend
  office: Office
  letters: { to: string; body: LetterBody }[]
  browser: () => Browser
  /** A new user, signed in with password and code. */
  enter: (role: Role, dealers?: readonly number[]) => Promise<Browser & { id: string; email: string; uri: string }>
  /** A request of a visitor; answers its number. */
  send: (changes?: Record<string, string>) => Promise<string>
}

/** Tests of rights and requests sign in a hundred times; sign-in.test.ts has one with the real hash. */
const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')
const QUICK = {
  hash: (password: string) => Promise.resolve(hashOf(password)),
  verify: ({ password, hash }: { password: string; hash: string }) => Promise.resolve(hashOf(password) === hash),
}

export const PASSWORD = 'correct horse battery'
const ORIGIN = 'http://localhost:3100'

/** `mail`: who gets letters about requests; by itself nobody. */
export async function createTestOffice(db?: Database, mail: MailPlan | null = null): Promise<TestOffice> {
  const backend = await createTestBackend(undefined, db, undefined, mail)
  const letters: TestOffice['letters'] = []
  const office: Office = {
    db: backend.db,
    now: backend.now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    origin: ORIGIN,
    publicOrigin: 'https://site.example',
    mail,
    send: (to, body) => Promise.resolve(letters.push({ to, body }) > 0),
    outsideHours: undefined,
    hasOutsideDirectory: false,
    pictures: null,
    wakeOutbox: () => {},
  }
  const auth = createAuth(backend.db, {
    origin: ORIGIN,
    secret: await authSecret(backend.db),
    hashing: QUICK,
  })
  const answer = createAnswerCall(office, auth)
  let people = 0

  function browser(): Browser {
    const cookies = new Map<string, string>()
    const address = `192.0.2.${++people}`
    const ask = (name: CallName, input: unknown) =>
      answer(name, input, {
        headers: new Headers({ cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
        address,
        setCookies: (from) => {
          for (const cookie of from.getSetCookie()) keep(cookies, cookie)
        },
      })
    return {
      cookies,
      address,
      call: async (name, input) => callShapes[name].output.parse(await ask(name, input)),
      status: (name, input) =>
        ask(name, input).then(
          () => 200,
          (error: unknown) => (error instanceof CallError ? error.status : 500),
        ),
    }
  }

  return {
    backend,
    office,
    letters,
    browser,
    async enter(role, dealers = role === 'dealer' ? [1] : []) {
      const email = `${role}-${++people}@site.example`
      const id = await addUser(backend.db, { name: `Сотрудник ${people}`, email, role, dealers }, backend.now())
      const own = browser()
      const { link } = await makeLink(office, id, 'invitation')
      await own.call('link.use', { token: link.split('/').at(-1) ?? '', password: PASSWORD })
      await own.call('session.sign-in', { email, password: PASSWORD })
      const { uri } = await own.call('factor.begin', { password: PASSWORD })
      await own.call('factor.confirm', { code: codeOf(uri) })
      return { ...own, id, email, uri }
    },
    send: async (changes = {}) =>
      dataOf<{ number: string }>(await backend.post('/v1/request', testDrive(changes))).number,
  }
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';')
  const [name = '', ...value] = pair.split('=')
  const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
  if (isGone || value.join('=') === '') cookies.delete(name)
  else cookies.set(name, value.join('='))
}
