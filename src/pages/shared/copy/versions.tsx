import { PriceNote } from '#src/components/price-note.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import * as texts from '#src/content/page-texts.ts'
import { modelName } from '#src/content/models/names.ts'
import { priceListOf } from '#src/content/price-list.ts'
import { driveName, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/shared/copy/versions.module.css'

/**
 * The trims of a model with the prices of its price list, and a link to that; only the link while they are not loaded.
 */
export function Versions({ model }: { model: ModelCode }) {
  const list = useAppState((state) => state.complectations[model]) ?? []
  const { name, href } = priceListOf(model)
  const isPriced = list.some(({ price }) => price !== null)
  return (
    <div className={styles.versions}>
      {list.length > 0 && (
        <table className="num">
          <caption className="vh">Версии и&nbsp;цены {modelName(model)}</caption>
          <thead className="vh">
            <tr>
              <th scope="col">Версия</th>
              <th scope="col">Двигатель и&nbsp;привод</th>
              <th scope="col">{isPriced ? 'Максимальная рекомендованная розничная цена' : 'Цена'}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((trim) => (
              <Version key={trim.id} trim={trim} />
            ))}
          </tbody>
        </table>
      )}
      {list.length > 0 && (
        <div className={styles.notes}>
          {list.some(({ modification }) => modification.unsure?.includes('power_hp')) && <UnsureNote />}
          {isPriced && (
            <>
              <p className="small muted">{texts.price.today}</p>
              <PriceNote code={model} />
            </>
          )}
        </div>
      )}
      <p>
        <ArrowLink target={{ href }}>{name}</ArrowLink>
      </p>
    </div>
  )
}

const Version = ({ trim: { name, is_long, modification, price } }: { trim: Complectation }) => {
  const { engine, power_hp, drive, unsure = [] } = modification
  return (
    <tr>
      <th scope="row">
        {name}
        {is_long && <small>удлинённая база</small>}
      </th>
      <td>
        <span className="nw">{engine},</span>{' '}
        <span className="nw">
          {power_hp}&nbsp;л.&nbsp;с.{unsure.includes('power_hp') && <Unsure inline />},
        </span>{' '}
        <span className="nw">{`${driveName[drive]} привод`}</span>
      </td>
      <td>{price === null ? PRICE_SOON : formatMoney(price)}</td>
    </tr>
  )
}
