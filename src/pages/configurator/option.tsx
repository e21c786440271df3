import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/configurator/option.module.css'

type OptionProps = {
  type?: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  onChange: () => void
  /** Hovered or focused: what its choice needs can be prefetched. */
  onIntent?: () => void
  disabled?: boolean
  /** Id of an additional explanation. */
  describedBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One row of a list of choices: a real radio button or checkbox covering all of it. */
export const Option = ({
  type = 'radio',
  describedBy,
  className,
  children,
  disabled,
  onIntent,
  ...input
}: OptionProps) => (
  <label className={cx(styles.option, disabled && styles.off, className)} onPointerEnter={onIntent}>
    <input
      {...input}
      onFocus={onIntent}
      type={type}
      disabled={disabled}
      className={styles.input}
      aria-describedby={describedBy}
      {...(!disabled && { 'data-choice': '' })}
    />
    <span className={cx(styles.mark, type === 'checkbox' && styles.box)} aria-hidden="true" />
    <span className={styles.body}>{children}</span>
  </label>
)
