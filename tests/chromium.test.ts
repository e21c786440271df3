import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { PLAYWRIGHT_DISABLED } from './chromium.ts'

test('the features Playwright switches off are still those that are named again here', async () => {
  // What is no browser does not start, and the message says the whole command.
  const start = chromium.launch({ executablePath: process.execPath })
  const message = await start.then(String, (error: unknown) => String(error))
  expect(/--disable-features=(\S+)/.exec(message)?.[1]?.split(',')).toEqual(PLAYWRIGHT_DISABLED)
})
