import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { PROOF_FIELD, PROOF_WANTED } from '#src/domain/lead.ts'
import type { Place } from './places.ts'
import { createRandom } from './seed.ts'
import { startSiteProcess } from './site-process.ts'
import { freeHours, pairHeaders, testDriveForm, type Hour } from './visitor.ts'

/**
 * A thousand bookings each from one address, one network and one phone, by a robot that computes some of its proofs. On
 * loopback only: the addresses are those that a trusted proxy would report.
 */

export type RobotReport = {
  robot: string
  sent: number
  stored: number
  hours: number
  statuses: Record<string, number>
  honest: string
  faults: string[]
}

const RATE_LIMIT = 20
const DEALERS = [1, 2]
const AT_ONCE = 8
/** The robot computes this many; a patient one would only be slower. */
const SOLVED = 25
/** What a network can store without any (server/forms/lead-traffic.ts). */
const FREE_OF_NETWORK = 10
const HONEST = '203.0.113.9'

type Robot = {
  name: 'address' | 'network' | 'phone'
  addressOf: (index: number) => string
  phoneOf: (index: number) => string
  /** What it may reach at most. */
  stored: number
  hours: number
}

function robots(chance: () => number): Robot[] {
  const byte = () => 1 + Math.floor(chance() * 254)
  const phoneOf = (index: number) => `+7916${String(index).padStart(7, '0')}`
  return [
    {
      name: 'address',
      addressOf: () => '198.51.100.7',
      phoneOf: (index) => phoneOf(index),
      stored: RATE_LIMIT,
      hours: HOLD_LIMITS.hoursOfNetwork,
    },
    {
      name: 'network',
      addressOf: () => `192.0.2.${byte()}`,
      phoneOf: (index) => phoneOf(100_000 + index),
      stored: FREE_OF_NETWORK + SOLVED,
      hours: HOLD_LIMITS.hoursOfNetwork,
    },
    {
      name: 'phone',
      addressOf: () => `10.${byte()}.${byte()}.${byte()}`,
      phoneOf: () => '+79165554433',
      // A phone is never refused: only work limits how much is stored, and none of it holds more than two hours.
      stored: Infinity,
      hours: HOLD_LIMITS.hoursOfPhone,
    },
  ]
}

type Answer = { status: number; challenge: Challenge | undefined }

async function post(url: string, address: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${url}/dealer/v1/request`, {
    method: 'POST',
    headers: { ...pairHeaders, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(fields),
  })
  const { data } = (await response.json()) as { data: { challenge?: Challenge } | null }
  return { status: response.status, challenge: data?.challenge }
}

/** As a browser does it: a demand is met once. */
async function postWithProof(url: string, address: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await post(url, address, fields)
  if (answer.status !== PROOF_WANTED || !answer.challenge) return answer
  const { challenge } = answer
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return post(url, address, { ...fields, [PROOF_FIELD]: proof })
}

const allHours = async (url: string): Promise<Hour[]> =>
  (await Promise.all(DEALERS.map((dealer) => freeHours(url, dealer)))).flat()
const keyOf = ({ dealerId, date, time }: Hour): string => `${dealerId} ${date} ${time}`

/** Each robot against a fresh site: otherwise the dealers would count as busy already. */
export async function proveRobots(place: () => Place, sent: number): Promise<RobotReport[]> {
  const chance = createRandom('robots')
  const reports: RobotReport[] = []
  for (const robot of robots(chance)) reports.push(await attack(place(), robot, sent, chance))
  return reports
}

async function attack(place: Place, robot: Robot, sent: number, chance: () => number): Promise<RobotReport> {
  const site = await startSiteProcess({ ...place.env, RATE_LIMIT: String(RATE_LIMIT), TRUST_PROXY: '1' })
  const report: RobotReport = { robot: robot.name, sent, stored: 0, hours: 0, statuses: {}, honest: '', faults: [] }
  try {
    const free = await allHours(site.url)
    let [next, solved] = [0, 0]
    const worker = async () => {
      for (let index = next++; index < sent; index = next++) {
        const hour = free[Math.floor(chance() * free.length)]!
        const fields = { ...testDriveForm(index, hour), phone: robot.phoneOf(index) }
        const way = solved++ < SOLVED ? postWithProof : post
        const { status } = await way(site.url, robot.addressOf(index), fields)
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        if (status === 200) report.stored++
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const left = new Set((await allHours(site.url)).map(keyOf))
    const taken = free.filter((hour) => !left.has(keyOf(hour)))
    report.hours = taken.length
    const wish = free.find((hour) => left.has(keyOf(hour)))!
    const { status } = await postWithProof(site.url, HONEST, testDriveForm(999_999, wish))
    const holds = !(await allHours(site.url)).some((hour) => keyOf(hour) === keyOf(wish))
    report.honest = `${status}, ${holds ? 'hour held' : 'no hour'}`
    if (status !== 200 || !holds) report.faults.push('the honest visitor was not served')
    if (report.stored > robot.stored) report.faults.push(`stored more than ${robot.stored}`)
    if (report.hours > robot.hours) report.faults.push(`took more than ${robot.hours} hours`)
    if (report.stored === 0) report.faults.push('the robot was never served: nothing is proved')
    const odd = Object.keys(report.statuses).filter((code) => !['200', '409', '428', '429'].includes(code))
    if (odd.length > 0) report.faults.push(`answers ${odd.join(', ')}`)
  } finally {
    await site.stop()
    await place.remove()
  }
  return report
}
