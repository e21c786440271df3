import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stills } from '#src/content/pictures/stills.ts'
import { stillFile, stillsHash, STILLS_STAMP } from '../../scripts/pictures/stills.ts'

test('the committed stills show the cars as their parameters are: if not, "npm run stills" renders them', () => {
  expect(stills.filter((still) => !existsSync(stillFile(still)))).toEqual([])
  expect(JSON.parse(readFileSync(STILLS_STAMP, 'utf8'))).toEqual({ hash: stillsHash() })
})
