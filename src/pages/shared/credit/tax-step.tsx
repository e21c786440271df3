import type { TransportTax } from '#src/content/seed/owning-costs.ts'
import { formatDecimal, formatMoney } from '#src/domain/format.ts'
import { BIG_STEP, stepChangeOf } from '#src/domain/transport-tax.ts'
import { typograf } from '#src/domain/typography.ts'
import styles from '#src/pages/shared/credit/ownership.module.css'

/** The effect of the 250 hp limit on engines above it or a little below. */
export function TaxStep({ region: { region, steps }, power }: { region: TransportTax; power: number }) {
  const change = stepChangeOf(steps, power)
  if (!change) return null
  const { isOver, rates, tax, otherTax } = change
  const [below, above] = rates.map((rate) => `${formatDecimal(rate)} ₽`)
  const text = isOver
    ? `Выше ${BIG_STEP} л. с. налог за силу — ${above} вместо ${below} (${region.name}). За этот двигатель ${formatMoney(tax)} в год; за ${BIG_STEP} л. с. было бы ${formatMoney(otherTax)}, на ${formatMoney(tax - otherTax)} меньше.`
    : `Двигатель укладывается в ${BIG_STEP} л. с.: ${formatMoney(tax)} в год по ${below} за силу (${region.name}). С ${BIG_STEP + 1} л. с. ставка ${above}, и год стоил бы ${formatMoney(otherTax)}.`
  return (
    <p className={styles.step} role="note">
      {typograf(text)}
    </p>
  )
}
