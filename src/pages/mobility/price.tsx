import { ButtonLink } from '#src/components/site-button.tsx'
import { MonthlySum } from '#src/pages/shared/cars/scene-opening.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { modelName } from '#src/content/models/names.ts'
import { leastSubscription } from '#src/content/mobility-example.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { formatDate } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/mobility/mobility.module.css'

const [cheapest, sum] = leastSubscription
const WHAT = typograf(`${modelName(cheapest)} по подписке. В платеже всё, кроме топлива и штрафов.`)
const EXAMPLE = typograf(`Наши примеры на ${formatDate(costExamples.asOf)} Точную сумму назовёт сервис.`)

/** The main figure of the page: the lowest monthly price of all cars, that of the car in the picture. */
export const Price = ({ isCompared }: { isCompared: boolean }) => (
  <>
    <MonthlySum sum={sum} isLowest />
    <div className={styles.what}>
      <p className="lead">{WHAT}</p>
      <p className="small muted">{EXAMPLE}</p>
      <p className={styles.next}>
        <ButtonLink target={{ href: hrefTo('mobility', { hash: 'start' }) }}>Как оформить</ButtonLink>
        <SupportPhone className={`num ${styles.call}`} />
        {isCompared && (
          <RouteArrow to="mobility" hash="example">
            Сравнить с{NBSP}кредитом
          </RouteArrow>
        )}
      </p>
    </div>
  </>
)
