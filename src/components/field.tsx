import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import * as texts from '#src/content/form-texts.ts'
import styles from './field.module.css'

type FieldLook = {
  label: string
  /** The error message. */
  error?: string | undefined
  hint?: ReactNode
  /** Label note for an optional field. */
  optional?: boolean
  className?: string | undefined
  /** Content below the control, over the page: a list of suggestions. */
  below?: ReactNode
}
type Own<K extends 'input' | 'select' | 'textarea'> = Omit<ComponentPropsWithRef<K>, 'className' | 'style'>
type FieldProps = FieldLook &
  (({ as?: 'input' } & Own<'input'>) | ({ as: 'select' } & Own<'select'>) | ({ as: 'textarea' } & Own<'textarea'>))

/** Label above, a line under the value; hint and error are part of the control's description. */
export function Field({ label, error, hint, optional = false, className, below, ...control }: FieldProps) {
  const ownId = useId()
  const id = control.id ?? ownId
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': cx(error && `${id}-error`, hint != null && `${id}-hint`) || undefined,
  }
  return (
    <div className={cx(error && styles.wrong, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span> ({texts.form.optional})</span>}
      </label>
      <div className={styles.box}>
        <Control {...control} {...shared} />
        {control.as === 'select' && <Icon name="chevron" className={styles.chevron} />}
        {below}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint != null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ControlProps =
  | ({ as?: 'input' } & ComponentPropsWithRef<'input'>)
  | ({ as: 'select' } & ComponentPropsWithRef<'select'>)
  | ({ as: 'textarea' } & ComponentPropsWithRef<'textarea'>)

function Control(props: ControlProps) {
  if (props.as === 'select') {
    const { as: _, ...rest } = props
    return <select {...rest} />
  }
  if (props.as === 'textarea') {
    const { as: _, ...rest } = props
    return <textarea rows={3} {...rest} />
  }
  const { as: _, ...rest } = props
  return <input type="text" {...rest} />
}
