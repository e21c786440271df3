import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { choiceOf, totalOf, type Build } from '#src/domain/configurator/build.ts'
import { resolveBuild, type Resolved } from '#src/domain/configurator/resolve-build.ts'
import { noCredit, takesCredit, type Choice } from '#src/domain/configurator/choice.ts'
import { creditOffer, selectionOf, type CreditPlan } from '#src/domain/credit/plan.ts'
import { toCreditProgram, type CreditProgram, type CreditProgramWire } from '#src/domain/credit.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { toModelCode, type ModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'

export async function readConfData(db: Database): Promise<ConfData> {
  return parseDocument<ConfData>(await db.selectFrom('configurator').select('document').executeTakeFirstOrThrow())
}

/** The trims of one model; of all models when no code is given. */
export async function readTrims(db: Database, model?: string): Promise<Complectation[]> {
  const rows = await db
    .selectFrom('complectation')
    .select('document')
    .$if(model !== undefined, (select) => select.where('model_code', '=', model!))
    .orderBy('sort')
    .execute()
  return rows.map((row) => parseDocument<Complectation>(row))
}

/** The lowest price of a model in roubles, by the trims that pages show; null while no price is announced. */
export async function lowestPriceOf(db: Database, model: ModelCode): Promise<number | null> {
  const prices = (await readTrims(db, model)).flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The car a choice leads to, by the same rules as in the browser; null when no model is chosen. */
export async function resolveChoice(db: Database, choice: Choice): Promise<Resolved | null> {
  const code = choice.model && toModelCode(choice.model)
  if (!code) return null
  const [data, trims] = await Promise.all([readConfData(db), readTrims(db, code)])
  return resolveBuild(choice, { data, trims })
}

export async function readPrograms(db: Database): Promise<CreditProgram[]> {
  const rows = await db.selectFrom('credit_program').select('document').execute()
  return rows.map((row) => toCreditProgram(parseDocument<CreditProgramWire>(row)))
}

/** The credit chosen with a build, by today's programmes; null when there is none. */
export async function creditPlanOf(db: Database, build: Build, choice: Choice): Promise<CreditPlan | null> {
  const total = totalOf(build)
  if (!takesCredit(choice) || total === null) return null
  return creditOffer(await readPrograms(db), total, build.trim.model_code, choice)?.plan ?? null
}

/**
 * The canonical spelling of a build and its credit, with only what is visible. Without a programme, first payment and
 * term are dropped; with one they are corrected to valid values. So no series of addresses creates endless codes and
 * documents of one car.
 */
export async function canonicalChoice(db: Database, build: Build, choice: Choice): Promise<Choice> {
  const plan = await creditPlanOf(db, build, choice)
  const selected = plan ? selectionOf(plan) : noCredit
  return { ...choiceOf(build, choice), ...selected }
}

/** "Белый перламутр [UYH]" -> "UYH"; null without brackets. */
const bracketed = (text: string): string | null => /\[([A-Z0-9]{1,8})\]\s*$/.exec(text)?.[1] ?? null

/** The car given in words only (gaps.md 13): by the caption of its trim and its colour codes. */
export async function findNamedCar(
  db: Database,
  { trimCaption, exterior, interior }: { trimCaption: string; exterior: string; interior: string },
): Promise<Build | null> {
  const trim = (await readTrims(db)).find(({ trim_caption }) => withPlainSpaces(trim_caption) === trimCaption)
  const data = await readConfData(db)
  const model = data.model.find(({ code }) => code === trim?.conf_code)
  const body = data.colorExterior.find(({ code }) => code === bracketed(exterior))
  const cabin = data.colorInterior.find(({ code }) => code === bracketed(interior))
  if (!trim || !model || !body || !cabin) return null
  if (!trim.exterior_ids.includes(body.id) || !trim.interior_ids.includes(cabin.id)) return null
  return { model, trim, exterior: body, interior: cabin, packages: [] }
}
