import { ArrowLink } from '#src/components/site-button.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { modelKind } from '#src/content/models/summary.ts'
import type { ModelRecord } from '#src/domain/model.ts'
import { HrefLink, RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { CarPicture, DimensionLine } from '#src/pages/shared/cars/pictures.tsx'
import { confCodeOf } from '#src/domain/model.ts'
import styles from '#src/pages/shared/cars/lineup.module.css'

/** All five from one zero and at one scale; the whole row links to the model, «Собрать» to the configurator. */
export const Lineup = ({ models }: { models: readonly ModelRecord[] }) => (
  <ul className={styles.lineup}>
    {models.map((model) => (
      <li key={model.code} className={styles.row}>
        <h3 className={styles.name}>
          <HrefLink href={model.href}>{model.name}</HrefLink>
        </h3>
        <div className={styles.picture}>
          <CarPicture code={model.code} view="studio" />
          <DimensionLine code={model.code} length={model.width} />
        </div>
        <div className={styles.details}>
          <p className="small muted">{modelKind(model.code)}</p>
          <p className={styles.price}>
            <PriceFrom model={model} />
          </p>
          <div className={styles.ways}>
            {/* The name's link is as large as the row: this shows it. */}
            <ArrowLink target={{ href: model.href }} tabIndex={-1} aria-hidden="true">
              Подробнее
            </ArrowLink>
            <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[model.code]}`}>
              Собрать<span className="vh"> {model.name}</span>
            </RouteArrow>
          </div>
        </div>
      </li>
    ))}
  </ul>
)
