import { PriceNote } from '#src/components/price-note.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney, formatNumber, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { CreditWarnings } from '#src/pages/shared/credit/credit-terms.tsx'
import { formatFullCost } from '#src/domain/credit.ts'
import { PaintedCar } from '#src/pages/shared/cars/painted-car.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/request/request.module.css'

type BuildProps = { build: NonNullable<VisitorRequest['build']>; file: string | null }

/** The car sent to the dealer: picture, parts, price, and its document. */
export const Build = ({ build, file }: BuildProps) => (
  <section aria-labelledby="own-build" className={styles.build}>
    <div>
      <h2 id="own-build" className="h2">
        {texts.build}
      </h2>
      <PaintedCar build={build} className={styles.car} />
    </div>
    <div>
      <dl className={`num ${styles.rows}`}>
        {rowsOf(build).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {build.code && (
          <div>
            <dt>{texts.code}</dt>
            <dd>{build.code}</dd>
          </div>
        )}
        <div>
          <dt>{texts.total}</dt>
          <dd className="h3">{build.total === null ? PRICE_SOON : formatMoney(build.total)}</dd>
        </div>
      </dl>
      {build.credit && <Credit credit={build.credit} />}
      {build.total !== null && <PriceNote />}
      <p className={styles.links}>
        {file && <ArrowLink target={{ href: file, external: true }}>{texts.openPdf}</ArrowLink>}
        <ArrowLink target={{ href: hrefTo('configurator', { hash: build.hash.slice(1) }) }}>
          {texts.openBuild}
        </ArrowLink>
      </p>
      {!file && <p className="small muted">{texts.noPdf}</p>}
    </div>
  </section>
)

/** As sent, by today's programmes: the full cost comes before the payment (38-ФЗ, art. 28). */
const Credit = ({ credit }: { credit: NonNullable<BuildProps['build']['credit']> }) => (
  <section aria-labelledby="own-credit" className={styles.credit}>
    <h3 id="own-credit" className="h3">
      {texts.credit} «{credit.program}»
    </h3>
    <dl className={`num ${styles.rows}`}>
      {creditRows(credit).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <CreditWarnings />
  </section>
)

const creditRows = (credit: NonNullable<BuildProps['build']['credit']>): [string, string][] => [
  ['Полная стоимость кредита', `${formatFullCost(credit)} годовых`],
  ['Первый взнос', `${formatMoney(credit.prepay)}, ${credit.prepay_percent}${NBSP}%`],
  ['Срок', `${formatNumber(credit.term)}${NBSP}мес.`],
  ['Платёж в месяц', formatMoney(credit.monthly)],
  ...(credit.residual > 0 ? [['Остаточный платёж', formatMoney(credit.residual)] satisfies [string, string]] : []),
]

const rowsOf = ({ model, trim, exterior, interior, packages }: BuildProps['build']): [string, string][] => [
  ['Автомобиль', `${BRAND} ${model.name}`],
  ['Комплектация', `${trim.name}, ${trim.modification}`],
  ['Кузов', exterior.name],
  ['Салон', `${interior.name}, ${interior.trim}`],
  ...packages.map(({ name }, index): [string, string] => [
    packages.length > 1 ? `Пакет ${index + 1}` : 'Пакет',
    `«${name}»`,
  ]),
]
