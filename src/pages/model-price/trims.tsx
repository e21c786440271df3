import { cx } from '#src/components/class-names.ts'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import { allWheelDrive } from '#src/content/terms/drive.ts'
import { acceleration, recommendedPrice, trim as trimTerm } from '#src/content/terms/versions.ts'
import { MIN_COMPARED } from '#src/domain/compare.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { DRIVES, plainEngine, shownOf } from '#src/pages/model-price/choice.ts'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { Words } from '#src/pages/shared/copy/explained.tsx'
import { PrintButton } from '#src/pages/shared/copy/print-sheet.tsx'
import { Empty } from '#src/pages/shared/copy/notice.tsx'
import { TrimTable } from '#src/pages/model-price/trim-table.tsx'
import styles from '#src/pages/model-price/trims.module.css'

type TrimsProps = { list: readonly Complectation[]; choosing: Choosing }

/** Every trim in a row with the filters above it. */
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
        <p className={`small muted ${styles.hint}`} data-screen>
          Отметьте две или{NBSP}три версии{NBSP}— и{NBSP}они встанут рядом
        </p>
        <p className="vh" aria-live="polite">
          Показано комплектаций: {shown.length}
        </p>
      </div>
      {shown.length > 0 ? (
        // Another set of trims begins with none open.
        <TrimTable key={shown.map(({ id }) => id).join()} list={shown} all={list} choosing={choosing} />
      ) : (
        <Empty>С таким приводом и двигателем комплектаций нет. Снимите один из отборов.</Empty>
      )}
      <ComparedBar choice={choice} />
      <div className={styles.foot}>
        <div className={styles.notes}>
          <UnsureNote />
          {/* Near every price, never folded. */}
          <PriceNote code={list[0]?.model_code} />
          <PhoneFold summary="О терминах" className={styles.terms}>
            <div data-screen>
              <Words terms={[trimTerm, allWheelDrive, acceleration, recommendedPrice]} />
            </div>
          </PhoneFold>
        </div>
        <p className={styles.ways} data-screen>
          <RouteArrow to="price-changes">Изменения цен</RouteArrow>
          <PrintButton />
        </p>
      </div>
    </>
  )
}

/** The comparison is two screens below: shows how many are selected, with a link to it, while the table is in view. */
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
