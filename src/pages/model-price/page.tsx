import { CtaList } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { CompareTrims } from '#src/pages/model-price/compare-trims.tsx'
import { Trims } from '#src/pages/model-price/trims.tsx'
import { TABLE_ID } from '#src/pages/model-price/trim-table.tsx'
import { useChoice } from '#src/pages/model-price/use-choice.ts'
import { CopySection, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { SheetHead } from '#src/pages/shared/copy/print-sheet.tsx'
import { DrivesAway } from '#src/pages/shared/cars/drives-away.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
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
      <header className={`wrap ${styles.head}`}>
        <h1 className="h1">{copy.h1}</h1>
        {copy.lead && <p className="lead">{copy.lead}</p>}
        <div className={styles.car}>
          <CarPicture code={code} view="studio" eager />
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
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`} data-screen>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <DrivesAway code={code} />
    </>
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
