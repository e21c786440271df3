import { cx } from '#src/components/class-names.ts'
import { PriceNote } from '#src/components/price.tsx'
import type { Section } from '#src/content/copy.ts'
import { MIN_COMPARED, toggled } from '#src/domain/compare.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { ChoiceLink } from '#src/pages/model-price/choice-link.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import { RouteArrow } from '#src/pages/parts/links.tsx'
import { TrimComparison } from '#src/pages/parts/trim-comparison.tsx'
import styles from '#src/pages/model-price/compare-trims.module.css'

type CompareProps = { section: Section; choosing: Choosing; total: number }

/** Two or three trims side by side: characteristics, then equipment. */
export function CompareTrims({ section, choosing, total }: CompareProps) {
  const { choice, compared, choose, hrefOf } = choosing
  // In the order they were chosen.
  const trims = choice.compare.flatMap((id) => compared.find((trim) => trim.id === id) ?? [])
  return (
    <section id={section.id} className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h1">{section.heading}</h2>
          <p className="lead">{trims.length < MIN_COMPARED ? invitation(trims, total) : section.text[0]}</p>
        </div>
        {trims.length >= MIN_COMPARED && (
          <>
            <Table trims={trims} choosing={choosing} />
            <PriceNote />
          </>
        )}
        {trims.length === 1 && (
          <ChoiceLink {...{ choose, hrefOf }} change={{ compare: [] }} anchor={section.id} className={styles.plain}>
            Убрать {trims[0]?.trim_caption}
          </ChoiceLink>
        )}
      </div>
    </section>
  )
}

const invitation = ([first]: readonly Complectation[], total: number): string =>
  first
    ? `Выбрана ${first.trim_caption}. Добавьте в${NBSP}таблице выше ещё одну комплектацию, и${NBSP}они встанут рядом.`
    : `Нажмите «Сравнить» у${NBSP}двух или трёх комплектаций из${NBSP}${total}: они встанут рядом со${NBSP}всеми характеристиками и${NBSP}оснащением.`

function Table({ trims, choosing }: { trims: readonly Complectation[]; choosing: Choosing }) {
  const { choice, choose, hrefOf } = choosing
  return (
    <TrimComparison
      trims={trims}
      only={choice.only}
      onlySwitch={
        <ChoiceLink {...{ choose, hrefOf }} change={{ only: !choice.only }} anchor="compare" className={styles.switch}>
          <span className={cx(styles.box, choice.only && styles.on)} aria-hidden="true" />
          <span>
            Только отличия
            <span className="vh">{choice.only ? ': включено, показать все строки' : ': выключено'}</span>
          </span>
        </ChoiceLink>
      }
      renderLinks={(trim) => (
        <>
          <RouteArrow to="configurator" hash={`slide=1&model=${trim.conf_code}&comp=${trim.id}`}>
            {'Выбрать'}
            <span className="vh"> {trim.trim_caption}</span>
          </RouteArrow>
          <ChoiceLink
            {...{ choose, hrefOf }}
            change={{ compare: toggled(choice.compare, trim.id) }}
            anchor="compare"
            className={styles.plain}
          >
            {'Убрать'}
            <span className="vh"> {trim.trim_caption}</span>
          </ChoiceLink>
        </>
      )}
    />
  )
}
