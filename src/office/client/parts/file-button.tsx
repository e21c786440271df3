import { Button } from '@mui/material'
import { useRef } from 'react'

type Props = { label: string; accept: string; isBusy?: boolean; onFile: (file: File) => void }

/** A button that opens a file dialog: a label would not be a button for a screen reader. */
export function FileButton({ label, accept, isBusy = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()} sx={{ justifySelf: 'start' }}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          if (target.files?.[0]) onFile(target.files[0])
          // The same file, corrected, may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
