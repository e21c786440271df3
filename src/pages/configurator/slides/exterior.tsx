import { listed } from '#src/domain/format.ts'
import { matte, metallic, pearl } from '#src/content/terms/paint.ts'
import type { Term } from '#src/content/terms/term.ts'
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

const quoted = (list: readonly { name: string }[]) => list.map(({ name }) => `«${name}»`)

export function ExteriorSlide({ car, session }: SlideProps) {
  const { offer } = car
  const { interior } = car.build
  const exterior = usePaint(session, car)
  const { name, term } = KINDS[exterior.type]
  const refused = offer.interiors.filter((one) => !goesTogether(exterior, one))
  const refusing = offer.exteriors.filter((color) => !goesTogether(color, interior))
  return (
    <>
      <fieldset>
        <legend className="vh">Цвет кузова</legend>
        <div className={styles.paints}>
          {inPaintOrder(offer.exteriors).map((color) => (
            <SwatchOption
              key={color.code}
              named
              name="ext"
              value={color.code}
              className={color.type}
              label={color.name}
              // Most are included: only a surcharge is named.
              note={color.price === 0 ? undefined : surcharge(color.price)}
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
          <span>{exterior.description}</span>
          <span className="num nw">{surcharge(exterior.price)}</span>
        </p>
        <div className="small muted">
          Покрытие: {name}. {term && <Explained {...term} label="Что это?" />}
        </div>
        {refused[0] && <p className="small muted">Не сочетается с салоном {quoted(refused).join(', ')}.</p>}
        {refusing[0] && (
          <p className="small muted">
            Если выбрать {listed(quoted(refusing), 'или')}, салон «{interior.name}» заменим на ближайший и скажем об
            этом.
          </p>
        )}
      </div>
    </>
  )
}
