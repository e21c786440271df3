import * as fc from 'fast-check'

/**
 * All random choices of a proof come from here: the seed is printed, and `PROVE_SEED=…` repeats them.
 * `npm run prove` passes one seed to all its suites.
 */

let printed = false

/** The seed of this run, printed when it is first used. */
export function proofSeed(): number {
  const given = process.env['PROVE_SEED']
  if (given !== undefined && !/^\d{1,9}$/.test(given)) throw new Error(`PROVE_SEED="${given}": must be a whole number.`)
  process.env['PROVE_SEED'] ??= String(Date.now() % 1_000_000)
  const seed = Number(process.env['PROVE_SEED'])
  if (!printed) console.log(`seed ${seed} (PROVE_SEED=${seed} makes the same choices again)`)
  printed = true
  return seed
}

/** Numbers from 0 to below 1. Each user has a `name`, so that its choices do not depend on another's pace. */
export function createRandom(name: string): () => number {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), proofSeed())
  // mulberry32
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** This many values of an arbitrary, the same for the same seed. */
export const sampled = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(arbitrary, { numRuns, seed: proofSeed() })
