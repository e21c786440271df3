import lengths from '#src/components/car-length.module.css'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { modelByCode, modelKind, modelName } from '#src/content/models/summary.ts'
import { subscriptionSums } from '#src/content/mobility-example.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { formatMoney } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { HrefLink, RouteArrow } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/mobility/mobility.module.css'

const SIZES = '(max-width: 768px) 45vw, 40vw'

/** Cars available by subscription, their monthly price, and a link to the request. */
export const Cars = () => (
  <ul className={styles.cars}>
    {subscriptionSums.map(([code, aMonth]) => {
      const picture = pictureOf(code, 'studio', SIZES)
      return (
        <li key={code}>
          <div className={lengths[code]}>
            {picture && <ModelPicture picture={picture} decorative className={styles.car} />}
          </div>
          <div>
            <h3 className="h2">
              <HrefLink href={modelByCode(code).href}>{modelName(code)}</HrefLink>
            </h3>
            <p className="small muted">{modelKind(code)}</p>
          </div>
          <p className={`num ${styles.month}`}>
            от{NBSP}
            {formatMoney(aMonth)} <span className="small muted">в{NBSP}месяц</span>
          </p>
          <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[code]}`}>
            Собрать
            <span className="vh"> {modelName(code)}</span>
          </RouteArrow>
        </li>
      )
    })}
  </ul>
)
