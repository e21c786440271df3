import { afterEach, describe, expect, test } from 'vitest'
import { BRAND } from '#src/brand/brand.ts'
import { createSmtp, type Letter } from '#src/backend/mail/smtp.ts'
import { readSender, readSmtpUrl, type SmtpServer } from '#src/backend/mail/smtp-server.ts'
import { deliverableAddress, mailAddressOf } from '#src/domain/mail-address.ts'
import { startMailServer, type MailBehaviour, type MailServer } from '../../../scripts/prove/mail-server.ts'
import { read, smtpTo } from './post.ts'

let server: MailServer
afterEach(() => server?.stop())

const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: 'b7e3f2c0-0000-4000-8000-000000000001',
  to: 'anna@mail.internal',
  replyTo: null,
  subject: 'Заявка',
  text: 'Текст',
  html: '<p>Текст</p>',
  calendar: null,
  ...changes,
})
/** For a server that never answers; one that does may be late on a busy machine. */
const FAST = { connectMs: 400, silenceMs: 400, wholeMs: 1_000 }

describe('a letter over a real socket', () => {
  test('is taken, with the Message-ID of its row, the same each time', async () => {
    server = await startMailServer()
    const smtp = smtpTo(server.url)
    expect([await smtp.send(letter()), await smtp.send(letter())]).toEqual([null, null])
    const id = '<b7e3f2c0-0000-4000-8000-000000000001@site.internal>'
    expect(server.taken().map(({ messageId }) => messageId)).toEqual([id, id])
    expect(server.taken()[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect((await read(server.taken()[0]!)).from).toMatchObject({ name: BRAND, address: 'noreply@site.internal' })
  })

  test.each<[MailBehaviour, RegExp]>([
    ['hangs', /^SMTP ETIMEDOUT/],
    ['hangs-after-data', /^SMTP (?:ETIMEDOUT|EABORT)/],
    ['busy', /^SMTP .*421 4\.3\.2$/],
    ['greylists', /^SMTP RCPT TO 450 4\.7\.1$/],
    ['refuses-data', /^SMTP DATA 451 4\.3\.0$/],
    ['drops-after-data', /^SMTP (?:ECONNECTION|ESOCKET)/],
  ])('goes again later from a server that %s', async (behaviour, reason) => {
    server = await startMailServer()
    server.behave(behaviour)
    const smtp = smtpTo(server.url, behaviour.startsWith('hangs') ? FAST : {})
    expect(await smtp.send(letter())).toMatch(reason)
    expect(server.taken()).toEqual([])
    server.behave('healthy')
    expect(await smtpTo(server.url).send(letter())).toBeNull()
  })

  test('is refused for good where the address is unknown, without a word of the address', async () => {
    server = await startMailServer()
    server.unknown.add('anna@mail.internal')
    expect(await smtpTo(server.url).send(letter())).toEqual({ rejection: 'SMTP RCPT TO 550 5.1.1' })
  })

  test('goes again later when nobody listens', async () => {
    server = await startMailServer()
    const smtp = smtpTo(server.url)
    await server.stop()
    expect(await smtp.send(letter())).toMatch(/^SMTP ESOCKET ECONNREFUSED$/)
  })

  test('is broken off when the process stops', async () => {
    server = await startMailServer()
    server.behave('hangs-after-data')
    const smtp = smtpTo(server.url, { silenceMs: 10_000 })
    const sent = smtp.send(letter())
    smtp.stop(200)
    expect(await sent).toBe('SMTP EABORT')
  })
})

describe('a server that wants to know who sends', () => {
  const start = async (): Promise<string> => {
    server = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'site' && password === 'p@ss/word'
          ? callback(null, { user: 'site' })
          : callback(Object.assign(new Error('5.7.8 Bad credentials'), { responseCode: 535 })),
    })
    return server.url
  }

  test('is told after STARTTLS', async () => {
    const url = await start()
    expect(await smtpTo(url.replace('//', '//site:p%40ss%2Fword@')).send(letter())).toBeNull()
    expect(server.taken()).toHaveLength(1)
    expect(server.taken()[0]?.isTls).toBe(true)
  })

  test('and gets a wrong password: an operator mends that, so it is tried again, and the log has no password', async () => {
    const url = await start()
    expect(await smtpTo(url.replace('//', '//site:secret@')).send(letter())).toMatch(/^SMTP AUTH.* 535 5\.7\.8$/)
  })
})

