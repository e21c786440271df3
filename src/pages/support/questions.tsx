import { useEffect, useState, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Accordion } from '#src/components/accordion.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { useSectionInView } from '#src/components/hooks/use-section-in-view.ts'
import { Icon } from '#src/components/icon.tsx'
import { useSearch } from '#src/components/hooks/use-search.ts'
import { faqTopicTitles } from '#src/content/faq-topics.ts'
import type { Section } from '#src/content/copy.ts'
import { FAQ_TOPICS, topicId, type FaqTopic } from '#src/domain/faq.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { decodedText } from '#src/domain/untrusted-text.ts'
import { countOf } from '#src/domain/format.ts'
import { mayHoldVin } from '#src/domain/vin.ts'
import { typograf } from '#src/domain/typography.ts'
import { fits } from '#src/pages/support/fits.ts'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/support/support.module.css'

const ANSWERS = ['ответ', 'ответа', 'ответов'] as const
const NOTHING = typograf('Такого вопроса здесь нет. Поищите по всему сайту или спросите нас.')

/** Anchor of a question by its number: short enough to be dictated; it opens the answer without scripts too. */
const numberAnchor = ({ id }: FaqItem): string => `faq-${id}`
const TOPIC_IDS = FAQ_TOPICS.map(topicId)

export function Questions({ section }: { section: Section }) {
  const items = useAppState(({ questions }) => questions.all)
  if (items) return <Asked section={section} items={items} />
  return (
    <section id={section.id} className="wrap">
      <Missing />
    </section>
  )
}

/**
 * The question field is the title: while a visitor types, other questions are filtered out; sent without scripts it is
 * a site search.
 */
function Asked({ section, items }: { section: Section; items: readonly FaqItem[] }) {
  const [words, setWords] = useState('')
  const search = useSearch('faq')
  useOpenByAddress()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search(words)
  }
  const shown = items.filter((item) => fits(item, words))
  const read = useSectionInView(TOPIC_IDS)
  return (
    <section id={section.id} className={styles.faq} aria-labelledby="faq-title">
      <div className="wrap">
        <h2 className="vh" id="faq-title">
          {section.heading}
        </h2>
        <form
          action={hrefTo('search')}
          role="search"
          aria-label="Вопросы"
          className={styles.ask}
          onSubmit={submit}
          data-own-answers
        >
          <input type="hidden" name="type" value="faq" />
          <label className="vh" htmlFor="faq-words">
            О&nbsp;чём спросить
          </label>
          <input
            id="faq-words"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            placeholder="О чём спросить"
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <p className="small muted num nw" role="status">
            {countOf(shown.length, ANSWERS)}
          </p>
          <button type="submit" className="icon-btn" aria-label="Искать по сайту">
            <Icon name="search" />
          </button>
        </form>
        {shown.length === 0 && <Nothing words={words} />}
        <div className={styles.questions} hidden={shown.length === 0}>
          <nav aria-label="Темы вопросов" className={styles.topics}>
            <ul>
              {FAQ_TOPICS.filter((topic) => hasTopic(items, topic)).map((topic) => (
                <li key={topic}>
                  <a href={`#${topicId(topic)}`} aria-current={topicId(topic) === read || undefined}>
                    {faqTopicTitles[topic]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {FAQ_TOPICS.map((topic) => (
              <section key={topic} id={topicId(topic)} className={styles.topic} hidden={!hasTopic(shown, topic)}>
                <h3 className="h2">{faqTopicTitles[topic]}</h3>
                <Accordion
                  name="faq"
                  items={shown
                    .filter((item) => item.topic === topic)
                    .map((item) => ({ id: item.slug, title: item.question, content: <Answer item={item} /> }))}
                />
              </section>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Right under the field: what to do next, not only that nothing was found. */
const Nothing = ({ words }: { words: string }) => (
  <div className={styles.nothing}>
    <p className="lead">{NOTHING}</p>
    <p>
      {/* A VIN must not be in an address. */}
      {!mayHoldVin(words) && (
        <ArrowLink target={{ href: hrefTo('search', { query: { q: words.trim() } }) }}>
          Искать «{words.trim()}» по&nbsp;всему сайту
        </ArrowLink>
      )}
      <ArrowLink target={{ href: '#write' }}>Написать нам</ArrowLink>
    </p>
  </div>
)

const hasTopic = (items: readonly FaqItem[], topic: FaqTopic): boolean => items.some((item) => item.topic === topic)

const Answer = ({ item }: { item: FaqItem }) => (
  <div id={numberAnchor(item)} className={styles.answer}>
    <p>{item.answer}</p>
    <p className="small">
      <a href={`#${numberAnchor(item)}`} className="u">
        Ссылка на&nbsp;этот ответ
      </a>
    </p>
  </div>
)

/** `#faq-12` and `#faq-fuel` open their answer, initially and whenever the address changes. */
function useOpenByAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const details = document.getElementById(decodedText(hash.slice(1)))?.closest('details')
    if (!details) return
    details.open = true
    details.scrollIntoView({ block: 'start' })
  }, [hash])
}
