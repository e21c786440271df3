import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { Unbroken } from '#src/components/unbroken.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  /** The label; may contain links. */
  children: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A real checkbox under a drawn square. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={cx(error && styles.wrong, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          // Said in both cases: browsers call one that is required invalid before anybody has answered.
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
        />
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" className={styles.tick} />
        </span>
        <span>{typeof children === 'string' ? <Unbroken text={children} /> : children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
