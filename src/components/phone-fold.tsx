import type { ReactNode, ToggleEventHandler } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/components/phone-fold.module.css'

type PhoneFoldProps = {
  summary: ReactNode
  open?: boolean
  className?: string | undefined
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  children: ReactNode
}

/** Collapsed on a phone; open, without its summary line, where there is space and in print. */
export const PhoneFold = ({ summary, open = false, className, onToggle, children }: PhoneFoldProps) => (
  <details className={cx(styles.fold, className)} open={open} onToggle={onToggle}>
    <summary className="fold-line">{summary}</summary>
    {children}
  </details>
)
