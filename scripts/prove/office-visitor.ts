import { codeOf } from '../../tests/office/totp.ts'

/** A user of the office without a browser: sends what its page sends, over the network, with the cookies it gets. */
export type OfficeVisitor = {
  cookies: Map<string, string>
  /** As the office's own page makes calls. */
  call: (name: string, input?: unknown) => Promise<OfficeAnswer>
  /** Anything else: headers of another page, another body. */
  send: (path: string, headers: Record<string, string>, body: BodyInit) => Promise<OfficeAnswer>
}
export type OfficeAnswer = { status: number; data: Readonly<Record<string, unknown>> }

export const PASSWORD = 'длинный пароль для проверки'

/** `cookies`: a session that another client has started. */
export function createOfficeVisitor(origin: string, cookies = new Map<string, string>()): OfficeVisitor {
  async function send(path: string, headers: Record<string, string>, body: BodyInit): Promise<OfficeAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(origin + path, { method: 'POST', headers: { cookie, ...headers }, body })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (set.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    const text = await answer.text()
    // A refusal of another page may have no JSON.
    const data = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: answer.status, data }
  }
  return {
    cookies,
    send,
    call: (name, input = {}) =>
      send(`/api/${name}`, { ...ownPage(origin), 'content-type': 'application/json' }, JSON.stringify(input)),
  }
}

export const ownPage = (origin: string): Record<string, string> => ({ origin, 'sec-fetch-site': 'same-origin' })

/**
 * Accepts an invitation, chooses a password, sets up the second factor; signed in at the end. Throws where a step is
 * refused.
 */
export async function enterOffice(origin: string, link: string): Promise<OfficeVisitor> {
  const visitor = createOfficeVisitor(origin)
  const token = link.split('/').at(-1) ?? ''
  const { email } = await done(visitor, 'link.read', { token })
  await done(visitor, 'link.use', { token, password: PASSWORD })
  await done(visitor, 'session.sign-in', { email: String(email), password: PASSWORD })
  const { uri } = await done(visitor, 'factor.begin', { password: PASSWORD })
  await done(visitor, 'factor.confirm', { code: codeOf(String(uri)) })
  return visitor
}

async function done(visitor: OfficeVisitor, name: string, input: object): Promise<OfficeAnswer['data']> {
  const { status, data } = await visitor.call(name, input)
  if (status !== 200) throw new Error(`${name}: ${status} ${String(data['message'])}`)
  return data
}
