import { findBuild, storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, findNamedCar, readPrograms, resolveChoice } from '#src/backend/configurations/car.ts'
import { composeDocument } from '#src/backend/configurations/document.ts'
import { FILE_LIMITS, type FileLimits } from '#src/backend/configurations/file-limits.ts'
import { fileOf } from '#src/backend/configurations/files.ts'
import { badRequest } from '#src/backend/call-error.ts'
import { createQuery } from '#src/backend/query.ts'
import type { Database } from '#src/backend/database.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { documentName } from '#src/domain/configurator/document-name.ts'
import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { OWN_PDF_PARAMETERS, PDF_PARAMETERS, type PdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { calculatePayment } from '#src/domain/credit.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { hrefTo } from '#src/routes.ts'

/** Renders a composed document as PDF. */
export type PrintConfiguration = (document: ConfigurationDocument) => Promise<Uint8Array>

export type PdfContext = {
  db: Database
  publicOrigin: string
  now: () => Date
  print: PrintConfiguration
  /** FILE_LIMITS by default. */
  limits?: FileLimits
}

const MAX_VALUE = 300

/** Reads the call's parameters from a query: each once and of a plausible length. Throws CallError. */
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
 * Makes the document of the car named by the call's parameters and returns the id of its file (gaps.md 13). With a
 * build code, car and credit are those of the build, and the words must agree with it. The dealer is given by number.
 * `network`: keyed hash of the requesting network, null for the server itself. Throws CallError in Russian for a car or
 * a credit that does not exist.
 */
export async function makePdfFile(
  { db, publicOrigin, now, print, limits = FILE_LIMITS }: PdfContext,
  parameters: Readonly<Partial<PdfParameters>>,
  network: string | null = null,
): Promise<string> {
  const given: Given = (key) => withPlainSpaces(parameters[key] ?? '').trim()
  const { build, choice } = await carOf(db, given, now())
  const withCredit = given('credit') === '1'
  const code = choice && (await storeBuild(db, await shownChoice(db, build, choice, withCredit), now()))
  const document = await composeDocument(db, {
    build,
    choice: choice ?? (withCredit ? await namedCredit(db, totalOf(build), given) : null),
    // Builds stored before the call had this parameter contain the dealer.
    dealer: /^\d{1,7}$/.test(given('dealer')) ? Number(given('dealer')) : (choice?.dealer ?? null),
    withCredit,
    share: code ? { code, url: `${publicOrigin}${hrefTo('build', { params: { code } })}` } : null,
    now: now(),
  })
  if (withCredit && document.total !== null && !document.credit) throw badRequest('Для этой цены нет такой программы')
  return fileOf(db, JSON.stringify(document), {
    make: () => print(document),
    name: documentName(build.model.name, code ?? build.trim.id),
    save: given('save') !== '0',
    now: now(),
    network,
    limits,
  })
}

type Given = (key: keyof PdfParameters) => string

/** The requested car; `choice` is the decoded build, null where the car is named in words only. */
async function carOf(db: Database, given: Given, now: Date): Promise<{ build: Build; choice: Choice | null }> {
  const code = readBuildCode(given('build'))
  const choice = code === null ? null : await findBuild(db, code, now)
  if (given('build') !== '' && !choice) throw badRequest('Сборка с таким кодом не найдена')
  const build = choice
    ? (await resolveChoice(db, choice))?.build
    : await findNamedCar(db, {
        trimCaption: given('trim_caption'),
        exterior: given('exterior'),
        interior: given('interior'),
      })
  if (!build) throw badRequest('Комплектация с такими цветами не найдена')
  if (given('trim_caption') !== '' && given('trim_caption') !== withPlainSpaces(build.trim.trim_caption))
    throw badRequest('Код сборки и комплектация не совпадают')
  return { build, choice }
}

/**
 * A document without credit carries the code of the build without it; otherwise each first payment would make another
 * file.
 */
const shownChoice = (db: Database, build: Build, choice: Choice, withCredit: boolean): Promise<Choice> =>
  canonicalChoice(db, build, withCredit ? choice : { ...choice, program: null })

/** A credit given by its sums only: the first payment and term of the programme that lead to them. */
async function namedCredit(db: Database, total: number | null, given: Given): Promise<Choice | null> {
  const program = (await readPrograms(db)).find(({ name }) => withPlainSpaces(name) === given('program'))
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
