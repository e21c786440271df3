import { useSearchParams } from 'react-router-dom'
import { warrantyTerms } from '#src/content/warranty-and-service.ts'
import type { Section } from '#src/content/copy.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { countOf, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Term } from '#src/drawing/diagrams/terms.ts'
import { PageCtas, PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { WarrantyPlot } from '#src/pages/warranty/warranty-plot.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/warranty/warranty.module.css'

const years = (count: number) => countOf(count, ['год', 'года', 'лет'])
const { car, paintYears, corrosionYears } = warrantyTerms
const terms: readonly Term[] = [
  {
    name: 'Автомобиль',
    years: car.years,
    text: `${years(car.years)} или ${formatNumber(car.km)}${NBSP}км`,
  },
  { name: 'Лакокрасочное покрытие', years: paintYears, text: years(paintYears) },
  { name: 'Сквозная коррозия', years: corrosionYears, text: years(corrosionYears) },
]
const UNSURE = typograf('Сроки уточняются: верны те, что записаны в сервисной книжке вашего автомобиля.')

/** Snow, before the list of what the warranty covers. */
const [CAR, WINTER]: [ModelCode, SlotWithUpright] = ['gv80', 'winter']

/** The warranty as an area: years across, kilometres up; then every part with its own term. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const term = sectionOf(copy, 'term')
  const rest = copy.sections.filter(({ id }) => id !== 'term')
  return (
    <>
      <PageHead copy={copy} />
      <WarrantyPlot given={query.get('km')} action={route.path} />
      {term && (
        <section id={term.id} className="section">
          <div className="wrap">
            <div className="section-head">
              <h2 className="h1">{term.heading}</h2>
              <SectionText section={term} />
            </div>
            <DiagramFigure draw={(d) => d.termsDiagram(terms)} caption={UNSURE} />
          </div>
        </section>
      )}
      <div className={styles.winter} data-scene="dark">
        <AcrossFigure code={CAR} slot={WINTER} sizes="100vw" instead={null} />
      </div>
      <div className={`wrap ${styles.rules}`}>
        {rest.map((section) => (
          <Rule key={section.id} section={section} />
        ))}
      </div>
      <PageCtas ctas={copy.ctas} />
      <NextPage title="Когда следующее обслуживание" href={hrefTo('owners', { hash: 'service' })} />
    </>
  )
}

const Rule = ({ section }: { section: Section }) => (
  <section id={section.id} className={styles.rule}>
    <h2 className="h2">{section.heading}</h2>
    <SectionText section={section} lead={false} />
  </section>
)
