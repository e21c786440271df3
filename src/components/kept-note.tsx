import { SAVED_PAGE } from '#src/domain/kept-pages.ts'
import { typograf } from '#src/domain/typography.ts'

/** What was kept opens without a network; where it lies, and how it is removed. */
export const KeptNote = ({ text }: { text: string }) => (
  <p role="status" className="small muted">
    {typograf(text)}{' '}
    <a href={SAVED_PAGE} className="u">
      Что сохранено
    </a>
  </p>
)
