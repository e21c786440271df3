import { ModelPicture } from '#src/components/model-picture.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { modelKind } from '#src/content/models/summary.ts'
import { photoName } from '#src/content/pictures/photo-files.ts'
import { photoOf, pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { confCodeOf, type ModelRecord } from '#src/domain/model.ts'
import { formatNumber } from '#src/domain/format.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/models/cards.module.css'

/** Width in a row of two, and alone. */
const HALF = '(max-width: 599px) 100vw, 55vw'
const WHOLE = '100vw'

/** The night picture, which the model's record names, so that no list of its other pictures is loaded. */
function nightOf({ code, imageWithShadow }: ModelRecord, sizes: string): Picture | null {
  const name = photoName(imageWithShadow)
  if (name === null) return pictureOf(code, { still: 'front34', register: 'light' }, sizes)
  // File names of rendered pictures by scripts/media.
  const isRender = name.startsWith(`${code}-render-`)
  return photoOf(code, { name, ...(isRender && { isRender }) }, 'hero', sizes)
}

/** Every model at night, in its colour, in one hall per row: picture, kind, price, links. */
export const Cards = ({ models, section }: { models: readonly ModelRecord[]; section: Section | undefined }) => (
  <ul className={styles.cards}>
    {models.map((model, index) => {
      const isAlone = index === models.length - 1 && index % 2 === 0
      const picture = nightOf(model, isAlone ? WHOLE : HALF)
      return (
        // The composition of a photograph is unknown: it is not extended.
        <li key={model.code} className={styles.card} data-hall={picture?.source === 'render' ? model.code : undefined}>
          {/* The same link as «Подробнее», for touch screens: others have that one. */}
          <SiteLink target={{ href: model.href }} className={styles.picture} tabIndex={-1} aria-hidden="true">
            {picture && <ModelPicture picture={picture} decorative eager={index === 0} />}
          </SiteLink>
          <div className={styles.words}>
            <h2 className="h2">{model.name}</h2>
            <p className={styles.price}>
              <PriceFrom model={model} />
            </p>
            <p className="small muted">
              {modelKind(model.code)}, <span className="vh">длина </span>
              {formatNumber(model.width)}&nbsp;мм
            </p>
            {section?.list?.[index] && <p className={`small muted ${styles.short}`}>{section.list[index]}</p>}
            <div className={styles.links}>
              <ArrowLink target={{ href: model.href }}>
                {'Подробнее'}
                <span className="vh"> о&nbsp;{model.name}</span>
              </ArrowLink>
              <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[model.code]}`}>
                {'Собрать'}
                <span className="vh"> {model.name}</span>
              </RouteArrow>
            </div>
          </div>
        </li>
      )
    })}
  </ul>
)
