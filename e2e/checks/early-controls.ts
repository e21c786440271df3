import type { Address } from '../addresses.ts'
import { neverWithControl } from '../early/controls.ts'
import { pairs } from '../early/pairs/all.ts'
import { expect, type PageCheck, type Width } from './check.ts'

const pairsAt = ({ path }: Address, at: Width) =>
  pairs.filter(({ page, wide = false }) => page === path && wide === (at === 1440))

/**
 * CI performs only a sample of the early touches (e2e/early), another one for every commit. So that a changed page does not
 * fail in somebody else's commit, every control of the list must be there at its width. Pages that no route of the table
 * shows: early-controls.spec.ts.
 */
export const earlyControls: PageCheck[] = ([390, 1440] as const).map((at) => ({
  name: `at ${at} every control of the early touches is shown`,
  at,
  isFor: (address) => pairsAt(address, at).length > 0,
  look: async (page, address) => expect(await neverWithControl(page, pairsAt(address, at))).toEqual([]),
}))
