import { useEffect, useRef, useState, type FormEvent } from 'react'
import { loadable } from '#src/components/loadable.ts'
import { Segmented } from '#src/components/segmented.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { untilLoaded } from '#src/components/until-loaded.ts'
import type { Section } from '#src/content/copy.ts'
import { fiveQuestions } from '#src/content/five-questions.ts'
import { ANSWERS, isComplete, QUESTIONS, readAnswers, type Answers, type Question } from '#src/domain/advice/answers.ts'
import { countOf } from '#src/domain/format.ts'
import { typograf } from '#src/domain/typography.ts'
import { HiddenFields } from '#src/pages/models/hidden-fields.tsx'
import { replaceQuery } from '#src/pages/shared/lists/replace-query.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/models/five-questions.module.css'

/**
 * The code that scores the answers and gives reasons: most visitors never need it, so it is loaded with the first
 * answer.
 */
const advisor = loadable(() => import('#src/pages/models/advised-trims.tsx'))

/** Fetches it for a page whose address has all answers. */
export async function preloadAdvice(url: URL): Promise<void> {
  if (isComplete(readAnswers(url.searchParams))) await advisor.preload()
}

function useAdvisor(isWanted: boolean) {
  const [loaded, setLoaded] = useState(advisor.ready)
  useEffect(() => {
    if (isWanted) void untilLoaded(advisor.preload).then(setLoaded)
  }, [isWanted])
  return loaded
}

type FiveQuestionsProps = { section: Section; query: URLSearchParams; action: string }

/** From five questions to a trim: a GET form that the server answers; with scripts the answer follows every change. */
export function FiveQuestions({ section, query, action }: FiveQuestionsProps) {
  const [answers, setAnswers] = useState(() => readAnswers(query))
  const form = useRef<HTMLFormElement>(null)
  const left = QUESTIONS.filter((question) => answers[question] === undefined).length
  const advising = useAdvisor(left < QUESTIONS.length)
  const complete = isComplete(answers) ? answers : null
  const found = complete && advising?.adviceTo(complete)
  const advice = found ?? null

  const apply = (next: Partial<Answers>) => {
    setAnswers(next)
    replaceQuery(Object.fromEntries(QUESTIONS.map((question) => [question, next[question] ?? null])))
  }
  const submit = (event: FormEvent) => {
    // If the code fails to load, the server answers.
    if (complete && !advising) return
    event.preventDefault()
    const open = QUESTIONS.find((question) => answers[question] === undefined)
    if (open) form.current?.querySelector<HTMLInputElement>(`[name=${open}]`)?.focus()
  }

  return (
    <section id={section.id} className="section">
      <div className="wrap">
        <CopyHead section={section} />
        <form ref={form} className={styles.form} action={`${action}#${section.id}`} method="get" onSubmit={submit}>
          <HiddenFields query={query} own={QUESTIONS} />
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
          {advice && advising ? advising.said(advice) : found === null && complete ? NOTHING : waitingWords(left)}
        </p>
        {advice && advising && complete && <advising.AdvisedTrims advice={advice} answers={complete} />}
      </div>
    </section>
  )
}

/** The office may raise prices over a limit, or announce those that had none. */
const NOTHING = typograf('За такую цену выбирать пока не из чего. Назовите другую.')

function waitingWords(left: number): string {
  if (left === 0) return 'Сравниваем комплектации.'
  if (left === QUESTIONS.length) return 'Ответим, как только выберете все ответы. Контакты не\u00a0нужны.'
  return `Осталось ответить на\u00a0${countOf(left, ['вопрос', 'вопроса', 'вопросов'])}.`
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
