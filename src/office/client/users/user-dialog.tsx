import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { isBoundToDealers, ROLES, type Role } from '#src/office/rights.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { differs, useCloseGuard } from '#src/office/client/parts/use-close-guard.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useChoices } from '#src/office/client/requests/use-choices.ts'
import type { MadeLink } from '#src/office/client/users/link-dialog.tsx'
import { ROLE_NAMES, ROLE_NOTES } from '#src/office/client/users/roles.ts'
import type { OfficeUser } from '#src/office/shapes/account.ts'

type DialogProps = { user: OfficeUser | null; onClose: () => void; onDone: (link: MadeLink | null) => void }
type Values = { name: string; email: string; role: Role; dealers: number[]; isDisabled: boolean }

const EMPTY: Values = { name: '', email: '', role: 'call-centre', dealers: [], isDisabled: false }

/** Invites a user, or changes a user's role and dealers. */
export function UserDialog({ user, onClose, onDone }: DialogProps) {
  const [values, setValues] = useState<Values>(user ?? EMPTY)
  const { run, isBusy, fault, errors } = useAction()
  const { close, question } = useCloseGuard(differs(values, user ?? EMPTY), onClose)
  const id = useId()
  const set = (change: Partial<Values>) => setValues({ ...values, ...change })
  const save = () =>
    void run(async () => {
      const { name, email, role, dealers, isDisabled } = values
      if (user) {
        const was = { name: user.name, role: user.role, dealers: user.dealers, isDisabled: user.isDisabled }
        await call('users.change', { id: user.id, name, role, dealers, isDisabled, was })
        onDone(null)
      } else onDone({ name, email, ...(await call('users.invite', { name, email, role, dealers })) })
    })
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{user ? user.name : 'Новый сотрудник'}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <Fault text={fault} />
          <TextField
            label="Имя"
            value={values.name}
            error={errors['name'] !== undefined}
            helperText={errors['name']}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="Почта"
            type="email"
            disabled={user !== null}
            value={values.email}
            error={errors['email'] !== undefined}
            helperText={errors['email']}
            onChange={({ target }) => set({ email: target.value })}
          />
          <TextField
            select
            label="Роль"
            value={values.role}
            helperText={ROLE_NOTES[values.role]}
            onChange={({ target }) => set({ role: ROLES.find((role) => role === target.value) ?? values.role })}
          >
            {ROLES.map((role) => (
              <MenuItem key={role} value={role}>
                {ROLE_NAMES[role]}
              </MenuItem>
            ))}
          </TextField>
          {isBoundToDealers(values.role) && (
            <Dealers chosen={values.dealers} fault={errors['dealers']} onChange={(dealers) => set({ dealers })} />
          )}
          {user && (
            <FormControlLabel
              control={
                <Checkbox checked={values.isDisabled} onChange={({ target }) => set({ isDisabled: target.checked })} />
              }
              label="Закрыть доступ: сеансы завершатся сразу"
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Отмена</Button>
        <Button variant="contained" disabled={isBusy} onClick={save}>
          {user ? 'Сохранить' : 'Пригласить'}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}

type DealersProps = { chosen: readonly number[]; fault: string | undefined; onChange: (dealers: number[]) => void }

function Dealers({ chosen, fault, onChange }: DealersProps) {
  const { dealers } = useChoices()
  // None while the list is on its way.
  const gone = dealers.length === 0 ? [] : chosen.filter((own) => !dealers.some(({ id }) => id === own))
  return (
    <TextField
      select
      label="Дилеры"
      value={chosen.map(String)}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => {
        // The library returns a list where several may be chosen.
        const value: unknown = target.value
        onChange(Array.isArray(value) ? value.map(Number) : [])
      }}
    >
      {dealers.map(({ id, name, city }) => (
        <MenuItem key={id} value={String(id)}>
          {`${name}, ${city}`}
        </MenuItem>
      ))}
      {gone.map((id) => (
        <MenuItem key={id} value={String(id)}>
          {`Дилер ${id}: на сайте его нет`}
        </MenuItem>
      ))}
    </TextField>
  )
}
