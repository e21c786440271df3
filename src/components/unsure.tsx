import { cx } from '#src/components/class-names.ts'
import * as texts from '#src/content/page-texts.ts'
import styles from './unsure.module.css'

/**
 * A footnote mark after a figure the owner has not confirmed: the figure is shown, and so is the doubt. It hangs beyond
 * the figure, so that columns keep their edge, unless words follow it in the same line (`inline`). What it means stands
 * once a page: see `UnsureNote`.
 */
export const Unsure = ({ inline = false }: { inline?: boolean }) => (
  <span className={cx(styles.unsure, inline && styles.inline)} data-unsure>
    <span aria-hidden="true">*</span>
    <span className="vh">, {texts.price.unsure}</span>
  </span>
)

/** The footnote itself, where a page's marks are thickest. A page without one gets that of its layout. */
export const UnsureNote = ({ className }: { className?: string | undefined }) => (
  <p className={cx('small muted', className)} data-unsure-note>
    {texts.price.unsureNote}
  </p>
)

/** At the end of a page: shown by the style sheet where marks have no footnote of their own. */
export const UnsureFootnote = () => <p className={cx('wrap small muted', styles.last)}>{texts.price.unsureNote}</p>
