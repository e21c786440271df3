import { mkdir, readdir, rm } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { acceptInvitation, startOfficeSite } from '../e2e/office-visit.ts'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { dealerOnPhone, dealerSteps } from './guide/dealer.ts'
import { approvePrice, editorSteps, writeEdition } from './guide/editor.ts'
import { GUIDE_PICTURES, GUIDES } from './guide/list.ts'
import { visitOf, type Visit } from './guide/visit.ts'

/**
 * `npm run guide`: performs the guides on the built site with an office and example data, and takes their pictures.
 * A step that no longer works stops it, because then the guide is wrong, too. Its output is committed.
 */

const [WIDE, PHONE] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
/** A step that takes longer counts as failed. */
const STEP_MS = 20_000

const office = await startOfficeSite()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...PLAYWRIGHT_FLAGS, '--hide-scrollbars'],
})
try {
  await mkdir(GUIDE_PICTURES, { recursive: true })
  const known = new Set<string>(Object.values(GUIDES).flatMap((names) => names.map((name) => `${name}.webp`)))
  const old = (await readdir(GUIDE_PICTURES)).filter((name) => !known.has(name))
  await Promise.all(old.map((name) => rm(GUIDE_PICTURES + name)))
  const editor = await open(browser, WIDE)
  await acceptInvitation(editor.page, office.links.get('editor') ?? '')
  await editorSteps(editor)
  const lawyer = await open(browser, WIDE)
  await acceptInvitation(lawyer.page, office.links.get('lawyer') ?? '')
  await approvePrice(lawyer)
  await writeEdition(lawyer)
  const dealer = await open(browser, WIDE)
  await dealerSteps(dealer, office.links.get('dealer') ?? '')
  const phone = await open(browser, PHONE, await dealer.page.context().storageState())
  await dealerOnPhone(phone)
} finally {
  await browser.close()
  await office.stop()
}

type Screen = { width: number; height: number }
type Session = Awaited<ReturnType<ReturnType<Visit['page']['context']>['storageState']>>

async function open(from: Browser, viewport: Screen, storageState?: Session): Promise<Visit> {
  const context = await from.newContext({
    viewport,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  context.setDefaultTimeout(STEP_MS)
  await context.addCookies([{ name: 'cookiesAgree', value: '1', url: office.site.url }])
  const addresses = { office: office.origin, site: office.site.url }
  return visitOf(await context.newPage(), addresses, (line) => process.stdout.write(`${line}\n`))
}
