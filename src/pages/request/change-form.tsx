import type { ReactNode } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { DEALER_BASE } from '#src/domain/constants.ts'
import { XSRF_FIELD, type OwnAction } from '#src/domain/lead.ts'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/request/request.module.css'

type ChangeFormProps = {
  secret: string
  action: OwnAction
  change: OwnChange
  /** Label of the button. */
  label: string
  children?: ReactNode
}

/** One action on the request. */
export function ChangeForm({ secret, action, change, label, children }: ChangeFormProps) {
  const token = useAppState(({ xsrfToken }) => xsrfToken)
  const isSending = change.sending === action
  return (
    <form
      method="post"
      action={`${DEALER_BASE}/v1/request/${secret}`}
      className={styles.change}
      onSubmit={change.onSubmit}
    >
      <input type="hidden" name="action" value={action} />
      {token && <input type="hidden" name={XSRF_FIELD} value={token} />}
      {children}
      <div>
        <SiteButton type="submit" busy={isSending}>
          {isSending ? texts.sending : label}
        </SiteButton>
      </div>
    </form>
  )
}
