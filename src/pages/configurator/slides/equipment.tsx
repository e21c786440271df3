import { carName } from '#src/content/cars/car-name.ts'
import { useEffect, useState } from 'react'
import { Accordion } from '#src/components/accordion.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { Unsure } from '#src/components/unsure.tsx'
import { Tabs } from '#src/components/tabs.tsx'
import { track } from '#src/analytics/track.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { MAX_COMPARED, MIN_COMPARED, toggled } from '#src/domain/compare.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { FeatureSet } from '#src/domain/shapes/complectation.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { Explained } from '#src/pages/shared/copy/explained.tsx'
import { TrimComparison } from '#src/pages/shared/cars/trim-comparison.tsx'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

/** Equipment of the trim, by category; loaded by its number once and cached. */
export function Body({ car, session: { actions } }: SlideProps) {
  const { trim } = car.build
  const features = useAppState((state) => state.features[trim.feature_id])
  const specifications = useAppState((state) => state.specifications[trim.specification_id])
  return (
    <>
      <p className="muted">
        {carName(trim)}, {trim.model_year}
        {NBSP}год
      </p>
      <Tabs
        label="Что показать"
        className={styles.tabs}
        tabs={[
          {
            id: 'features',
            label: 'Оснащение',
            content: features ? (
              <Features car={car} set={features} onPackages={() => actions.goTo(SLIDE.packages)} />
            ) : null,
          },
          {
            id: 'specifications',
            label: 'Характеристики',
            content: specifications ? (
              <Accordion
                items={car.data.specificationCategory.map(({ id, name }, index) => ({
                  id: `specification-${id}`,
                  title: name,
                  open: index === 0,
                  content: (
                    <dl className={styles.rows}>
                      {specifications.items
                        .filter(({ category_id }) => category_id === id)
                        .map((item) => (
                          <div key={item.id}>
                            <dt>
                              <Explained term={item.name} text={item.description} />
                            </dt>
                            <dd className="num">
                              {item.value}
                              {item.unit && `${NBSP}${item.unit}`}
                              {item.unsure && <Unsure />}
                              {item.note && <span className={styles.unsure}>{item.note}</span>}
                            </dd>
                          </div>
                        ))}
                    </dl>
                  ),
                }))}
              />
            ) : null,
          },
          // A list that failed to load is left out without a message (specification 8).
        ].filter(({ content }) => content !== null)}
      />
      <p className={styles.under}>
        <a href="#compare" onClick={scrollToComparison} className={styles.textButton}>
          {texts.compare}
        </a>
      </p>
    </>
  )
}

/** The hash contains the build, so the page scrolls there by code. */
function scrollToComparison(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('compare')?.scrollIntoView()
}

type FeaturesProps = { car: Car; set: FeatureSet; onPackages: () => void }

function Features({ car: { build, data }, set, onPackages }: FeaturesProps) {
  const chosen = (id: number | undefined) => build.packages.find((item) => item.id === id)
  return (
    <Accordion
      items={data.featureCategory.map(({ id, name }, index) => ({
        id: `feature-${id}`,
        title: name,
        open: index === 0,
        content: (
          <ul className={styles.rows}>
            {set.items
              .filter(({ category_id }) => category_id === id)
              .map((item) => {
                const pack = data.package.find((one) => one.id === item.package_id)
                return (
                  <li key={item.id}>
                    <div>
                      <Explained term={item.name} text={item.description} />
                    </div>
                    <span className={styles.value}>
                      {item.value === 'standard' && 'есть'}
                      {item.value === 'none' && <span className="muted">нет</span>}
                      {item.value === 'option' &&
                        (chosen(item.package_id) ? (
                          `в${NBSP}вашем пакете`
                        ) : (
                          <button type="button" className={styles.textButton} onClick={onPackages}>
                            в пакете{pack && ` «${pack.name}»`}
                          </button>
                        ))}
                    </span>
                  </li>
                )
              })}
          </ul>
        ),
      }))}
    />
  )
}

/** Trims of the model side by side: full width, because a panel is too narrow for three columns. */
export function Below({ car: { trims, build }, session: { actions } }: SlideProps) {
  const app = useAppStore()
  const others = trims.filter(({ id }) => id !== build.trim.id)
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const [only, setOnly] = useState(true)
  // By default the chosen trim is next to the next more expensive one.
  const next = others.find(({ sort }) => sort > build.trim.sort) ?? others.at(-1)
  const ids = (picked ?? [build.trim.id, ...(next ? [next.id] : [])]).filter((id) => trims.some((one) => one.id === id))
  const compared = ids.flatMap((id) => trims.find((trim) => trim.id === id) ?? [])
  const key = ids.join()

  useEffect(() => {
    const load = dataActions(app)
    for (const id of key.split(',').map(Number)) {
      const trim = trims.find((one) => one.id === id)
      if (!trim) continue
      void load.loadFeatures(trim.feature_id)
      void load.loadSpecifications(trim.specification_id)
    }
  }, [app, key, trims])

  if (trims.length < MIN_COMPARED) return null
  return (
    <section id="compare" className={`section ${styles.comparison}`} data-scene="light">
      <div className="wrap">
        <h2 className="h1">{texts.compare}</h2>
        <fieldset className={styles.compared}>
          <legend className="small muted">Не больше {MAX_COMPARED}</legend>
          {trims.map((trim) => (
            <Checkbox
              key={trim.id}
              checked={ids.includes(trim.id)}
              onChange={() => {
                track('compare_open', { place: 'trims' })
                setPicked(toggled(ids, trim.id))
              }}
            >
              {trim.name}, {trim.modification.engine} {trim.modification.power_hp}
              {NBSP}л.{NBSP}с.
            </Checkbox>
          ))}
        </fieldset>
        {compared.length >= MIN_COMPARED ? (
          <TrimComparison
            trims={compared}
            only={only}
            onlySwitch={
              <Checkbox checked={only} onChange={() => setOnly(!only)}>
                {texts.onlyDifferences}
              </Checkbox>
            }
            renderLinks={(trim) =>
              trim.id === build.trim.id ? (
                <span className="small muted">Выбрана</span>
              ) : (
                <button type="button" className={styles.textButton} onClick={() => actions.choose({ comp: trim.id })}>
                  Выбрать<span className="vh"> {carName(trim)}</span>
                </button>
              )
            }
          />
        ) : (
          <p className="lead">Отметьте две или три комплектации: они встанут рядом.</p>
        )}
      </div>
    </section>
  )
}
