import { isDocumentWaiting } from '#src/backend/configurations/lead-document.ts'
import { storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, creditPlanOf, resolveChoice } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { totalOf } from '#src/domain/configurator/build.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import type { CreditPlan } from '#src/domain/credit/plan.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { hrefTo } from '#src/routes.ts'
import { joined, type Of } from '#src/backend/leads/passport-words.ts'

export type PassportContext = { db: Database; publicOrigin: string; now: () => Date }

/** The build in words; for other requests the model alone. */
export async function carLines({ db, publicOrigin, now }: PassportContext, of: Of): Promise<[string, string][]> {
  const { choice } = readHash(of('config'))
  const build = of('config') === '' ? undefined : (await resolveChoice(db, choice))?.build
  const document = await documentLine(db, publicOrigin, of('file'))
  if (!build) return [['Автомобиль', of('model')], document]
  const { trim, exterior, interior, packages } = build
  const total = totalOf(build)
  const code = await storeBuild(db, await canonicalChoice(db, build, choice), now())
  return [
    ['Автомобиль', `${of('model')}, комплектация ${trim.name}, ${priceText(trim.price)}`],
    ['Двигатель', trim.modification.name],
    ['Цвет кузова', `${exterior.name} [${exterior.code}]${extra(exterior.price)}`],
    ['Салон', `${interior.name} [${interior.code}]${extra(interior.price)}`],
    ['Пакеты', packages.map(({ name, price }) => `${name}${extra(price)}`).join('; ') || 'нет'],
    ['Итого', priceText(total)],
    ['Кредит', creditText(await creditPlanOf(db, build, choice))],
    ['Сборка', `${code}, ${publicOrigin}${hrefTo('build', { params: { code } })}`],
    document,
  ]
}

/** What the visitor has added to the summary; the dealer knows the programme's own terms. */
function creditText(plan: CreditPlan | null): string {
  if (!plan) return ''
  const { program, prepay, prepayPercent, term, payment } = plan
  return joined([
    `«${program.name}»`,
    `первый взнос ${prepayPercent} %, ${formatMoney(prepay)}`,
    `${term} мес.`,
    `${formatMoney(payment.monthly)} в месяц`,
    payment.residual > 0 ? `остаточный платёж ${formatMoney(payment.residual)}` : '',
  ])
}

async function documentLine(db: Database, publicOrigin: string, file: string): Promise<[string, string]> {
  const follows = file !== '' && (await isDocumentWaiting(db, file)) ? ' (документ следует)' : ''
  return ['Документ', file && publicOrigin + file + follows]
}
const priceText = (price: number | null): string => (price === null ? PRICE_SOON : formatMoney(price))
const extra = (price: number | null): string => (price ? `, +${formatMoney(price)}` : '')
