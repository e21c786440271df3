import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { allWheelDrive, torque } from '#src/content/terms/drive.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { driveName, formatDecimal, formatMoney, formatTenths, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { Explained } from '#src/pages/shared/copy/explained.tsx'
import styles from '#src/pages/configurator/slides/slides.module.css'

/** The trims grouped by engine. */
export function TrimSlide({ car: { build, trims }, session: { actions } }: SlideProps) {
  const engines = build.model.modifications
    .map((engine) => ({ engine, own: trims.filter(({ modification }) => modification.id === engine.id) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={styles.groups}>
      {engines.map(({ engine, own }) => (
        <fieldset key={engine.id}>
          <legend className={styles.engine}>
            <span className="h3">{engine.engine}</span>
            <EngineFacts engine={engine} />
          </legend>
          {own.map((trim) => (
            <Option
              key={trim.id}
              name="comp"
              value={String(trim.id)}
              checked={trim.id === build.trim.id}
              onChange={() => actions.choose({ comp: trim.id })}
            >
              <span className={styles.line}>
                <span className={styles.title}>{trim.name}</span>
                <span className="num nw">{trim.price === null ? PRICE_SOON : formatMoney(trim.price)}</span>
              </span>
              {trim.is_long && <span className={styles.fact}>Удлинённая база</span>}
              <span className={`${styles.fact} ${styles.parts}`}>
                {trim.highlights.map((part) => (
                  <Fragment key={part}>
                    <span>{part}</span>{' '}
                  </Fragment>
                ))}
              </span>
            </Option>
          ))}
        </fieldset>
      ))}
      {engines.some(({ engine }) => engine.unsure?.length) && <UnsureNote />}
      <div className={styles.more}>
        <Explained {...allWheelDrive} /> <Explained {...torque} />
      </div>
      <button
        type="submit"
        name="slide"
        value={SLIDE.equipment}
        className={styles.textButton}
        onClick={(event) => {
          event.preventDefault()
          // The comparison is far below the equipment list, which starts the slide.
          flushSync(() => actions.goTo(SLIDE.equipment))
          document.getElementById('compare')?.scrollIntoView()
        }}
      >
        {texts.compare}
      </button>
    </div>
  )
}

function EngineFacts({ engine }: { engine: Modification }) {
  const unsure = (field: string) => engine.unsure?.includes(field)
  const facts = [
    [`${engine.power_hp}${NBSP}л.${NBSP}с.`, 'power_hp'],
    [`${engine.torque_nm}${NBSP}Н·м`, 'torque_nm'],
    [`${driveName[engine.drive]} привод`, 'drive'],
    engine.accel_0_100 !== null && [`0–100 за${NBSP}${formatTenths(engine.accel_0_100)}${NBSP}с`, 'accel_0_100'],
    engine.consumption !== null && [`${formatDecimal(engine.consumption)}${NBSP}л/100${NBSP}км`, 'consumption'],
  ].filter((fact) => fact !== false)
  return (
    <span className={`${styles.fact} num`}>
      {facts.map(([text, field], index) => (
        <span key={field}>
          {text}
          {field && unsure(field) && <Unsure inline />}
          {index < facts.length - 1 && ', '}
        </span>
      ))}
    </span>
  )
}
