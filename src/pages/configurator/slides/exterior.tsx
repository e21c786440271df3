import { matte, metallic, pearl, type Term } from '#src/content/terms.ts'
import { goesTogether } from '#src/domain/configurator/offer.ts'
import { inPaintOrder } from '#src/domain/configurator/paint-order.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { SwatchOption } from '#src/pages/shared/cars/swatch-option.tsx'
import { usePaint } from '#src/pages/configurator/use-configurator.ts'
import { surcharge } from '#src/pages/configurator/surcharge.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { Explained } from '#src/pages/shared/copy/explained.tsx'
import styles from '#src/pages/configurator/slides/slides.module.css'

const KINDS: Record<ExteriorColor['type'], { name: string; term?: Term }> = {
  solid: { name: 'эмаль' },
  metallic: { name: 'металлик', term: metallic },
  pearl: { name: 'перламутр', term: pearl },
  matte: { name: 'матовое покрытие', term: matte },
}

export function ExteriorSlide({ car, session }: SlideProps) {
  const { offer } = car
  const { interior } = car.build
  const exterior = usePaint(session, car)
  const kind = KINDS[exterior.type]
  return (
    <>
      <fieldset>
        <legend className="vh">Цвет кузова</legend>
        <div className={styles.swatches}>
          {inPaintOrder(offer.exteriors).map((color) => (
            <SwatchOption
              key={color.code}
              name="ext"
              value={color.code}
              label={`${color.name}, ${surcharge(color.price)}`}
              hex={color.hex}
              dark={color.hex_dark}
              checked={color.id === exterior.id}
              onChange={() => session.actions.pressPaint(color.code)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.chosen}>
        <p className={styles.line}>
          <span className="h3">{exterior.name}</span>
          <span className="num nw">{surcharge(exterior.price)}</span>
        </p>
        <p className="muted">{exterior.description}</p>
        <div className="small muted">
          Покрытие: {kind.name}. {kind.term && <Explained {...kind.term} label="Что это?" />}
        </div>
        {offer.interiors.some((one) => !goesTogether(exterior, one)) && (
          <p className="small muted">
            Не сочетается с салоном{' '}
            {offer.interiors
              .filter((one) => !goesTogether(exterior, one))
              .map(({ name }) => `«${name}»`)
              .join(', ')}
            .
          </p>
        )}
        {offer.exteriors.some((color) => !goesTogether(color, interior)) && (
          <p className="small muted">
            Если выбрать{' '}
            {offer.exteriors
              .filter((color) => !goesTogether(color, interior))
              .map(({ name }) => `«${name}»`)
              .join(' или ')}
            , салон «{interior.name}» заменим на ближайший и скажем об этом.
          </p>
        )}
      </div>
    </>
  )
}
