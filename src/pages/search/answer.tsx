import * as texts from '#src/content/search-texts.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { typograf } from '#src/domain/typography.ts'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/search/answer.module.css'

/** The answer, above the results: a sentence, and a link to the page that says more. */
export const Answer = ({ answer: { url, title, text, more } }: { answer: SearchAnswer }) => (
  <article className={styles.answer}>
    <p className="small muted">{texts.searchResults.answer}</p>
    <div>
      <h3 className="h2">{typograf(title)}</h3>
      <p className="lead">{typograf(text)}</p>
      <HrefLink href={url} className={styles.more}>
        {more ?? texts.searchResults.more}
        <span className="vh">: {title}</span>
        <Arrow />
      </HrefLink>
    </div>
  </article>
)
