import { configurator as texts } from '#src/content/configurator-texts.ts'
import { nappa, semiAniline } from '#src/content/terms/leather.ts'
import type { Term } from '#src/content/terms/term.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { sourcesOf } from '#src/content/pictures/sources.ts'
import { cabinOf } from '#src/pages/configurator/cabin-pictures.ts'
import { SwatchOption } from '#src/pages/shared/cars/swatch-option.tsx'
import { OtherTrim } from '#src/pages/configurator/slides/other-trim.tsx'
import { surcharge } from '#src/pages/configurator/surcharge.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { Explained } from '#src/pages/shared/copy/explained.tsx'
import styles from '#src/pages/configurator/slides/slides.module.css'

const MATERIALS: Record<InteriorColor['material'], { name: string; term?: Term }> = {
  leather: { name: 'кожа' },
  nappa: { name: 'кожа наппа', term: nappa },
  'semi-aniline': { name: 'полуанилиновая кожа', term: semiAniline },
}

export function Body({ car, session: { actions } }: SlideProps) {
  const { build, offer, data, trims } = car
  const { interior, model } = build
  const material = MATERIALS[interior.material]
  const others = data.colorInterior.filter(
    ({ id, model_codes }) => model_codes.includes(model.code) && !offer.interiors.some((one) => one.id === id),
  )
  return (
    <>
      {/* Next to a cabin: close-up of leather, thread and trim. Beside the title, where nothing cuts it. */}
      {offer.interiors.some((one) => cabinOf(model.model_code, one)) && (
        <div className={styles.sample}>
          <LazyImage
            key={interior.code}
            src={interior.image}
            sources={sourcesOf('board', interior.image, '240px')}
            alt={`Кожа и вставки: ${interior.name}, ${interior.trim}`}
            width={1200}
            height={800}
            className={styles.board}
          />
        </div>
      )}
      <fieldset>
        <legend className="vh">Салон</legend>
        <div className={styles.leathers}>
          {offer.interiors.map((one) => (
            <SwatchOption
              key={one.code}
              named
              square
              name="int"
              value={one.code}
              label={one.name}
              note={one.price === 0 ? one.trim : `${one.trim}, ${surcharge(one.price)}`}
              hex={one.hex}
              dark={one.hex_accent}
              checked={one.id === interior.id}
              onChange={() => actions.chooseInterior(one)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.chosen}>
        <p className={styles.line}>
          <span>Вставки: {interior.trim}</span>
          <span className="num nw">{surcharge(interior.price)}</span>
        </p>
        <div className="small muted">
          Материал: {material.name}. {material.term && <Explained {...material.term} label="Что это?" />}
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.closed}>
          <h3 className={styles.small}>{texts.unavailable}</h3>
          <ul>
            {others.map((one) => {
              const having = trims.filter(({ interior_ids }) => interior_ids.includes(one.id))
              return (
                <li key={one.code}>
                  {one.name}, {one.trim}
                  <OtherTrim car={car} having={having} requirement={{ interior: one }} actions={actions} field="int" />
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
