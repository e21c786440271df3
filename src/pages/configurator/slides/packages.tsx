import { useEffect, useRef } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { isPossible } from '#src/domain/configurator/packages.ts'
import { trimName, trimNames } from '#src/domain/configurator/trim-name.ts'
import { packageField } from '#src/domain/configurator/keys.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import { OtherTrim } from '#src/pages/configurator/slides/other-trim.tsx'
import { surcharge } from '#src/pages/configurator/surcharge.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

export function Body({ car, session }: SlideProps) {
  const { build, offer, data, trims } = car
  const { question, actions } = session
  const equipment = useAppState((state) => state.features[build.trim.feature_id]?.items)
  const missing = data.package.filter(
    ({ id, model_codes }) => model_codes.includes(build.model.code) && !build.trim.package_ids.includes(id),
  )
  const isStandard = ({ feature_ids }: Package) =>
    feature_ids.every((id) => equipment?.some((item) => item.id === id && item.value === 'standard'))
  return (
    <>
      {offer.packages.length === 0 ? (
        <p className="muted">
          Для комплектации «{trimName(build.trim, trims)}» пакеты не нужны: лучшее уже установлено.
        </p>
      ) : (
        <fieldset className={styles.list}>
          <legend className="vh">Пакеты</legend>
          {offer.packages.map((item) => (
            <div key={item.id} className={styles.packageRow}>
              <Option
                type="checkbox"
                name={packageField(item.id)}
                value="1"
                checked={build.packages.some(({ id }) => id === item.id)}
                disabled={!isPossible(offer.packages, item.id)}
                onChange={() => actions.togglePackage(item.id)}
              >
                <span className={styles.line}>
                  <span className={styles.title}>{item.name}</span>
                  <span className="num nw">{surcharge(item.price)}</span>
                </span>
                <span className={styles.fact}>{item.description}</span>
                <Rules item={item} offered={offer.packages} />
              </Option>
              {question?.id === item.id && (
                <Question
                  text={question.change.conflict?.question ?? ''}
                  accept={question.change.conflict?.accept ?? texts.replace}
                  answer={actions.answer}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
      {missing.length > 0 && (
        <div className={styles.closed}>
          <ul>
            {missing.map((item) => {
              const having = trims.filter(({ package_ids }) => package_ids.includes(item.id))
              const isIncluded = isStandard(item)
              return (
                <li key={item.id}>
                  {item.name}
                  <span className={styles.fact}>
                    {isIncluded
                      ? `Всё из него есть в комплектации «${trimName(build.trim, trims)}»`
                      : availabilityOf(having, trims)}
                  </span>
                  {!isIncluded && (
                    <OtherTrim
                      car={car}
                      having={having}
                      requirement={{ item }}
                      actions={actions}
                      field={packageField(item.id)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}

/** Never refused without a reason: says which trims offer the package. */
function availabilityOf(having: readonly Complectation[], trims: readonly Complectation[]): string {
  const names = trimNames(having, trims).map((name) => `«${name}»`)
  if (names.length === 0) return texts.unavailable
  return `Есть в${NBSP}${names.length === 1 ? 'комплектации' : 'комплектациях:'} ${names.join(', ')}`
}

function Rules({ item, offered }: { item: Package; offered: readonly Package[] }) {
  const names = (ids: readonly number[] = []) =>
    offered
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => `«${name}»`)
      .join(', ')
  const required = names(item.requires)
  const excluded = names(item.excludes)
  return (
    <>
      {required && <span className={styles.fact}>Только вместе с {required}</span>}
      {excluded && <span className={styles.fact}>Не сочетается с {excluded}</span>}
    </>
  )
}

/** The question and its two answers, at the place of the click; the focus moves here and returns to the package. */
function Question({ text, accept, answer }: { text: string; accept: string; answer: (accepted: boolean) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div ref={box} className={styles.question} role="alertdialog" aria-label={text}>
      <p>{typograf(text)}</p>
      <p className={styles.answers}>
        <SiteButton size="small" arrow={false} onClick={() => answer(true)}>
          {accept}
        </SiteButton>
        <SiteButton size="small" arrow={false} variant="ghost" onClick={() => answer(false)}>
          {texts.keep}
        </SiteButton>
      </p>
    </div>
  )
}
