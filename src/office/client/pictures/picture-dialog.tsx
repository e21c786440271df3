import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { INK, SAND } from '#src/brand/palette.ts'
import type { ColourPlace } from '#src/content/photo-key.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { differs, useCloseGuard } from '#src/office/client/parts/use-close-guard.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { ChosenPicture } from '#src/office/client/pictures/chosen-picture.tsx'
import { FileButton } from '#src/office/client/pictures/file-button.tsx'
import { wordsOf, type PictureWords } from '#src/office/client/pictures/picture-fields.tsx'
import { needOf } from '#src/office/client/pictures/place-words.ts'
import { rightsOf } from '#src/office/client/pictures/rights-text.ts'
import { usePictures } from '#src/office/client/pictures/use-pictures.ts'
import { thumbnailOf, uploadPicture } from '#src/office/client/pictures/upload.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

export type PicturePlace = 'cover' | 'dealer' | 'details' | ColourPlace | Slot
/** Called with the address as stored in content, and the picture's description. */
export type OnChosen = (src: string, alt: string) => void
type DialogProps = { place: PicturePlace; onClose: () => void; onChosen: OnChosen }

/** The list is read again meanwhile: `was` are the words that were changed. */
type Written = { words: PictureWords; was: PictureWords }
const writtenOf = (written: ReadonlyMap<string, Written>, picture: OfficePicture): Written =>
  written.get(picture.id) ?? { words: wordsOf(picture), was: wordsOf(picture) }

/** Uploaded pictures: choose or upload one, describe it, set its focus. */
export function PictureDialog({ place, onClose, onChosen }: DialogProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { run, isBusy, fault } = useAction()
  const { pictures = [], reload } = usePictures()
  const picture = pictures.find(({ id }) => id === chosen)
  // By picture: another one may be looked at in between.
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map())
  const isTouched = [...written.values()].some(({ words, was }) => differs(words, was))
  const { close, question } = useCloseGuard(isTouched, onClose)
  const send = (file: File) =>
    void run(async () => {
      const id = await uploadPicture(file)
      await reload()
      setChosen(id)
    })
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>Снимки</DialogTitle>
      <DialogContent>
        <Fault text={fault} />
        {!picture && <Box sx={{ color: 'text.secondary', pb: 2 }}>{needOf(place)}</Box>}
        {picture ? (
          <ChosenPicture
            key={picture.id}
            picture={picture}
            {...writtenOf(written, picture)}
            onWords={(words) =>
              setWritten((known) => new Map(known).set(picture.id, { words, was: writtenOf(known, picture).was }))
            }
            place={place}
            onChosen={onChosen}
          />
        ) : (
          <Choices pictures={pictures} onPick={setChosen} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }} disableSpacing>
        {picture && <Button onClick={() => setChosen(null)}>Другой снимок</Button>}
        <FileButton isBusy={isBusy} onFile={send} />
        <Button onClick={close}>Закрыть</Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}

const Choices = ({ pictures, onPick }: { pictures: readonly OfficePicture[]; onPick: (id: string) => void }) =>
  pictures.length === 0 ? (
    <Box sx={{ color: 'text.secondary', py: 2 }}>
      Пока ни одного снимка. Подойдёт JPEG, PNG, WebP или AVIF до 30 МБ, не уже 1080 точек.
    </Box>
  ) : (
    <Box component="ul" sx={GRID}>
      {pictures.map((picture) => (
        <Box component="li" key={picture.id}>
          <Box component="button" type="button" onClick={() => onPick(picture.id)} sx={TILE}>
            <img src={thumbnailOf(picture.id)} alt="" />
            <span>{picture.alt || picture.name}</span>
            {rightsOf(picture).state !== 'held' && <small>{rightsOf(picture).text}</small>}
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
  fontSize: '0.875rem',
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
