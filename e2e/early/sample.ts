import { DELAYS, type Delay, type Pair } from './pair.ts'

export type Action = { pair: Pair; delay: Delay }

/** Every pair with every delay, one delay after another, so that an interrupted run has covered every control. */
export const everyAction = (pairs: readonly Pair[]): Action[] =>
  DELAYS.flatMap((delay) => pairs.map((pair) => ({ pair, delay })))

/**
 * A number of actions chosen by a seed: each kind of control once before any is repeated; then one of the kind's
 * pairs and one of the delays, distributed as evenly.
 */
export function sampleOf(pairs: readonly Pair[], size: number, seed: string): Action[] {
  const random = randomOf(seed)
  const kinds = shuffled([...new Set(pairs.map(({ kind }) => kind))], random)
  const delays = shuffled(DELAYS, random)
  const ofKind = new Map(
    kinds.map((kind) => [
      kind,
      shuffled(
        pairs.filter((pair) => pair.kind === kind),
        random,
      ),
    ]),
  )
  return Array.from({ length: size }, (_, index) => {
    const own = ofKind.get(kinds[index % kinds.length]!)!
    return { pair: own[Math.floor(index / kinds.length) % own.length]!, delay: delays[index % delays.length]! }
  })
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list]
  return Array.from({ length: left.length }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}

/** Numbers from 0 to 1 that follow from a text alone: FNV-1a, then mulberry32. */
function randomOf(seed: string): () => number {
  let state = 0x81_1c_9d_c5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01_00_01_93)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
