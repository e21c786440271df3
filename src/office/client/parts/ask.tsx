import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'

type AskProps = { label: string; question: string; text: string; isBusy: boolean; onYes: () => void }

/** A button for what cannot be taken back: it asks first. */
export function Ask({ label, question, text, isBusy, onYes }: AskProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Не нужно</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setOpen(false)
              onYes()
            }}
          >
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
