import type { CDPSession, Page } from '@playwright/test'
import type { Control, Delay, Pair, Step } from './pair.ts'

const PHONE_HOLD_MS = [60, 110] as const
/** The position is looked up this long before the delay ends; the touch itself does not wait for the page. */
const LOOK_AHEAD_MS = 120
/** Timeout for what a press opens. */
const TIMEOUT_MS = 20_000
const TYPING_DELAY_MS = 60

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, ms)))

/** Throttles network and CPU from here on; the returned function removes both limits. */
export async function slowDown(cdp: CDPSession): Promise<() => Promise<void>> {
  const line = (latency: number, down: number, up: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    })
  await cdp.send('Network.enable')
  await line(400, (1.6 * 1024 * 1024) / 8, (750 * 1024) / 8)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await line(0, -1, -1)
  }
}

export type Hand = { page: Page; cdp: CDPSession }

/** Performs the pair's steps, the first one after the delay. Returns when that was, ms after the first paint. */
export async function act({ page, cdp }: Hand, pair: Pair, delay: Delay): Promise<number> {
  const painted = await page.evaluate(() => window.early.painted)
  const [first, ...rest] = pair.do
  await sleep(painted + delay - LOOK_AHEAD_MS - Date.now())
  await makeStep({ page, cdp }, first, () => sleep(painted + delay - Date.now()))
  const acted = Math.round(Date.now() - painted)
  for (const step of rest)
    // One step after another, as a visitor does.
    // oxlint-disable-next-line no-await-in-loop
    await makeStep({ page, cdp }, step)
  return acted
}

/** A later step: touch or click, depending on the width. */
export const press = (hand: Hand, control: Control, wide = false): Promise<void> =>
  makeStep(hand, wide ? { mouse: control } : { touch: control })

async function makeStep({ page, cdp }: Hand, step: Step, untilTime = async () => {}): Promise<void> {
  if ('touch' in step) {
    const { x, y } = await spotOf(page, step.touch, step.at)
    await untilTime()
    await touch(cdp, x, y)
  } else if ('mouse' in step) {
    const { x, y } = await spotOf(page, step.mouse, step.at)
    await untilTime()
    await page.mouse.click(x, y)
  } else if ('focus' in step) {
    await spotOf(page, step.focus)
    await untilTime()
    await page.evaluate((control) => window.early.find(control)?.focus(), step.focus)
  } else if ('keys' in step) {
    for (const key of step.keys)
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key)
  } else {
    const isThere = (control: Control) => {
      const field = window.early.find(control)
      return field !== null && field === document.activeElement
    }
    await page.waitForFunction(isThere, step.into, { timeout: TIMEOUT_MS }).catch(() => {
      throw new Error(`the keyboard never came to ${JSON.stringify(step.into)}`)
    })
    await page.keyboard.type(step.type, { delay: TYPING_DELAY_MS })
  }
}

async function spotOf(page: Page, control: Control, at?: number) {
  const spot = await Promise.race([
    page.evaluate(([wanted, share]) => window.early.spot(wanted, share), [control, at] as const),
    sleep(TIMEOUT_MS),
  ])
  if (!spot) throw new Error(`${JSON.stringify(control)} never came`)
  if (spot.covered !== null) throw new Error(`${JSON.stringify(control)} lies under ${spot.covered}`)
  return spot
}

async function touch(cdp: CDPSession, x: number, y: number) {
  const [shortest, longest] = PHONE_HOLD_MS
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await sleep(shortest + Math.random() * (longest - shortest))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