describe('a server elsewhere', () => {
  const elsewhere = (changes: Partial<SmtpServer>) =>
    createSmtp({
      server: { host: '127.0.0.1', port: server.port, isSecure: false, tls: 'required', login: null, ...changes },
      from: { name: null, address: 'noreply@site.internal' },
      name: 'site.internal',
    })

  test('that knows no TLS gets nothing', async () => {
    server = await startMailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] })
    expect(await elsewhere({}).send(letter())).toMatch(/^SMTP /)
    expect(server.taken()).toEqual([])
  })

  test.each([true, false])(
    'that shows a certificate nobody vouches for gets nothing (TLS at once: %s)',
    async (isSecure) => {
      server = await startMailServer({ secure: isSecure })
      expect(await elsewhere({ isSecure }).send(letter())).toMatch(/^SMTP /)
      expect(server.taken()).toEqual([])
    },
  )
})

test('a line break in whatever goes into the head makes no header and no recipient', async () => {
  server = await startMailServer()
  const evil = 'x\r\nBcc: all@mail.internal\r\n\r\n<script>'
  expect(await smtpTo(server.url).send(letter({ subject: evil, text: evil }))).toBeNull()
  const [{ raw, to } = { raw: '', to: '' }, ...others] = server.taken()
  expect([to, others]).toEqual(['anna@mail.internal', []])
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head.match(/^Subject:/gm)).toHaveLength(1)
})

test.each([
  ['a@b.ru', 'a@b.ru'],
  [' Иван@Пример.РФ ', 'Иван@xn--e1afmkfd.xn--p1ai'],
  ['o’neil@b.ru', null],
  ["o'neil+x@B.ru", "o'neil+x@b.ru"],
  ['a@b.ru\r\nBcc: c@d.ru', null],
  ['a@b.ru, c@d.ru', null],
  ['<a@b.ru>', null],
  ['a b@c.ru', null],
  ['a@b', null],
  ['a@127.0.0.1', null],
  ['a..b@c.ru', null],
  ['@c.ru', null],
  ['a@-b.ru', null],
  [`${'a'.repeat(65)}@b.ru`, null],
  ['constructor', null],
])('%j as an address is %j', (text, address) => expect(mailAddressOf(text)).toBe(address))

test.each([
  'info@dealer01.example',
  'a@x.TEST',
  'a@localhost.localhost',
  'a@b.invalid',
  'a@example.com',
  'a@mail.example.org',
])('nobody is at %s', (address) => expect(deliverableAddress(address)).toBeNull())
test('real ones that look like it are', () => expect(deliverableAddress('a@example.ru')).toBe('a@example.ru'))

test.each([
  ['noreply@site.ru', { name: null, address: 'noreply@site.ru' }],
  ['"Velmar" <noreply@site.ru>', { name: 'Velmar', address: 'noreply@site.ru' }],
  ['Velmar\r\nBcc: a@b.ru <noreply@site.ru>', null],
  ['Velmar', null],
])('%j as a sender is %j', (text, sender) => expect(readSender(text)).toEqual(sender))

test.each([
  [
    'smtps://user:pa%40ss@mail.ru',
    { host: 'mail.ru', port: 465, isSecure: true, tls: 'required', login: { user: 'user', password: 'pa@ss' } },
  ],
  ['smtp://mail.ru', { host: 'mail.ru', port: 587, isSecure: false, tls: 'required', login: null }],
  ['smtp://relay:25?tls=optional', { host: 'relay', port: 25, isSecure: false, tls: 'optional', login: null }],
  ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, isSecure: false, tls: 'optional', login: null }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, tls: 'optional', login: null }],
])('%s is read', (url, server_) => expect(readSmtpUrl(url)).toEqual(server_))
