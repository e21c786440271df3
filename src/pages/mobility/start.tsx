import { ButtonLink } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { mobilityExample } from '#src/content/mobility-example.ts'
import { modelName } from '#src/content/models/names.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { countOf, formatDate, formatMoney, formatNumber } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { CopySection, SectionCtas } from '#src/pages/shared/copy/copy.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/mobility/mobility.module.css'

const { model, trim, months, kmAMonth, subscription } = mobilityExample
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const EXAMPLE = typograf(`Наш пример на ${formatDate(costExamples.asOf)} Точную сумму назовёт сервис.`)

/** What one says on the phone, in the values of the page's example, and what it comes to there. */
const SAID: readonly (readonly [name: string, value: string])[] = [
  ['Модель', modelName(model)],
  ['Срок', countOf(months, MONTHS)],
  [`Пробег в${NBSP}месяц`, `${formatNumber(kmAMonth)}${NBSP}км`],
]

/** How to begin: three things to say, a sum as the answer, then the call, the car of the example and the dealers. */
export const Start = ({ section }: { section: Section }) => (
  <CopySection section={{ ...section, ctas: [] }} scene="dark" tight>
    <dl className={`num ${styles.said}`}>
      {SAID.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Платёж в{NBSP}месяц</dt>
        <dd>{formatMoney(subscription)}</dd>
        <dd className="small muted">{EXAMPLE}</dd>
      </div>
    </dl>
    <div className={styles.begin}>
      {/* No request of the site is one for a subscription. */}
      <SupportPhone className={`num ${styles.dial}`} />
      <ButtonLink
        target={{ href: hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[model]}&comp=${trim}` }) }}
        variant="ghost"
      >
        Собрать {modelName(model)}
      </ButtonLink>
      <SectionCtas ctas={section.ctas ?? []} />
    </div>
  </CopySection>
)
