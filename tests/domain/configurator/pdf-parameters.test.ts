import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PDF_PARAMETERS, pdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { anyBuild } from './cars.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

test('what leaves for the document and the CRM is plain text with ordinary spaces', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      const parameters = pdfParameters(build, null)
      // Section 9.17: the document is kept.
      expect(parameters.save).toBe('1')
      for (const name of PDF_PARAMETERS) expect(parameters[name]).not.toMatch(/[\u00a0\u202f\u2009\u2060\u00ad]/)
      expect(parameters.modification).toContain(withPlainSpaces(build.trim.modification.engine))
    }),
  )
})
