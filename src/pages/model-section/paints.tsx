import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Cta, Section } from '#src/content/copy.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/names.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { PictureChoice } from '#src/pages/model-section/picture-choice.tsx'
import { inRow } from '#src/pages/shared/cars/choice.tsx'
import { Swatch } from '#src/pages/shared/cars/colors.tsx'
import { SectionCtas } from '#src/pages/shared/copy/copy.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/model-section/paints.module.css'

/** A link to the configurator opens it in this paint, which has been chosen here already. */
const inPaint = (cta: Cta, paint: string): Cta =>
  'to' in cta && cta.to === 'configurator'
    ? { ...cta, label: 'Собрать в этом цвете', hash: `${cta.hash}&ext=${paint}` }
    : cta

/**
 * The car, full width, in the chosen paint, with the section's links to the configurator in that paint; the names of
 * the paints where the model is not pictured in each.
 */
export function Paints({ section, code }: { section: Section; code: ModelCode }) {
  const { ctas, ...words } = section
  const paints = exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
  const options = paints.flatMap(({ code: id, name, description, hex, hex_dark: dark }) => {
    const picture = pictureOf(code, { showroom: id })
    if (!picture || !isInPaint(picture)) return []
    return {
      id,
      picture: { ...picture, alt: `${modelName(code)}, цвет «${name}»` },
      label: (
        <>
          <Swatch hex={hex} dark={dark} />
          <span className="vh">{name}</span>
        </>
      ),
      words: (
        <>
          <p className="h3">{name}</p>
          <p className="muted">{description}</p>
          {ctas && <SectionCtas ctas={ctas.map((cta) => inPaint(cta, id))} />}
        </>
      ),
    }
  })
  const isPictured = options.length === paints.length
  return (
    <section id={section.id} className={`section ${styles.section}`}>
      <div className="wrap">
        <CopyHead section={isPictured ? words : section} />
        {!isPictured && (
          <ul className={styles.names}>
            {paints.map(({ name, hex, hex_dark: dark }) => (
              <li key={name}>
                <Swatch hex={hex} dark={dark} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isPictured && (
        <PictureChoice
          name="paint"
          legend="Цвет кузова"
          options={options}
          shown={Math.max(
            0,
            options.findIndex(({ id }) => id === lineUp[code].shownPaint),
          )}
          className={inRow}
        />
      )}
    </section>
  )
}
