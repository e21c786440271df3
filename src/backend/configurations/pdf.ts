import { findBuild } from '#src/backend/configurations/builds.ts'
import { findNamedCar, resolveChoice } from '#src/backend/configurations/car.ts'
import { composeDocument } from '#src/backend/configurations/document.ts'
import { fileOf } from '#src/backend/configurations/files.ts'
import { badRequest } from '#src/backend/call-error.ts'
import { createQuery } from '#src/backend/query.ts'
import type { Database } from '#src/backend/database.ts'
import { CONFIGURATION_FILES } from '#src/domain/constants.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'
import { documentName } from '#src/domain/configurator/document-name.ts'
import { totalOf } from '#src/domain/configurator/build.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { OWN_PDF_PARAMETERS, PDF_PARAMETERS, type PdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { calculatePayment, toCreditProgram, type CreditProgramWire } from '#src/domain/credit.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { hrefTo } from '#src/routes.ts'

/** Draws a composed document: a finished PDF. */
export type PrintConfiguration = (document: ConfigurationDocument) => Promise<Uint8Array>

export type PdfContext = {
  db: Database
  publicOrigin: string
  now: () => Date
  print: PrintConfiguration
}

const MAX_VALUE = 300

/** The call's parameters from a query: each once and of a plausible length. Throws CallError. */
export function readPdfParameters(query: URLSearchParams): Partial<PdfParameters> {
  const read = createQuery(query)
  const entries = [...PDF_PARAMETERS, ...OWN_PDF_PARAMETERS].flatMap((name) => {
    const value = read(name)
    if (value !== undefined && value.length > MAX_VALUE) throw badRequest(`Слишком длинное значение параметра ${name}`)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * Makes the document of a car named by the call's parameters and answers its address (gaps.md 13). With a build code
 * the car and its credit are those of the build; the words must then agree with it. The dealer is named by his number.
 * Throws CallError in Russian for a car or a credit that does not exist.
 */
export async function makePdfFile(
  { db, publicOrigin, now, print }: PdfContext,
  parameters: Readonly<Partial<PdfParameters>>,
): Promise<string> {
  const given = (key: keyof PdfParameters) => withoutBinding(parameters[key] ?? '').trim()
  const code = readBuildCode(given('build'))
  const choice = code === null ? null : await findBuild(db, code)
  if (given('build') !== '' && !choice) throw badRequest('Сборка с таким кодом не найдена')
  const build = choice
    ? (await resolveChoice(db, choice))?.build
    : await findNamedCar(db, {
        trimCaption: given('trim_caption'),
        exterior: given('exterior'),
        interior: given('interior'),
      })
  if (!build) throw badRequest('Комплектация с такими цветами не найдена')
  if (given('trim_caption') !== '' && given('trim_caption') !== withoutBinding(build.trim.trim_caption))
    throw badRequest('Код сборки и комплектация не совпадают')
  const withCredit = given('credit') === '1'
  const document = await composeDocument(db, {
    build,
    choice: choice ?? (withCredit ? await namedCredit(db, totalOf(build), given) : null),
    // Builds stored before the call had the parameter know their dealer themselves.
    dealer: /^\d{1,7}$/.test(given('dealer')) ? Number(given('dealer')) : (choice?.dealer ?? null),
    withCredit,
    share: code && choice ? { code, url: `${publicOrigin}${hrefTo('build', { params: { code } })}` } : null,
    now: now(),
  })
  if (withCredit && document.total !== null && !document.credit) throw badRequest('Для этой цены нет такой программы')
  const id = await fileOf(db, JSON.stringify(document), {
    make: () => print(document),
    name: documentName(build.model.name, code ?? build.trim.id),
    save: given('save') !== '0',
    now: now(),
  })
  return `${CONFIGURATION_FILES}/${id}.pdf`
}

/** A credit named by its sums only: the programme's first payment and term that lead to just these. */
async function namedCredit(
  db: Database,
  total: number | null,
  given: (key: keyof PdfParameters) => string,
): Promise<Choice | null> {
  const rows = await db.selectFrom('credit_program').select('document').execute()
  const program = rows
    .map((row) => toCreditProgram(parseDocument<CreditProgramWire>(row)))
    .find(({ name }) => withoutBinding(name) === given('program'))
  if (!program || total === null) return null
  const first = Math.round(100 - (Number(given('amount_credit')) / total) * 100)
  const { rate, restcost } = program
  const term = program.terms.find(
    (one) =>
      calculatePayment({ price: total, prepayPercent: first, rate, restcost, term: one.term })?.monthly ===
      Number(given('monthly_payment')),
  )?.term
  return term === undefined ? null : { ...emptyChoice, program: program.id, first, term }
}
