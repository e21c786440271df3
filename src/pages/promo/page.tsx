import { Figures } from '#src/components/figures.tsx'
import { PriceNote } from '#src/components/price.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import { modelByCode } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { SectionText } from '#src/pages/parts/copy.tsx'
import { CarPicture } from '#src/pages/parts/pictures.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import type { RouteName } from '#src/routes.ts'
import styles from '#src/pages/promo/promo.module.css'

const MODEL_OF: Partial<Record<RouteName, ModelCode>> = { 'promo-new-g80': 'new-g80', 'promo-gv80': 'gv80' }

/** One sentence, the car in its light, one button; three reasons under it. */
export function Page({ name, copy }: PageProps) {
  const code = MODEL_OF[name]
  return (
    <div className={styles.promo} data-scene="dark">
      <section className={styles.hero}>
        <div className={`wrap ${styles.top}`}>
          <h1 className="display">{copy.h1}</h1>
          {copy.lead && <p className="lead">{copy.lead}</p>}
        </div>
        {code && (
          <div className={styles.car}>
            <CarPicture code={code} view="light" eager />
          </div>
        )}
        <div className={`wrap ${styles.bottom}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      </section>
      <div className={`wrap ${styles.more}`}>
        {copy.figures && (
          <>
            <Figures items={copy.figures} />
            {code && !modelByCode(code).priceComingSoon && <PriceNote />}
          </>
        )}
        <div className={styles.reasons}>
          {copy.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 className="h2">{section.heading}</h2>
              <SectionText section={section} lead={false} />
              {section.figures && <Figures items={section.figures} />}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
