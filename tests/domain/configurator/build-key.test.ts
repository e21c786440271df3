import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { buildKey, readBuildKey } from '#src/domain/configurator/build-key.ts'
import { emptyChoice } from '#src/domain/configurator/choice.ts'
import { anyBuild } from './cars.ts'

describe('the word for a whole build', () => {
  test('leads back to exactly this car', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        const { slide: _, ...choice } = choiceOf(build, emptyChoice)
        expect(readBuildKey(buildKey(build))).toMatchObject(choice)
      }),
    )
  })

  test('is one for each car, whatever order its packages come in', () => {
    const withSome = anyBuild.filter(({ packages }) => packages.length > 1)
    fc.assert(
      fc.property(withSome, (build) => {
        const other = { ...build, packages: build.packages.toReversed() }
        expect(buildKey(other)).toBe(buildKey(build))
        expect(choiceOf(other, emptyChoice)).toEqual(choiceOf(build, emptyChoice))
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    '',
    'gv70',
    'gv70.204.BLU',
    'x.204.BLU.IVR',
    'gv70.0.BLU.IVR',
    'gv70.204.blu.IVR',
    'gv70.204.BLU.IVR.1.2',
  ])('%j is none', (text) => expect(readBuildKey(text)).toBeNull())
})
