import type { ReactNode, ToggleEventHandler } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/components/phone-fold.module.css'

type PhoneFoldProps = {
  /** A link to it opens it. */
  id?: string
  summary: ReactNode
  open?: boolean
  className?: string | undefined
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  children: ReactNode
}

/** Collapsed on a phone; open, without its summary line, where there is space and in print. */
export const PhoneFold = ({ id, summary, open = false, className, onToggle, children }: PhoneFoldProps) => (
  <details id={id} className={cx(styles.fold, className)} open={open} onToggle={onToggle}>
    <summary className="fold-line">{summary}</summary>
    {children}
  </details>
)
