import { Accordion } from '#src/components/accordion.tsx'
import type { Section } from '#src/content/copy.ts'
import { FINANCE_CAR } from '#src/content/finance-car.ts'
import { financeEnding } from '#src/content/finance-ending.ts'
import { modelName } from '#src/content/models/names.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { formatFullCost, offered, type CreditProgram } from '#src/domain/credit.ts'
import { Calculator } from '#src/pages/finance/calculator.tsx'
import { Opening } from '#src/pages/finance/opening.tsx'
import { CopySection, SectionCtas, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { Bank, CreditWarnings, RateText } from '#src/pages/shared/credit/credit-terms.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/finance/finance.module.css'

const NO_QUESTIONS: readonly FaqItem[] = []

export function Page({ copy }: PageProps) {
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
        if (section.id === 'programs') return <Programs key={section.id} section={section} programs={programs} />
        if (section.id === 'calculator' && isCounted)
          return <Calculator key={section.id} copy={copy} section={section} programs={programs} trims={trims} />
        if (section.id === 'leasing')
          return <Pair key={section.id} sections={[section, sectionOf(copy, 'insurance')]} />
        if (section.id === 'insurance') return null
        if (section.id === 'faq') return <Questions key={section.id} section={section} questions={questions} />
        return <CopySection key={section.id} section={section} />
      })}
      <ClosingBlock code={FINANCE_CAR} heading={financeEnding} ctas={copy.ctas} />
    </>
  )
}

/** The models a programme is for; nothing for one that is for all. */
const forWhom = ({ model_codes: codes }: CreditProgram): string =>
  codes ? `${codes.length > 1 ? 'Для' : 'Только для'}${NBSP}${codes.map(modelName).join(', ')}` : ''

type PartProps = { section: Section; programs: readonly CreditProgram[] | null }

const Programs = ({ section, programs }: PartProps) => (
  <CopySection section={section}>
    {programs ? (
      <ul className={styles.programs}>
        {programs.map((program) => (
          <li key={program.id} data-credit-terms>
            <details>
              <summary className="fold-line">
                <h3 className="h3">{program.name}</h3>
                <span className="small muted">{forWhom(program)}</span>
                <span className={styles.terms}>
                  Полная стоимость кредита <span className="nw">{formatFullCost(program)} годовых</span>
                  <small>
                    <RateText program={program} />
                  </small>
                </span>
              </summary>
              <div className={styles.bank}>
                <p>{program.description}</p>
                <div>
                  <Bank program={program} />
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
    ) : (
      <Missing />
    )}
    <CreditWarnings quiet />
  </CopySection>
)

/** Two ways beside a credit, in one row. */
const Pair = ({ sections }: { sections: readonly (Section | undefined)[] }) => (
  <section className={styles.pair}>
    <div className="wrap">
      {sections.map(
        (section) =>
          section && (
            <div key={section.id} id={section.id}>
              <h2 className="h2">{section.heading}</h2>
              <SectionText section={section} lead={false} />
            </div>
          ),
      )}
    </div>
  </section>
)

type QuestionsProps = { section: Section; questions: readonly FaqItem[] }

const Questions = ({ section, questions }: QuestionsProps) => (
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
          ...(section.list ?? []).map((item, index) => {
            const [title = item, ...rest] = item.split('. ')
            return { id: `credit-${index}`, title, content: <p>{rest.join('. ')}</p> }
          }),
        ]}
      />
    </div>
  </section>
)
