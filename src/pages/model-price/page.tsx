import { ModelPicture } from '#src/components/model-picture.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import type { Section } from '#src/content/copy.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { farewell } from '#src/content/price-list.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { TABLE_ID } from '#src/pages/model-price/compare-tick.tsx'
import { CompareTrims } from '#src/pages/model-price/compare-trims.tsx'
import { Trims } from '#src/pages/model-price/trims.tsx'
import { useChoice } from '#src/pages/model-price/use-choice.ts'
import { CopySection, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { SheetHead } from '#src/pages/shared/copy/print-sheet.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/model-price/model-price.module.css'

const OWN = [TABLE_ID, 'compare']

export function Page({ copy, route }: PageProps) {
  const code = route.model
  const list = useAppState((state) => (code ? state.complectations[code] : undefined))
  if (!code) return null
  const [table, compare] = OWN.map((id) => sectionOf(copy, id))
  return (
    <>
      <SheetHead />
      <header className={styles.head} data-scene="dark">
        <Side code={code} />
        <div className={`wrap ${styles.words}`}>
          <h1 className="h1">{copy.h1}</h1>
          {copy.lead && <p className="lead">{copy.lead}</p>}
          <From code={code} />
        </div>
      </header>
      {list && table && compare ? <Choosing list={list} table={table} compare={compare} /> : <Failed />}
      <div data-screen>
        {copy.sections
          .filter(({ id }) => !OWN.includes(id))
          .map((section) => (
            <CopySection key={section.id} section={section} />
          ))}
      </div>
      <ClosingBlock code={code} slot="scene" heading={farewell} ctas={copy.ctas} />
    </>
  )
}

/** The first screen for visitors who look for a price: the lowest one, and further links. */
const From = ({ code }: { code: ModelCode }) => (
  <p className={styles.from} data-screen>
    <PriceFrom model={modelByCode(code)} className={styles.sum} />
    <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[code]}`}>
      Собрать<span className="vh"> {modelName(code)}</span>
    </RouteArrow>
  </p>
)

const SIDE_SIZES = `${PHONE} 120vw, 80vw`

/** The car from the side in the hall, which fades to dark behind the text. */
function Side({ code }: { code: ModelCode }) {
  const picture = pictureOf(code, 'flank', SIDE_SIZES) ?? pictureOf(code, 'light')
  return (
    picture && (
      <div className={styles.car} data-screen>
        <ModelPicture picture={picture} eager />
      </div>
    )
  )
}

const Failed = () => (
  <div className="wrap section">
    <Missing />
  </div>
)

function Choosing({ list, table, compare }: { list: readonly Complectation[]; table: Section; compare: Section }) {
  const choosing = useChoice(list)
  return (
    <>
      <section id={table.id} className={styles.table}>
        <div className="wrap">
          <h2 className="vh">{table.heading}</h2>
          <Trims list={list} choosing={choosing} />
        </div>
      </section>
      <CompareTrims section={compare} choosing={choosing} />
    </>
  )
}
