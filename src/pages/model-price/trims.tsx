import { carName } from '#src/content/cars/car-name.ts'
import { cx } from '#src/components/class-names.ts'
import type { ReactNode } from 'react'
import { PriceNote } from '#src/components/price.tsx'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import { acceleration, allWheelDrive, recommendedPrice, trim as trimTerm } from '#src/content/terms.ts'
import { MIN_COMPARED, toggled } from '#src/domain/compare.ts'
import { formatDecimal, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { DRIVES, plainEngine, shownOf } from '#src/pages/model-price/choice.ts'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import { Words } from '#src/pages/shared/copy/explained.tsx'
import { PrintButton } from '#src/pages/shared/copy/print-sheet.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { Empty } from '#src/pages/shared/copy/notice.tsx'
import styles from '#src/pages/model-price/trims.module.css'

export const TABLE_ID = 'table'
const FUELS: Record<Modification['fuel'], string> = { petrol: 'бензин', diesel: 'дизель' }

type TrimsProps = { list: readonly Complectation[]; choosing: Choosing }

/** Every trim in a row; on a phone one at a time, chosen by radio buttons and a rule of the style sheet. */
export function Trims({ list, choosing }: TrimsProps) {
  const { choice, choose, hrefOf } = choosing
  const shown = shownOf(list, choice)
  const drives = [...new Set(list.map(({ modification }) => modification.drive))]
  const engines = [...new Set(list.map(({ modification }) => modification.engine))]
  return (
    <>
      <div className={styles.filters}>
        <FilterLinks
          title="Привод"
          name="drive"
          items={drives.map((drive) => ({ value: drive, label: DRIVES[drive] }))}
          {...{ choice, choose, hrefOf }}
        />
        <FilterLinks
          title="Двигатель"
          name="engine"
          items={engines.map((engine) => ({ value: plainEngine({ engine }), label: engine }))}
          {...{ choice, choose, hrefOf }}
        />
        <p className="vh" aria-live="polite">
          Показано комплектаций: {shown.length}
        </p>
      </div>
      {shown.length > 0 ? (
        <div className={styles.trims} key={shown.map(({ id }) => id).join()}>
          <fieldset className={styles.picks}>
            <legend className="vh">Комплектация</legend>
            {shown.map(({ id, name, modification }, index) => (
              <label key={id}>
                <input type="radio" name="trim" value={id} defaultChecked={index === 0} />
                {name}
                {/* Trims of one name differ by engine, power or drive. */}
                <small className="num">
                  <span className="nw">{modification.engine},</span>{' '}
                  <span className="nw">{modification.power_hp}&nbsp;л.&nbsp;с.</span>
                  <br />
                  {DRIVES[modification.drive].toLowerCase()} привод
                </small>
              </label>
            ))}
          </fieldset>
          <TrimTable list={shown} choosing={choosing} />
        </div>
      ) : (
        <Empty>С таким приводом и двигателем комплектаций нет. Снимите один из отборов.</Empty>
      )}
      <ComparedBar choice={choice} />
      <div data-screen>
        <Words terms={[trimTerm, allWheelDrive, acceleration, recommendedPrice]} />
        <PrintButton />
      </div>
      <div className={styles.notes}>
        <UnsureNote />
        <PriceNote />
      </div>
    </>
  )
}

/** The comparison stands two screens below: how many are chosen for it, and the way there, while the table is read. */
const ComparedBar = ({ choice: { compare } }: Pick<Choosing, 'choice'>) => (
  <p role="status" data-screen className={cx(compare.length > 0 && styles.bar)}>
    {compare.length === 1 && <a href="#compare">Выбрана одна, отметьте ещё</a>}
    {compare.length >= MIN_COMPARED && <a href="#compare">Сравнить: {compare.length}</a>}
  </p>
)

type FilterLinksProps = Pick<Choosing, 'choice' | 'choose' | 'hrefOf'> & {
  title: string
  name: 'drive' | 'engine'
  items: readonly { value: string; label: string }[]
}

function FilterLinks({ title, name, items, choice, ...choosing }: FilterLinksProps) {
  if (items.length < 2) return null
  return (
    <nav aria-label={title} className={styles.filter}>
      <span className="small muted">{title}</span>
      <ul>
        {[{ value: null, label: 'Любой' }, ...items].map(({ value, label }) => (
          <li key={label}>
            <ChoiceLink {...choosing} change={{ [name]: value }} current={choice[name] === value}>
              {label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const COLUMNS = [
  'Комплектация',
  'Двигатель',
  'Мощность',
  'Привод',
  `0–100${NBSP}км/ч`,
  'Максимальная рекомендованная розничная цена',
] as const

/** A figure of the table; one that nobody knows yet is only announced. */
const figure = ({ unsure = [] }: Modification, key: string, value: string | null): ReactNode => (
  <>
    {value ?? '—'}
    {(value === null || unsure.includes(key)) && <Unsure />}
  </>
)

/** «3.3 Turbo V6» stays whole where the column is narrow. */
const Engine = ({ engine, fuel }: Pick<Modification, 'engine' | 'fuel'>) =>
  engine.endsWith('дизель') ? (
    <span className="nw">{engine}</span>
  ) : (
    <span>
      <span className="nw">{engine},</span> {FUELS[fuel]}
    </span>
  )

export const priceOf = ({ price }: Pick<Complectation, 'price'>): string =>
  price === null ? PRICE_SOON : formatMoney(price)

function TrimTable({ list, choosing: { choice, choose, hrefOf } }: TrimsProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">Комплектации и максимальные рекомендованные розничные цены</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Конфигуратор и сравнение</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((trim) => {
          const { id, name, conf_code, modification, is_long } = trim
          const { engine, fuel, power_hp, drive, accel_0_100 } = modification
          const cells = [
            <Engine key="engine" engine={engine} fuel={fuel} />,
            figure(modification, 'power_hp', `${power_hp}${NBSP}л.${NBSP}с.`),
            figure(modification, 'drive', DRIVES[drive]),
            figure(modification, 'accel_0_100', accel_0_100 === null ? null : `${formatDecimal(accel_0_100)}${NBSP}с`),
            priceOf(trim),
          ]
          const isCompared = choice.compare.includes(id)
          return (
            <tr key={id} className={cx(isCompared && styles.compared)}>
              <th scope="row">
                {name}
                {is_long && <span className={styles.long}>удлинённая база</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={COLUMNS[index + 1]} data-label={COLUMNS[index + 1]} className="num">
                  <span>{cell}</span>
                </td>
              ))}
              <td className={styles.actions}>
                <RouteArrow to="configurator" hash={`slide=1&model=${conf_code}&comp=${id}`}>
                  {'Выбрать'}
                  <span className="vh"> {carName(trim)}</span>
                </RouteArrow>
                <ChoiceLink
                  {...{ choose, hrefOf }}
                  change={{ compare: toggled(choice.compare, id) }}
                  anchor={TABLE_ID}
                  className={styles.toggle}
                >
                  {isCompared ? 'Убрать из\u00a0сравнения' : 'Сравнить'}
                  <span className="vh"> {carName(trim)}</span>
                </ChoiceLink>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
