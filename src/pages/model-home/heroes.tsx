import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { PriceFrom, PriceNote } from '#src/components/price.tsx'
import { ArrowLink, CtaList } from '#src/components/site-button.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { CarPicture, Crop } from '#src/pages/shared/cars/pictures.tsx'
import type { Home } from '#src/pages/model-home/composition.ts'
import styles from '#src/pages/model-home/heroes.module.css'

/** Section of the models whose price is not announced: one asks there to be told. */
const FIRST_TO_KNOW = 'first-to-know'

/** Openings of the models' homes: no two are alike. */

/** «<Brand> G80. Дорога как время для себя» is a name and a motto. */
function partsOf({ copy, code }: Home) {
  const { name } = modelByCode(code)
  const [full = copy.h1, motto = ''] = copy.h1.split('. ')
  return { brand: full.replace(name, ''), name, motto }
}

/** Its two lines change places of weight: the name leads, or what the car is about. */
function Title({ home, lead = 'name' }: { home: Home; lead?: 'name' | 'motto' }) {
  const { brand, name, motto } = partsOf(home)
  return (
    <h1 className={styles.h1}>
      <span className="vh">{brand}</span>
      <span className={lead === 'name' ? 'giant' : 'h2'}>{name}</span>
      <span className="vh">. </span>
      <span className={cx(lead === 'name' ? `h2 ${styles.motto}` : 'display')}>{motto}</span>
    </h1>
  )
}

/** Kind, price and what to do near the car; the price's legal name under them, so that it pushes no button away. */
function Foot({ home: { copy, code }, inset = true }: { home: Home; inset?: boolean }) {
  const model = modelByCode(code)
  return (
    <div className={cx(styles.foot, inset && 'wrap')}>
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

/** The whole car from edge to edge, words above and below it. */
const PhotoHero = ({ home, photo }: { home: Home; photo: Picture }) => (
  <section className={styles.photo} data-scene="dark">
    <div className={`wrap ${styles.top}`}>
      <Title home={home} />
      <Lead home={home} />
    </div>
    <ModelPicture picture={photo} eager className={styles.whole} />
    <Foot home={home} />
  </section>
)

type HeroProps = { home: Home }
type HeroWithCar = HeroProps & { children: ReactNode }

/** A model's own opening, in whose place a photograph for the first screen stands where there is one. */
const unlessPhoto =
  <P extends HeroProps>(Own: (props: P) => ReactNode) =>
  (props: P) => {
    const photo = acrossScreen(props.home.code, 'hero')
    return photo ? <PhotoHero home={props.home} photo={photo} /> : Own(props)
  }

/** The whole car on the studio floor. */
export const StageHero = unlessPhoto(({ home }: HeroProps) => (
  <section className={styles.stage}>
    <div className={`wrap ${styles.top}`}>
      <Title home={home} />
      <Lead home={home} />
    </div>
    <div className={styles.car}>
      <CarPicture code={home.code} view="studio" eager />
    </div>
    <Foot home={home} />
  </section>
))

/** In the dark, the car runs out of the picture. */
export const DarkHero = unlessPhoto(({ home, children }: HeroWithCar) => (
  <section className={styles.dark} data-scene="dark">
    <div className={`wrap ${styles.top}`}>
      <Title home={home} />
      <Lead home={home} />
    </div>
    <div className={styles.running}>{children}</div>
    <Foot home={home} />
  </section>
))

/** Face to face in the dark: the car fills the height. */
export const FaceHero = unlessPhoto(({ home, children }: HeroWithCar) => (
  <section className={`${styles.dark} ${styles.face}`} data-scene="dark">
    <div className={styles.front}>{children}</div>
    <div className={`wrap ${styles.top}`}>
      <Title home={home} />
      <Lead home={home} />
    </div>
    <Foot home={home} />
  </section>
))

/** Words, price and buttons in two columns; under them the car runs over the whole width. On a phone it comes between. */
const SplitHero = ({ home, lead, children }: { home: Home; lead: 'name' | 'motto'; children: ReactNode }) => (
  <section className={styles.split}>
    <Title home={home} lead={lead} />
    <Lead home={home} />
    <div className={styles.wide}>{children}</div>
    <Foot home={home} inset={false} />
  </section>
)

/** Name and words, then one line of the body across the whole screen. */
export const LineHero = unlessPhoto(({ home }: HeroProps) => (
  <SplitHero home={home} lead="name">
    <Crop code={home.code} view="studio" crop="roof" wholeOnPhone eager />
  </SplitHero>
))

/** A sentence first; the car is seen from where it is said. */
export const SentenceHero = unlessPhoto(({ home }: HeroProps) => (
  <SplitHero home={home} lead="motto">
    <Crop code={home.code} view="studio" crop="shoulder" eager />
  </SplitHero>
))
