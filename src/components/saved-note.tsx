import { SAVED_PAGE } from '#src/domain/saved-pages.ts'
import { typograf } from '#src/domain/typography.ts'

/** Tells that saved pages open without a network, where they are, and how to remove them. */
export const SavedNote = ({ text }: { text: string }) => (
  <p role="status" className="small muted">
    {typograf(text)}{' '}
    <a href={SAVED_PAGE} className="u">
      Что сохранено
    </a>
  </p>
)
