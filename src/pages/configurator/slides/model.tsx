import { LazyImage } from '#src/components/lazy-image.tsx'
import { modelKind } from '#src/content/models/summary.ts'
import { BRAND_SLUG } from '#src/domain/brand.ts'
import { formatPriceFrom } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { RouteArrow } from '#src/pages/parts/links.tsx'
import { carSrc, SIDE_FRAME } from '#src/pages/parts/pictures.tsx'
import { Missing } from '#src/pages/parts/notice.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

export function ModelSlide({ session: { model: wanted, actions } }: SlideProps) {
  const models = useAppState((state) => state.models)
  if (!models) return <Missing />
  return (
    <>
      <fieldset className={styles.list}>
        <legend className="vh">Модель</legend>
        {models.map((model) => {
          const code = confCodeOf[model.code]
          return (
            <Option
              key={model.code}
              name="model"
              value={code}
              checked={code === wanted}
              onChange={() => actions.choose({ model: code })}
            >
              <span className={styles.model}>
                <span>
                  <span className="h3">{model.name}</span>
                  <span className={styles.fact}>{modelKind(model.code)}</span>
                  <span className={`${styles.fact} num`}>{formatPriceFrom(model)}</span>
                </span>
                <LazyImage
                  src={carSrc(model.code, 'line')}
                  alt=""
                  width={SIDE_FRAME.width}
                  height={SIDE_FRAME.height}
                  className={styles.thumb}
                />
              </span>
            </Option>
          )
        })}
      </fieldset>
      <p className={styles.unsure}>
        <RouteArrow to={`${BRAND_SLUG}-models`} hash="five-questions">
          Не{NBSP}знаете, с{NBSP}какой начать? Пять вопросов
        </RouteArrow>
      </p>
    </>
  )
}
