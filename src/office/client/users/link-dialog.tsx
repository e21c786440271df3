import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { dateTimeText } from '#src/office/client/parts/times.ts'

export type MadeLink = { name: string; email: string; isMailed: boolean; link: string | null; until: string }

/** The result of creating a link; where no letter could be sent, the owner passes it on. */
export function LinkDialog({ link: made, onClose }: { link: MadeLink; onClose: () => void }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const { name, email, link, until } = made
  const copy = () => {
    if (link !== null) void navigator.clipboard.writeText(link).then(() => setCopied(true))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{link === null ? 'Письмо отправлено' : 'Передайте ссылку'}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {link === null
            ? `${name} получит ссылку на ${email}. Она действует до ${dateTimeText(until)}.`
            : `Письмом ссылка не ушла. Передайте её лично: получатель — ${name}. Она действует один раз, до ${dateTimeText(until)}, и больше не покажется.`}
        </DialogContentText>
        {link !== null && (
          <TextField label="Ссылка" value={link} multiline slotProps={{ htmlInput: { readOnly: true } }} />
        )}
      </DialogContent>
      <DialogActions>
        {link !== null && <Button onClick={copy}>{isCopied ? 'Скопировано' : 'Скопировать'}</Button>}
        <Button variant="contained" onClick={onClose}>
          Готово
        </Button>
      </DialogActions>
    </Dialog>
  )
}
