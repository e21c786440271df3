import { afterEach, expect, test } from 'vitest'
import { createPrinter, PrinterBusyError, type Printer } from '#src/printing/printer.ts'
import type { PrintJob } from '#src/printing/print-worker.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import type { ShareCard } from '#src/printing/share-card.ts'

let printer: Printer
afterEach(() => printer.stop())

// The fixture's thread looks at the kind alone.
const card: PrintJob = { kind: 'share-card', card: {} as ShareCard }
const document: PrintJob = { kind: 'configuration', document: {} as ConfigurationDocument, images: '' }

test('forty cards at once refuse no document and hold none up; too many of one kind are refused', async () => {
  printer = createPrinter('tests/printing/fixtures/slow-printer.mjs')
  const order: string[] = []
  const cards = Array.from({ length: 40 }, () => printer.print(card).then(() => order.push('card')))
  await Promise.all(Array.from({ length: 6 }, () => printer.print(document).then(() => order.push('document'))))
  expect(order.filter((kind) => kind === 'card').length).toBeLessThan(40)
  await Promise.all(cards)
  expect(order).toHaveLength(46)
})

test('a visitor is refused when the queue is full; a request’s own document still has a place', async () => {
  printer = createPrinter('tests/printing/fixtures/slow-printer.mjs')
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => printer.print(document)))
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toBeInstanceOf(PrinterBusyError)

  const waiting = Array.from({ length: 60 }, () => printer.print(document).catch(() => null))
  expect(Buffer.from(await printer.print(document, { mayQueue: true })).toString()).toBe('configuration')
  await Promise.all(waiting)
})

test('a stop waits for the job that runs and not for those that wait', async () => {
  printer = createPrinter('tests/printing/fixtures/slow-printer.mjs')
  await printer.print(document)
  const jobs = Promise.allSettled(Array.from({ length: 20 }, () => printer.print(document)))
  await printer.stop()
  const made = (await jobs).map(({ status }) => status)
  expect(made[0]).toBe('fulfilled')
  expect(made.slice(1)).not.toContain('fulfilled')
})
