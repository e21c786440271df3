import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { INK, SAND } from '#src/brand/palette.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { ChosenPicture } from '#src/office/client/pictures/chosen-picture.tsx'
import { thumbnailOf, uploadPicture } from '#src/office/client/pictures/upload.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

export type PicturePlace = 'cover' | 'dealer' | Slot
type DialogProps = {
  place: PicturePlace
  onClose: () => void
  /** Called with the address that content stores. */
  onChosen: (src: string) => void
}

/** Uploaded pictures: choose one or send another, say what is on it, press on what matters. */
export function PictureDialog({ place, onClose, onChosen }: DialogProps) {
  const client = useQueryClient()
  const titleId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { run, isBusy, fault } = useAction()
  const queryKey = ['pictures']
  const { data } = useQuery({ queryKey, queryFn: () => call('pictures.list', {}) })
  const picture = data?.pictures.find(({ id }) => id === chosen)
  const send = (file: File | undefined) =>
    file &&
    void run(async () => {
      const id = await uploadPicture(file)
      await client.invalidateQueries({ queryKey })
      setChosen(id)
    })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>Снимки</DialogTitle>
      <DialogContent>
        <Fault text={fault} />
        {picture ? (
          <ChosenPicture key={picture.id} picture={picture} place={place} onChosen={onChosen} />
        ) : (
          <Choices pictures={data?.pictures ?? []} onPick={setChosen} />
        )}
      </DialogContent>
      <DialogActions>
        {picture && <Button onClick={() => setChosen(null)}>Другой снимок</Button>}
        <FileButton isBusy={isBusy} onFile={send} />
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </Dialog>
  )
}

/** A button that asks for a file: a label in its place would be no button for a screen reader. */
function FileButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File | undefined) => void }) {
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
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

const Choices = ({ pictures, onPick }: { pictures: readonly OfficePicture[]; onPick: (id: string) => void }) =>
  pictures.length === 0 ? (
    <Box sx={{ color: 'text.secondary', py: 2 }}>
      Пока ни одного снимка. Подойдёт JPEG, PNG, WebP или AVIF до 30 МБ, не уже 1080 точек.
    </Box>
  ) : (
    <Box component="ul" sx={GRID}>
      {pictures.map(({ id, name, alt }) => (
        <Box component="li" key={id}>
          <Box component="button" type="button" onClick={() => onPick(id)} sx={TILE}>
            <img src={thumbnailOf(id)} alt={alt} />
            <span>{alt || name}</span>
          </Box>
        </Box>
      ))}
    </Box>
  )

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
}
const TILE = {
  font: 'inherit',
  fontSize: 14,
  width: '100%',
  p: 1,
  display: 'grid',
  gap: 1,
  textAlign: 'left',
  background: 'none',
  border: `1px solid ${SAND}`,
  cursor: 'pointer',
  '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  '&:focus-visible': { outline: `2px solid ${INK}`, outlineOffset: 2 },
}
