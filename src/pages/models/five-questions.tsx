import { useRef, useState, type FormEvent } from 'react'
import { Segmented } from '#src/components/segmented.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { candidates } from '#src/content/cars/candidates.ts'
import type { Section } from '#src/content/copy.ts'
import { fiveQuestions } from '#src/content/five-questions.ts'
import { advise } from '#src/domain/advice/advise.ts'
import { ANSWERS, isComplete, QUESTIONS, readAnswers, type Answers, type Question } from '#src/domain/advice/answers.ts'
import { countOf } from '#src/domain/format.ts'
import { AdvisedTrims, said } from '#src/pages/models/advised-trims.tsx'
import { KeptFields } from '#src/pages/models/kept-fields.tsx'
import { keepInAddress } from '#src/pages/shared/lists/keep-in-address.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/models/five-questions.module.css'

type FiveQuestionsProps = { section: Section; query: URLSearchParams; action: string }

/** Five questions to a trim: a GET form that the server answers; with scripts the answer follows every change. */
export function FiveQuestions({ section, query, action }: FiveQuestionsProps) {
  const [answers, setAnswers] = useState(() => readAnswers(query))
  const form = useRef<HTMLFormElement>(null)
  const advice = isComplete(answers) ? advise(candidates, answers) : null
  const left = QUESTIONS.filter((question) => answers[question] === undefined).length

  const apply = (next: Partial<Answers>) => {
    setAnswers(next)
    keepInAddress(Object.fromEntries(QUESTIONS.map((question) => [question, next[question] ?? null])))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const open = QUESTIONS.find((question) => answers[question] === undefined)
    if (open) form.current?.querySelector<HTMLInputElement>(`[name=${open}]`)?.focus()
  }

  return (
    <section id={section.id} className="section">
      <div className="wrap">
        <CopyHead section={section} />
        <form ref={form} className={styles.form} action={`${action}#${section.id}`} method="get" onSubmit={submit}>
          <KeptFields query={query} own={QUESTIONS} />
          {QUESTIONS.map((question) => (
            <Asked
              key={question}
              question={question}
              answer={answers[question]}
              choose={(value) => apply({ ...answers, [question]: value })}
            />
          ))}
          <SiteButton type="submit" variant="ghost" className={styles.submit}>
            Подобрать
          </SiteButton>
        </form>
        <p className={advice ? 'vh' : `h3 ${styles.left}`} role="status">
          {advice
            ? said(advice)
            : left === QUESTIONS.length
              ? 'Ответим, как только выберете все пять. Контакты не нужны.'
              : `Осталось ответить на${'\u00a0'}${countOf(left, ['вопрос', 'вопроса', 'вопросов'])}.`}
        </p>
        {advice && isComplete(answers) && <AdvisedTrims advice={advice} answers={answers} />}
      </div>
    </section>
  )
}

type AskedProps = { question: Question; answer: string | undefined; choose: (value: string) => void }

function Asked({ question, answer, choose }: AskedProps) {
  const { question: legend, options } = fiveQuestions[question]
  const labels: Record<string, string> = options
  return (
    <Segmented
      legend={legend}
      name={question}
      className={styles.question}
      options={ANSWERS[question].map((value) => ({ value: value as string, label: labels[value] ?? value }))}
      value={answer ?? null}
      onChange={choose}
    />
  )
}
