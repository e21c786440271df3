import { PriceNote } from '#src/components/price-note.tsx'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import { FIRST_TO_KNOW, firstToKnow } from '#src/content/first-to-know.ts'
import { modelName } from '#src/content/models/names.ts'
import { modificationOf, trimName } from '#src/content/cars/trim-names.ts'
import { trims, type Trim as TrimRow } from '#src/content/cars/trims.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { formatTenths, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { additionOf } from '#src/pages/shared/cars/addition.ts'
import { FirstToKnow } from '#src/pages/shared/cars/first-to-know.tsx'
import { sectionOf } from '#src/pages/shared/copy/copy.tsx'
import type { Home } from '#src/pages/model-home/composition.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { SectionHead } from '#src/pages/shared/copy/section-head.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/model-home/trims.module.css'

/** content/models/in-words.ts would be a file more: this page's code is at its limit. */
const COUNTS =
  'Одна версия,Две версии,Три версии,Четыре версии,Пять версий,Шесть версий,Семь версий,Восемь версий'.split(',')

/** «Шесть версий» */
export const versionsHeading = (count: number): string => COUNTS[count - 1] ?? 'Все версии'

/**
 * Every trim of a model: engine, acceleration, price, additions, and a link to the configurator with it; the form of the
 * waiting list while there is no price.
 */
export function Trims({ home: { code, copy } }: { home: Home }) {
  const list = trims.filter(({ model }) => model === code)
  const complectations = useAppState((state) => state.complectations[code])
  const versionOf = (trim: TrimRow | undefined) => complectations?.find(({ id }) => id === trim?.id)
  const { priceComingSoon } = modelByCode(code)
  return (
    <>
      <section id="trims" className="section">
        <div className="wrap">
          <SectionHead heading={versionsHeading(list.length)}>
            {priceComingSoon && <p className="lead">Собрать и{NBSP}отправить дилеру можно уже сейчас.</p>}
          </SectionHead>
          <ul className={styles.trims}>
            {list.map((trim, index) => {
              const version = versionOf(trim)
              return (
                <Trim
                  key={trim.id}
                  trim={trim}
                  adds={version && additionOf(version, versionOf(list[index - 1]))}
                  priced={!priceComingSoon}
                  apart={apartOf(trim, list)}
                />
              )
            })}
          </ul>
          {!priceComingSoon && <PriceNote code={code} />}
          {list.some((trim) => unsureOf(trim).length > 0) && <UnsureNote className={styles.note} />}
        </div>
      </section>
      {/* Where a price would stand. */}
      <FirstToKnow section={sectionOf(copy, FIRST_TO_KNOW) ?? firstToKnow(modelName(code))} code={code} />
    </>
  )
}

/** Which facts of a row the owner has not confirmed. */
const unsureOf = (trim: TrimRow) =>
  (modificationOf(trim).unsure ?? []).filter((key) => key === 'power_hp' || key === 'drive' || key === 'accel_0_100')

type TrimProps = {
  trim: TrimRow
  adds: string | undefined
  priced: boolean
  apart: string | undefined
}

/** What tells a trim from the others of its name: its engine, or else its power or its drive. */
function apartOf(trim: TrimRow, list: readonly TrimRow[]): string | undefined {
  const others = list.filter((one) => one !== trim && trimName(one) === trimName(trim))
  return modificationOf(trim)
    .name.split(/,\s/)
    .find((part) => others.some((other) => !modificationOf(other).name.includes(part)))
}

function Trim({ trim, adds, priced, apart }: TrimProps) {
  const { id, model } = trim
  const price = trimPrice(trim)
  const modification = modificationOf(trim)
  const { accel_0_100: seconds } = modification
  const unsure = unsureOf(trim)
  return (
    <li className={styles.trim}>
      <h3 className="h3">
        {trimName(trim)} {apart}
      </h3>
      <p className="num">
        {modification.name}
        {unsure.some((key) => key !== 'accel_0_100') && <Unsure />}
      </p>
      <p className="num">
        {seconds !== null && (
          <>
            до{NBSP}100{NBSP}км/ч за{NBSP}
            {formatTenths(seconds)}
            {NBSP}с{unsure.includes('accel_0_100') && <Unsure />}
          </>
        )}
      </p>
      {adds && <p className={`small muted ${styles.adds}`}>{adds}</p>}
      {priced && (
        <p className={`num ${styles.price}`}>
          <span className="vh">Максимальная рекомендованная розничная цена </span>
          {price === null ? PRICE_SOON : formatMoney(price)}
        </p>
      )}
      <div className={styles.build}>
        <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[model]}&comp=${id}`}>
          {'Выбрать'}
          <span className="vh">
            {' '}
            {modelName(model)} {trimName(trim)}, {modificationOf(trim).name}
          </span>
        </RouteArrow>
      </div>
    </li>
  )
}
