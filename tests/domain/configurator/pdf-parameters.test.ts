import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PDF_PARAMETERS, pdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { toCreditProgram } from '#src/domain/credit.ts'
import { creditOffer } from '#src/domain/credit/plan.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { creditPrograms } from '../../fixtures/credit-programs.ts'
import { anyBuild, resolve } from './cars.ts'

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

test('a credit leaves in roubles: what is paid at once, what is lent, what is paid a month', () => {
  const programs = creditPrograms.map(toCreditProgram)
  const plan = creditOffer(programs, 4_000_000, 'gv70', { program: 1, first: 40, term: 24 })?.plan ?? null
  expect(pdfParameters(resolve({ model: 'gv70' })!.build, plan)).toMatchObject({
    credit: '1',
    program: plan?.program.name,
    first_pay: '1600000',
    amount_credit: '2400000',
    percent: '12',
    monthly_payment: String(plan?.payment.monthly),
  })
})
