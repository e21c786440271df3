import type { ReactNode } from 'react'
import { carName } from '#src/content/cars/car-name.ts'
import { typograf } from '#src/domain/typography.ts'
import { cx } from '#src/components/class-names.ts'
import type { Section } from '#src/content/copy.ts'
import { MIN_COMPARED, toggled } from '#src/domain/compare.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { UnsureNote } from '#src/components/unsure.tsx'
import { CheckBox } from '#src/pages/model-price/check-box.tsx'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { TrimComparison } from '#src/pages/shared/cars/trim-comparison.tsx'
import { SectionHead } from '#src/pages/shared/copy/section-head.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/model-price/compare-trims.module.css'

type CompareProps = { section: Section; choosing: Choosing }

/** Two or three trims side by side: characteristics, then equipment. */
export function CompareTrims({ section, choosing }: CompareProps) {
  const { choice, compared, choose, hrefOf } = choosing
  const [first] = compared
  if (!first) return null
  const isOwn = choice.compare.length >= MIN_COMPARED
  return (
    <Frame id={section.id} isOnScreenOnly={!isOwn}>
      <div className="wrap">
        <SectionHead heading={section.heading}>
          <p className="lead">{isOwn ? section.text[0] : invitation(compared, choice.compare.length > 0)}</p>
        </SectionHead>
        {choice.compare.length === 1 && (
          <ChoiceLink {...{ choose, hrefOf }} change={{ compare: [] }} anchor={section.id} className={styles.plain}>
            Убрать {carName(first)}
          </ChoiceLink>
        )}
        <Table trims={compared} choosing={choosing} isOwn={isOwn} />
        <div className={styles.note} data-phone-note>
          <UnsureNote />
        </div>
      </div>
    </Frame>
  )
}

type FrameProps = { id: string; isOnScreenOnly: boolean; children: ReactNode }

/** The trim names stick under both headers, whether the site's is visible or not; only this follows it. */
function Frame({ id, isOnScreenOnly, children }: FrameProps) {
  const isHeaderShown = useAppState(({ headerMenuOpen }) => headerMenuOpen)
  return (
    <section
      id={id}
      className={cx('section', styles.compare, isHeaderShown && styles.underHeader)}
      {...(isOnScreenOnly && { 'data-screen': '' })}
    >
      {children}
    </section>
  )
}

/** Next to the chosen one is the next by price, or the previous one where it is the most expensive. */
const invitation = (pair: readonly Complectation[], isChosen: boolean): string =>
  typograf(
    isChosen && pair[0]
      ? `Выбрана ${carName(pair[0])}; рядом с ней — ${isCheaper(pair) ? 'следующая' : 'предыдущая'} по цене. Чтобы поставить рядом другую, отметьте её выше.`
      : `Для примера — ${pair.map(({ name }) => name).join(' и ')}, соседние по цене: только то, чем они отличаются. Отметьте в списке выше две или три версии — и рядом встанут они.`,
  )

const isCheaper = ([one, other]: readonly Complectation[]): boolean =>
  (one?.price ?? Infinity) <= (other?.price ?? Infinity)

/** «на 800 000 ₽ дороже Elite»; nothing where a price is missing or the same, and at the first of three. */
function Step({ from, to: { price, name } }: { from: Complectation | undefined; to: Complectation }) {
  if (!from || from.price === null || price === null || from.price === price) return null
  return (
    <span className={cx('num', styles.step)}>
      на{NBSP}
      {formatMoney(Math.abs(price - from.price))} {price > from.price ? 'дороже' : 'дешевле'}
      {from.name !== name && <i>{NBSP + from.name}</i>}
    </span>
  )
}

/** A suggested pair shows only its differences and has no links to remove a trim: with all rows it becomes the visitor's own. */
type TableProps = { trims: readonly Complectation[]; choosing: Choosing; isOwn: boolean }

function Table({ trims, choosing, isOwn }: TableProps) {
  const { choice, choose, hrefOf } = choosing
  const [first] = trims
  const only = choice.only || !isOwn
  return (
    <TrimComparison
      trims={trims}
      only={only}
      onlySwitch={
        <ChoiceLink
          {...{ choose, hrefOf }}
          change={{ only: !only, compare: trims.map(({ id }) => id) }}
          anchor="compare"
          className={styles.switch}
        >
          <CheckBox isOn={only} />
          <span>
            Только отличия
            <span className="vh">{only ? ': включено, показать все строки' : ': выключено'}</span>
          </span>
        </ChoiceLink>
      }
      renderLinks={(trim) => (
        <>
          {/* Of two each is measured by the other. */}
          <Step from={trims.length === MIN_COMPARED ? trims.find((one) => one !== trim) : first} to={trim} />
          <RouteArrow to="configurator" hash={`slide=1&model=${trim.conf_code}&comp=${trim.id}`}>
            {'Выбрать'}
            <span className="vh"> {carName(trim)}</span>
          </RouteArrow>
          {isOwn && (
            <ChoiceLink
              {...{ choose, hrefOf }}
              change={{ compare: toggled(choice.compare, trim.id) }}
              anchor="compare"
              className={styles.plain}
            >
              {'Убрать'}
              <span className="vh"> {carName(trim)}</span>
            </ChoiceLink>
          )}
        </>
      )}
    />
  )
}
