import { cx } from '#src/components/class-names.ts'
import * as texts from '#src/content/texts.ts'
import styles from './unsure.module.css'

/**
 * A footnote mark after a figure the owner has not confirmed. It hangs to the right of the figure, so that columns stay
 * aligned, unless words follow it in the same line (`inline`). Its explanation is once per page: see `UnsureNote`.
 */
export const Unsure = ({ inline = false }: { inline?: boolean }) => (
  <span className={cx(styles.unsure, inline && styles.inline)} data-unsure>
    <span aria-hidden="true">*</span>
    <span className="vh">, {texts.price.unsure}</span>
  </span>
)

/** The footnote itself, placed where a page has the most marks. A page without one gets that of its layout. */
export const UnsureNote = ({ className }: { className?: string | undefined }) => (
  <p className={cx('small muted', className)} data-unsure-note>
    {texts.price.unsureNote}
  </p>
)

/** At the end of a page: shown by the style sheet where marks have no footnote of their own. */
export const UnsureFootnote = () => <p className={cx('wrap small muted', styles.last)}>{texts.price.unsureNote}</p>
