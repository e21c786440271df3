import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'

type ConfirmButtonProps = { label: string; question: string; text: string; isBusy: boolean; onYes: () => void }

/** A button that asks before it acts. */
export function ConfirmButton({ label, question, text, isBusy, onYes }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const yes = () => {
    close()
    onYes()
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        question={question}
        text={text}
        yes={label}
        no="Не нужно"
        onYes={yes}
        onNo={close}
      />
    </>
  )
}

type DialogProps = {
  isOpen: boolean
  question: string
  text: string
  /** Labels of the two buttons. */
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A confirmation dialog; Escape is the second answer. */
export function ConfirmDialog({ isOpen, question, text, yes, no, onYes, onNo }: DialogProps) {
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onNo} aria-labelledby={id}>
      <DialogTitle id={id}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo}>{no}</Button>
        <Button color="error" variant="contained" onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
