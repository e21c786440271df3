import { TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

/** Description and rights of a picture; `until` is YYYY-MM-DD or empty. */
export type PictureWords = { alt: string; owner: string; until: string }

export const wordsOf = ({ alt, owner, until }: OfficePicture): PictureWords => ({ alt, owner, until: until ?? '' })
/** As the server expects them, with those the form began with. */
export const changeOf = (id: string, words: PictureWords, was: PictureWords) => ({
  id,
  ...sentOf(words),
  was: sentOf(was),
})
const sentOf = ({ alt, owner, until }: PictureWords) => ({ alt, owner, until: until === '' ? null : until })

type Props = {
  words: PictureWords
  errors: Readonly<Record<string, string>>
  onChange: (words: PictureWords) => void
}

export function PictureFields({ words, errors, onChange }: Props) {
  const { alt, owner, until } = words
  const first = useRef<HTMLInputElement>(null)
  // What had the focus, the picture that was pressed, is gone: without a new one Escape would reach no dialog.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextField
        inputRef={first}
        label="Что на снимке"
        value={alt}
        onChange={({ target }) => onChange({ ...words, alt: target.value })}
        error={'alt' in errors}
        helperText={errors['alt'] ?? 'Одно предложение для тех, кто его не видит'}
        required
      />
      <TextField
        label="Чей снимок"
        value={owner}
        onChange={({ target }) => onChange({ ...words, owner: target.value })}
        error={'owner' in errors}
        helperText={errors['owner']}
        required
      />
      <TextField
        type="date"
        label="Права до"
        value={until}
        onChange={({ target }) => onChange({ ...words, until: target.value })}
        error={'until' in errors}
        helperText={errors['until'] ?? 'Последний день. Потом снимок сам уйдёт с сайта. Пусто — без срока'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  )
}
