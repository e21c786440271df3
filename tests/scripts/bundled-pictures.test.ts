import { expect, test } from 'vitest'
import { bundledPictures } from '../../scripts/media/bundled.ts'

/** Tests would see the photographs of an earlier `npm run assets` as long as the source text is the same. */
test('modules that are replaced by the list of photographs are not kept by the test runner', () => {
  const answers: unknown[] = []
  bundledPictures('/site').configureVitest({
    defineCacheKeyGenerator: (keyOf) => {
      const names = [
        'generated.ts',
        'generated-concepts.ts',
        'generated-faces.ts',
        'generated-line-up.ts',
        'picture-of.ts',
      ]
      const ids = names.map((name) => `/site/src/content/pictures/${name}`)
      for (const id of [...ids, '/site/src/content/models/gv80/pictures.ts?generated']) answers.push(keyOf({ id }))
    },
  })
  expect(answers).toEqual([false, false, false, false, undefined, false])
})
