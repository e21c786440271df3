import { builtPaint } from '#src/domain/configurator/offer.ts'
import { modelKind } from '#src/content/models/summary.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { formatPriceFrom } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { Option } from '#src/pages/configurator/option.tsx'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

const THUMB_SIZES = '(max-width: 480px) 172px, 190px'

export function ModelSlide({ car: { build }, session: { model: wanted, actions } }: SlideProps) {
  const app = useAppStore()
  const models = useAppState((state) => state.models)
  if (!models) return <Missing />
  return (
    <>
      <fieldset className={styles.list}>
        <legend className="vh">Модель</legend>
        {models.map((model) => {
          const code = confCodeOf[model.code]
          const paint = build.model.code === code ? build.exterior.code : builtPaint(model.code)
          return (
            <Option
              key={model.code}
              name="model"
              value={code}
              checked={code === wanted}
              onChange={() => actions.choose({ model: code })}
              onIntent={() => void dataActions(app).loadComplectations(model.code)}
            >
              <span className={styles.model}>
                <span>
                  <span className="h3">{model.name}</span>
                  <span className={styles.fact}>{modelKind(model.code)}</span>
                  <span className={`${styles.fact} num`}>{formatPriceFrom(model)}</span>
                </span>
                <CarThumb code={model.code} paint={paint} sizes={THUMB_SIZES} className={styles.thumb} />
              </span>
            </Option>
          )
        })}
      </fieldset>
      <p className={styles.chooser}>
        <RouteArrow to={`${BRAND_SLUG}-models`} hash="five-questions">
          Не{NBSP}знаете, с{NBSP}какой начать? Подберём
        </RouteArrow>
      </p>
    </>
  )
}
