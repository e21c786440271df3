import { Button } from '@mui/material'
import { useRef } from 'react'

type Props = { isBusy: boolean; onFile: (file: File) => void }

/** A button that asks for a picture: a label in its place would be no button for a screen reader. */
export function FileButton({ isBusy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Отправляем…' : 'Загрузить с компьютера'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
