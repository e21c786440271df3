import { useLocation } from 'react-router-dom'
import { Accordion } from '#src/components/accordion.tsx'
import type { Section } from '#src/content/copy.ts'
import { FINANCE_CAR } from '#src/content/finance-car.ts'
import { financeEnding } from '#src/content/finance-ending.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { offered } from '#src/domain/credit.ts'
import { Calculator } from '#src/pages/finance/calculator.tsx'
import { Opening } from '#src/pages/finance/opening.tsx'
import { CopySection, SectionCtas, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { Empty, Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/finance/finance.module.css'

/** The office has taken back the price of every car. */
const NO_PRICES = 'Цены сейчас не объявлены. Когда они появятся, здесь можно будет посчитать платёж.'

const NO_QUESTIONS: readonly FaqItem[] = []
/** One more question, under its own name in links. */
const INSURANCE = 'insurance'

export function Page({ copy }: PageProps) {
  const { search } = useLocation()
  const all = useAppState((state) => state.creditPrograms)
  const programs = all && offered(all)
  const complectations = useAppState((state) => state.complectations)
  const questions = useAppState((state) => state.questions.credit) ?? NO_QUESTIONS
  const trims = MODEL_CODES.flatMap((code) => complectations[code] ?? [])
  const isCounted = programs !== null && trims.some(({ price }) => price !== null)
  return (
    <>
      {!isCounted && <Opening copy={copy} />}
      {copy.sections.map((section) => {
        if (section.id === 'calculator' && isCounted)
          // Another address is another question: earlier choices here do not override it.
          return (
            <Calculator
              key={`${section.id} ${search}`}
              copy={copy}
              section={section}
              programs={programs}
              trims={trims}
            />
          )
        // The calculator has them to choose from.
        if (section.id === 'programs')
          return (
            !isCounted && (
              <CopySection key={section.id} section={section}>
                {programs && trims.length > 0 ? <Empty>{NO_PRICES}</Empty> : <Missing />}
              </CopySection>
            )
          )
        if (section.id === INSURANCE) return null
        if (section.id === 'faq')
          return (
            <Questions
              key={section.id}
              section={section}
              questions={questions}
              insurance={sectionOf(copy, INSURANCE)}
            />
          )
        return <CopySection key={section.id} section={section} />
      })}
      <ClosingBlock code={FINANCE_CAR} heading={financeEnding} ctas={copy.ctas} />
    </>
  )
}

type QuestionsProps = { section: Section; questions: readonly FaqItem[]; insurance: Section | undefined }

const Questions = ({ section, questions, insurance }: QuestionsProps) => (
  <section id={section.id} className={`section ${styles.faq}`} data-scene="light">
    <div className={`wrap ${styles.questions}`}>
      <div className={styles.questionsHead}>
        <h2 className="h1">{section.heading}</h2>
        {section.text.map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
        {section.ctas && <SectionCtas ctas={section.ctas} />}
      </div>
      <Accordion
        items={[
          ...questions.map(({ slug, question, answer }) => ({ id: slug, title: question, content: <p>{answer}</p> })),
          ...(insurance
            ? [
                {
                  id: insurance.id,
                  title: insurance.heading,
                  content: <SectionText section={insurance} lead={false} />,
                },
              ]
            : []),
          ...(section.list ?? []).map((item, index) => {
            const [title = item, ...rest] = item.split('. ')
            return { id: `credit-${index}`, title, content: <p>{rest.join('. ')}</p> }
          }),
        ]}
      />
    </div>
  </section>
)
