import { describe, expect, test } from 'vitest'
import { createTestBackend } from '../../backend/test-backend.ts'
import { reachDealers } from '../../backend/mail/post.ts'
import { noticeDelivery } from '#src/server/data/delivery-notice.ts'
import { readSettings, SettingsError } from '#src/server/settings/settings.ts'

const SMTP_URL = 'smtps://user:secret-pa55@mail.ru:465'
const MAIL_FROM = 'noreply@site.ru'

describe('settings of letters', () => {
  test('switch them on together', () => {
    expect(readSettings({}).mail).toBeNull()
    const env = { SMTP_URL, MAIL_FROM: 'Velmar <noreply@site.ru>', MAIL_TO: 'a@site.ru, b@site.ru,a@site.ru' }
    expect(readSettings(env).mail).toMatchObject({
      server: { host: 'mail.ru', port: 465, login: { password: 'secret-pa55' } },
      from: { name: 'Velmar', address: 'noreply@site.ru' },
      to: ['a@site.ru', 'b@site.ru'],
      toDealers: true,
    })
    expect(readSettings({ SMTP_URL, MAIL_FROM, MAIL_TO_DEALERS: 'off' }).mail).toMatchObject({
      to: [],
      toDealers: false,
    })
  })

  const form =
    'Setting SMTP_URL: must be an address such as smtps://user:password@host:465 or smtp://user:password@host:587.'
  const rest =
    'Setting SMTP_URL: must end with the port, or with ?tls=optional; special signs of the password are written as %-codes.'
  test.each([
    [{ SMTP_URL: 'mail.ru:465' }, form],
    [{ SMTP_URL: 'https://user:secret-pa55@mail.ru' }, form],
    [{ SMTP_URL: 'smtp://user:secret-pa55/x@mail.ru' }, form],
    [{ SMTP_URL: 'smtp://user:secret-pa55@mail.ru:0' }, form],
    [{ SMTP_URL: 'smtp://user:55/secret-pa55@mail.ru' }, rest],
    [{ SMTP_URL: 'smtp://user:secret-pa55@mail.ru#x' }, rest],
    [{ SMTP_URL: 'smtp://user:secret-pa55@mail.ru?tls=no' }, rest],
    [{ SMTP_URL: 'smtp://user@mail.ru' }, 'Setting SMTP_URL: must hold a user and a password, or neither.'],
    [
      { SMTP_URL: 'smtp://user:secret-pa55%@mail.ru' },
      'Setting SMTP_URL: holds a % in user or password that is no %-code: write % as %25.',
    ],
    [{ SMTP_URL: 'smtps://mail.ru?tls=optional' }, 'Setting SMTP_URL: cannot be smtps:// and ?tls=optional at once.'],
    [
      { SMTP_URL: 'smtp://user:secret-pa55@relay?tls=optional' },
      'Setting SMTP_URL: would send the password unprotected: leave ?tls=optional out.',
    ],
    [{ SMTP_URL }, 'Setting SMTP_URL needs MAIL_FROM: the address letters come from.'],
    [{ MAIL_FROM }, 'Setting MAIL_FROM needs SMTP_URL: without it no letter is sent.'],
    [{ MAIL_TO: 'a@site.ru', MAIL_FROM }, 'Setting MAIL_TO needs SMTP_URL: without it no letter is sent.'],
    [
      { SMTP_URL, MAIL_FROM: 'Velmar' },
      'Setting MAIL_FROM="Velmar": must be an address such as noreply@site.ru, or a name with it: Site <noreply@site.ru>.',
    ],
    [
      { SMTP_URL, MAIL_FROM: 'a@b.example' },
      'Setting MAIL_FROM="a@b.example": must be of a real domain: .example, .test, .invalid and .localhost are nobody’s.',
    ],
    [
      { SMTP_URL, MAIL_FROM, MAIL_TO: 'a@b.ru;c@d.ru' },
      'Setting MAIL_TO="a@b.ru;c@d.ru": must be addresses such as leads@site.ru, separated by commas.',
    ],
    [{ SMTP_URL, MAIL_FROM, MAIL_TO_DEALERS: 'yes' }, 'Setting MAIL_TO_DEALERS="yes": must be on or off.'],
  ])('%j stops with one exact sentence and no piece of the secret', (env, sentence) => {
    // The sentence whole: nothing of the password stands before or after it.
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
  })
})

describe('the start says where requests go', () => {
  async function notice(env: NodeJS.ProcessEnv, isProduction = true, address?: string): Promise<[string, string][]> {
    const backend = await createTestBackend()
    if (address) await reachDealers(backend, address)
    const said: [string, string][] = []
    const log = {
      warn: (text: string) => void said.push(['warn', text]),
      error: (text: string) => void said.push(['error', text]),
    }
    await noticeDelivery(backend.db, readSettings(env), isProduction, log)
    await backend.db.destroy()
    return said
  }
  const CRM_BASE_URL = 'https://crm.site.ru/api/'

  test('nowhere: clearest in production', async () => {
    expect(await notice({})).toEqual([
      ['error', expect.stringMatching(/^NOBODY IS TOLD .* site leads list --personal/)],
    ])
    expect(await notice({}, false)).toEqual([
      ['warn', expect.stringMatching(/^CRM_BASE_URL is not set: .* npm run leads/)],
    ])
  })

  test('to the site itself is nowhere, too', async () => {
    const own = { CRM_BASE_URL: 'http://localhost:3000/leads/api/', CRM_TOKEN: '0123456789abcdef' }
    expect(await notice(own)).toEqual([
      ['error', expect.stringMatching(/^NOBODY IS TOLD OF REQUESTS: CRM_BASE_URL is this site itself/)],
    ])
    const mail = { SMTP_URL, MAIL_FROM, MAIL_TO: 'a@site.ru' }
    expect(await notice({ ...own, ...mail }, true, 'dealer@house.ru')).toEqual([
      ['warn', expect.stringMatching(/^CRM_BASE_URL is this site itself: .* are told by mail only/)],
    ])
  })

  test('by mail only; nothing where all are told', async () => {
    const mail = { SMTP_URL, MAIL_FROM, MAIL_TO: 'a@site.ru' }
    expect(await notice(mail, true, 'dealer@house.ru')).toEqual([
      ['warn', expect.stringContaining('are told by mail only')],
    ])
    expect(await notice({ ...mail, CRM_BASE_URL }, true, 'dealer@house.ru')).toEqual([])
    expect(await notice({ CRM_BASE_URL })).toEqual([])
  })

  test('which dealers no letter can reach, and that the distributor gets none', async () => {
    expect(await notice({ SMTP_URL, MAIL_FROM, CRM_BASE_URL }, true, 'a@b.example')).toEqual([
      ['warn', expect.stringMatching(/^MAIL_TO is not set/)],
      ['warn', expect.stringMatching(/^(\d+) of \1 dealers have no address that a letter can reach/)],
    ])
    expect(await notice({ SMTP_URL, MAIL_FROM, CRM_BASE_URL, MAIL_TO: 'a@b.ru', MAIL_TO_DEALERS: 'off' })).toEqual([])
  })
})
