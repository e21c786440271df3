import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { differs, useCloseGuard } from '#src/office/client/parts/use-close-guard.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { changeOf, PictureFields, wordsOf } from '#src/office/client/pictures/picture-fields.tsx'
import { thumbnailOf } from '#src/office/client/pictures/upload.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

type Props = { picture: OfficePicture; onClose: () => void; reload: () => Promise<unknown> }

/** Description, owner and end of the rights of a picture. */
export function PictureWordsDialog({ picture, onClose, reload }: Props) {
  const titleId = useId()
  const [was] = useState(wordsOf(picture))
  const [words, setWords] = useState(was)
  const { run, isBusy, fault, errors } = useAction()
  const { close, question } = useCloseGuard(differs(words, was), () => {
    onClose()
    // It may have said that a colleague was faster.
    void reload()
  })
  const save = async () => {
    const isSaved = await run(async () => {
      await call('pictures.change', changeOf(picture.id, words, was))
      await reload()
    })
    if (isSaved) onClose()
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Снимок</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <Box component="img" src={thumbnailOf(picture.id)} alt="" sx={{ width: '100%', maxWidth: 320 }} />
          <PictureFields words={words} errors={errors} onChange={setWords} />
          <Fault text={fault} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Не менять</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Сохранить
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
