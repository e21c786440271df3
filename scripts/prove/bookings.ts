import { leadMessages } from '#src/domain/lead.ts'
import type { Place } from './places.ts'
import { startSiteProcess } from './site-process.ts'
import { freeHours, send, testDriveForm } from './visitor.ts'

const AT_ONCE = 50
const DEALER = 1

/** Winners and losers of every round; anything else is a fault. */
export type BookingReport = { rounds: number; successes: number[]; rejections: number[]; others: number }

/** Fifty visitors want the same hour at the same time: one gets it, 49 are told that it is taken. */
export async function proveBookings(place: Place, rounds: number, atOnce = AT_ONCE): Promise<BookingReport> {
  const sites = await Promise.all(Array.from({ length: place.processes }, () => startSiteProcess(place.env)))
  const hours = await freeHours(sites[0]!.url, DEALER)
  const report: BookingReport = { rounds, successes: [], rejections: [], others: 0 }
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        send(sites[index % sites.length]!.url, testDriveForm(round * 1000 + index, hours[round]!)),
      ),
    )
    const successes = answers.filter(({ receipt }) => receipt).length
    const rejections = answers.filter(
      ({ status, message }) => status === 409 && message === leadMessages.slotTaken,
    ).length
    report.successes.push(successes)
    report.rejections.push(rejections)
    report.others += atOnce - successes - rejections
  }
  await Promise.all(sites.map((site) => site.stop()))
  return report
}
