import { cx } from '#src/components/class-names.ts'
import { PriceNote } from '#src/components/price-note.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { ArrowLink, CtaList } from '#src/components/site-button.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { FIRST_TO_KNOW } from '#src/content/first-to-know.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import type { Home } from '#src/pages/model-home/composition.ts'
import styles from '#src/pages/model-home/heroes.module.css'

/** «<Brand> G80. Дорога как время для себя» is a name and a motto. */
function partsOf({ copy, code }: Home) {
  const { name } = modelByCode(code)
  const [full = copy.h1, motto = ''] = copy.h1.split('. ')
  return { brand: full.replace(name, ''), name, motto }
}

function Title({ home }: { home: Home }) {
  const { brand, name, motto } = partsOf(home)
  return (
    <h1 className={styles.h1}>
      <span className="vh">{brand}</span>
      <span className="giant">{name}</span>
      <span className="vh">. </span>
      <span className={`h2 ${styles.motto}`}>{motto}</span>
    </h1>
  )
}

/**
 * Kind, price and calls to action near the car; the price's legal label is under them, so that it does not move a
 * button.
 */
function Foot({ home: { copy, code } }: { home: Home }) {
  const model = modelByCode(code)
  return (
    <div className={`wrap ${styles.foot}`}>
      <div>
        <p className={`small muted ${styles.kind}`}>{modelKind(code)}</p>
        <p className="h3">
          <PriceFrom model={model} />
        </p>
        {model.priceComingSoon && (
          <ArrowLink target={{ href: `#${FIRST_TO_KNOW}` }} className={styles.waiting}>
            Узнать первым
          </ArrowLink>
        )}
      </div>
      <CtaList ctas={copy.ctas} />
      {!model.priceComingSoon && <PriceNote code={code} className={styles.note ?? ''} />}
    </div>
  )
}

const Lead = ({ home: { copy } }: { home: Home }) => copy.lead && <p className={`lead ${styles.lead}`}>{copy.lead}</p>

type OpeningProps = {
  home: Home
  /** The side of the nose: the title is over the low bonnet, not on the roof. */
  facing?: 'left' | 'right'
}

/**
 * The opening of a model's home: the whole car, full width, text on the dark above and below it. The drawing on
 * the studio floor replaces a missing picture.
 */
export function ModelHero({ home, facing = 'left' }: OpeningProps) {
  const photo = acrossScreen(home.code, 'hero')
  // The composition of a photograph is unknown: neither its nose nor its background.
  const isRendered = photo?.source === 'render'
  const words = (
    <div className={`wrap ${styles.top}`}>
      <Title home={home} />
      <Lead home={home} />
    </div>
  )
  return photo ? (
    <section
      className={cx(styles.photo, isRendered && facing === 'right' && styles.facingRight)}
      data-hall={isRendered ? home.code : undefined}
      data-scene="dark"
    >
      {words}
      <ModelPicture picture={photo} eager className={styles.whole} />
      <Foot home={home} />
    </section>
  ) : (
    <section className={styles.stage}>
      {words}
      <div className={styles.car}>
        <CarPicture code={home.code} view="studio" eager />
      </div>
      <Foot home={home} />
    </section>
  )
}
