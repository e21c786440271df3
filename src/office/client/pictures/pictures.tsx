import { Box, Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { useState } from 'react'
import { PAPER } from '#src/brand/palette.ts'
import type { Right } from '#src/office/rights.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { ConfirmButton } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Page } from '#src/office/client/parts/page.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { FileButton } from '#src/office/client/pictures/file-button.tsx'
import { PictureWordsDialog } from '#src/office/client/pictures/picture-words-dialog.tsx'
import { rightsOf } from '#src/office/client/pictures/rights-text.ts'
import { thumbnailOf, uploadPicture } from '#src/office/client/pictures/upload.ts'
import { usePictures } from '#src/office/client/pictures/use-pictures.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

/** All uploaded pictures with description, rights and where they are shown. */
export default function Pictures() {
  const { permissions = [] } = usePermissions<Right[]>()
  const canEdit = permissions.includes('content.edit')
  const { pictures, error, reload } = usePictures()
  const { run, isBusy, fault } = useAction()
  const [changed, setChanged] = useState<string | null>(null)
  const send = (file: File) =>
    void run(async () => {
      const id = await uploadPicture(file)
      await reload()
      setChanged(id)
    })
  const remove = (id: string) =>
    void run(async () => {
      await call('pictures.remove', { id })
      await reload()
    })
  const picture = pictures?.find(({ id }) => id === changed)
  return (
    <Page heading="Снимки" actions={canEdit && <FileButton isBusy={isBusy} onFile={send} />}>
      <Fault text={error ? textOf(error) : fault} />
      {!pictures && !error && <Loading />}
      {pictures?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          Пока ни одного снимка. Подойдёт JPEG, PNG, WebP или AVIF до 30 МБ, не уже 1080 точек.
        </Box>
      )}
      <Box component="ul" sx={GRID}>
        {pictures?.map((one) => (
          <Box component="li" key={one.id} sx={CARD}>
            <img src={thumbnailOf(one.id)} alt={one.alt} loading="lazy" />
            <PictureFacts picture={one} />
            {canEdit && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
                <Button onClick={() => setChanged(one.id)}>Изменить</Button>
                {one.usedIn.length === 0 && (
                  <ConfirmButton
                    label="Удалить"
                    question="Удалить снимок?"
                    text="Его нигде нет на сайте. Вернуть можно только новой загрузкой."
                    isBusy={isBusy}
                    onYes={() => remove(one.id)}
                  />
                )}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {picture && (
        <PictureWordsDialog key={picture.id} picture={picture} onClose={() => setChanged(null)} reload={reload} />
      )}
    </Page>
  )
}

const PictureFacts = ({ picture }: { picture: OfficePicture }) => {
  const { state, text } = rightsOf(picture)
  return (
    <Box sx={{ fontSize: '0.875rem', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontSize: '1rem' }}>{picture.alt || picture.name}</Box>
      <Box sx={{ color: state === 'held' ? 'text.secondary' : 'error.main' }}>{text}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {picture.usedIn.length > 0 ? `Показан: ${picture.usedIn.join('; ')}` : 'Нигде не показан'}
      </Box>
    </Box>
  )
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
}
const CARD = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 2,
  background: PAPER,
  '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
}
