import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { freePort } from '../scripts/prove/free-port.ts'
import { startSiteProcess, type SiteProcess } from '../scripts/prove/site-process.ts'
import { codeOf } from '../tests/office/totp.ts'

/** A site with an office and its example data, apart from the site of the other specs: what is done here they must not meet. */
export type OfficeSite = {
  origin: string
  site: SiteProcess
  /** Of its database. */
  dataDir: string
  /** Links of the example's users, by role. */
  links: ReadonlyMap<string, string>
  stop: () => Promise<void>
}

export const PASSWORD = 'длинный пароль для проверки'

export async function startOfficeSite(): Promise<OfficeSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'office-'))
  return runOffice(dataDir, (env) => addExample(env))
}

/**
 * The same with example data that are made once for all workers of a run: to make them takes as long as a test. In the
 * folder that Playwright empties when a run begins.
 */
export async function startPreparedOffice(outputDir: string): Promise<OfficeSite> {
  const prepared = await preparedExample(join(outputDir, 'office-example'))
  const dataDir = mkdtempSync(join(tmpdir(), 'office-'))
  cpSync(join(prepared, DATA), dataDir, { recursive: true })
  return runOffice(dataDir, () => readFileSync(join(prepared, TOLD), 'utf8'))
}

async function runOffice(dataDir: string, example: (env: NodeJS.ProcessEnv) => string): Promise<OfficeSite> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, OFFICE_PORT: String(port), SITE_ENV: 'none', LOG_LEVEL: 'silent' }
  const site = await startSiteProcess(env, { kind: 'built' })
  const links = [...example(env).matchAll(/^([\w-]+)@demo\.localhost +(\S+)$/gm)].map(
    ([, role = '', link = '']) => [role, link.replace(new URL(link).origin, origin)] as const,
  )
  return {
    origin,
    site,
    dataDir,
    links: new Map(links),
    async stop() {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Answers what the command prints. */
const addExample = (env: NodeJS.ProcessEnv, options: readonly string[] = []): string =>
  execFileSync(process.execPath, [...options, 'scripts/office.ts', 'demo'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Nobody looks at the pictures of the example in a test. */
const PLAIN_PICTURES = ['--import', './e2e/plain-pictures.ts']

/** Of a prepared example: the data of its site, what the command has said, and a file that is there when both are. */
const [DATA, TOLD, READY] = ['data', 'told', 'ready']

/** The worker that makes the folder makes the example; the others wait for it. */
async function preparedExample(folder: string): Promise<string> {
  while (!existsSync(join(folder, READY))) {
    if (!isMade(folder)) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((again) => setTimeout(again, 100))
      continue
    }
    try {
      const dataDir = join(folder, DATA)
      const port = String(await freePort())
      const env = { DATA_DIR: dataDir, OFFICE_PORT: port, SITE_ENV: 'none', LOG_LEVEL: 'silent' }
      const site = await startSiteProcess(env, { kind: 'built' })
      writeFileSync(join(folder, TOLD), addExample(env, PLAIN_PICTURES))
      await site.stop()
      writeFileSync(join(folder, READY), '')
    } catch (error) {
      // The next one tries anew.
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }
  return folder
}

/** Whether this call has made the folder. */
function isMade(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

type Sessions = Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>

/**
 * For specs of the office: one such site a worker, because a start takes as long as a test. What a spec publishes stays
 * for the next one: each has its own piece of content. Who came in once in a role comes in again by that session.
 */
export const test = base.extend<
  { enter: (page: Page, role: string) => Promise<void> },
  { office: OfficeSite; sessions: Sessions }
>({
  office: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const office = await startPreparedOffice(project.outputDir)
      await use(office)
      await office.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  enter: async ({ office, sessions }, use) =>
    use(async (page, role) => {
      const cookies = sessions.get(role)
      if (cookies) {
        await page.context().addCookies(cookies)
        await page.goto(office.origin)
      } else {
        await acceptInvitation(page, office.links.get(role) ?? '')
        sessions.set(role, await page.context().cookies(office.origin))
      }
      await page.getByRole('menuitem').first().waitFor()
    }),
})

/** Takes the invitation, sets up the code, and is in. Answers the address behind the QR code. */
export async function acceptInvitation(page: Page, link: string): Promise<string> {
  await page.goto(link)
  // The address differs by its hash alone: the page before, with a password of its own, may still be there.
  await page.getByRole('heading', { name: /^Здравствуйте/ }).waitFor()
  await page.getByLabel('Пароль').fill(PASSWORD)
  await page.getByLabel('Ещё раз').fill(PASSWORD)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await page.getByRole('heading', { name: 'Вход по коду' }).waitFor()
  await page.getByLabel('Пароль').fill(PASSWORD)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
  const uri = `otpauth://totp/office?secret=${secret}`
  await page.getByLabel('Код из приложения').fill(codeOf(uri))
  await page.getByRole('button', { name: 'Подключить' }).click()
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  return uri
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
declare const axe: typeof Axe

/** In a frame-less evaluation: the content policy lets no foreign script in. */
async function faultsOf(target: Page): Promise<string[]> {
  if (!(await target.evaluate(() => 'axe' in window))) await target.evaluate(AXE)
  return target.evaluate(async () => {
    // What is right need not be written down: a quarter of the time.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

/** A page of some hundred fields is looked through in seconds; on a busy machine it was more than a minute. */
const LOOKING_MS = 240_000

export const expectNoFaults = (target: Page, message?: string): Promise<void> =>
  expect.poll(() => faultsOf(target), { timeout: LOOKING_MS, ...(message !== undefined && { message }) }).toEqual([])
