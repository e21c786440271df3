import type { ReactNode } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { FINANCE_FIELDS, type FinancePart } from '#src/domain/credit/fields.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/credit/finance-form.module.css'

type FinanceFormProps = {
  part: FinancePart
  /** The whole choice: values of the other parts of the page are sent too. */
  hiddenFields: Readonly<Record<string, string>>
  className?: string | undefined
  children: ReactNode
}

/**
 * A part of the finance page as a form answered by the server. With scripts nothing is sent: figures follow every
 * change. In the configurator it leads to the same part there.
 */
export function FinanceForm({ part, hiddenFields, className, children }: FinanceFormProps) {
  const own: readonly string[] = FINANCE_FIELDS[part]
  return (
    <form
      method="get"
      action={hrefTo('finance', { hash: part })}
      className={className}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(hiddenFields).map(
        ([name, value]) => !own.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {part !== 'calculator' && <Send />}
    </form>
  )
}

/** Only without scripts. In the calculator it is after the last control, because what follows is long. */
export const Send = () => (
  <div className={styles.send}>
    <SiteButton type="submit" variant="ghost">
      Рассчитать
    </SiteButton>
  </div>
)
