import { Typography } from '@mui/material'
import { useNotify, usePermissions } from 'react-admin'
import type { Right } from '#src/office/rights.ts'
import { call } from '#src/office/client/api.ts'
import { ConfirmButton } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'

/** For a visitor who calls to withdraw the consent. */
export function WithdrawPart({ request, reload }: RequestPartProps) {
  const { permissions = [] } = usePermissions<Right[]>()
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  if (request.isErased || !permissions.includes('requests.withdraw')) return null
  const withdraw = () =>
    void run(async () => {
      await call('requests.withdraw', { number: request.number })
      notify('Согласие отозвано, данные удалены', { type: 'success' })
      await reload()
    })
  return (
    <Part heading="Отзыв согласия">
      <Fault text={fault} />
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Если посетитель попросил удалить свои данные.
      </Typography>
      <ConfirmButton
        label="Отозвать согласие"
        question="Удалить данные посетителя?"
        text="Имя, телефон, заметки и метки будут удалены сразу, запись снята, CRM и дилер узнают об этом. Вернуть их нельзя."
        isBusy={isBusy}
        onYes={withdraw}
      />
    </Part>
  )
}
