import { expect, test } from 'vitest'
import { withStableHashes } from '../../bench/bytes.ts'

const code = (page: string, sheet: string, other: string) =>
  `["assets/page-${page}.js","assets/page-${sheet}.css","assets/menu-${other}.js"];import("./page-${page}.js")`

test('the same code with other hashes is the same, and its names stay apart', () => {
  const built = withStableHashes(code('Cw_AqIL', 'xPph-X', '-YgbCo7'))
  expect(withStableHashes(code('D__FRdG', 'AQ52hq', 'BVcJ_Hz'))).toBe(built)
  const names = built.match(/[\w-]+\.(?:js|css)/g) ?? []
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toBe(names[3])
  expect(built).toHaveLength(code('Cw_AqIL', 'xPph-X', '-YgbCo7').length)
})

test('what is no name of a built file stays', () => {
  expect(withStableHashes('"early-input", "/images/g70-front.avif"')).toBe('"early-input", "/images/g70-front.avif"')
})
