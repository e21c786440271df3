import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { BONE, INK } from '#src/brand/palette.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { OnChosen, PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import { changeOf, PictureFields, type PictureWords } from '#src/office/client/pictures/picture-fields.tsx'
import { cropOf, frameWords, tooSmall } from '#src/office/client/pictures/place-words.ts'
import { thumbnailOf } from '#src/office/client/pictures/upload.ts'
import type { OfficePicture } from '#src/office/shapes/picture.ts'

type Props = {
  picture: OfficePicture
  words: PictureWords
  /** Those the form began with. */
  was: PictureWords
  onWords: (words: PictureWords) => void
  place: PicturePlace
  onChosen: OnChosen
}
type Focus = [left: number, top: number]

/** Description and rights of a picture, and the point that cropping must keep. */
export function ChosenPicture({ picture, words, was, onWords, place, onChosen }: Props) {
  const client = useQueryClient()
  const [focus, setFocus] = useState<Focus>([50, 50])
  const { run, isBusy, fault, errors } = useAction()
  const small = tooSmall(picture, place, focus)
  const choose = () =>
    void run(async () => {
      await call('pictures.change', changeOf(picture.id, words, was))
      const { src, alt } = await call('pictures.use', { id: picture.id, focus, place })
      await client.invalidateQueries({ queryKey: ['pictures'] })
      onChosen(src, alt)
    })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, pt: 1 }}>
      <FocusField picture={picture} place={place} focus={focus} onChange={setFocus} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <PictureFields words={words} errors={errors} onChange={onWords} />
        {picture.usedIn.length > 0 && <Box sx={{ fontSize: '0.875rem' }}>Показан: {picture.usedIn.join('; ')}</Box>}
        <Fault text={small ?? fault} />
        <Button variant="contained" disabled={isBusy || small !== null} onClick={choose}>
          {isBusy ? 'Готовим размеры, до минуты…' : 'Поставить этот снимок'}
        </Button>
      </Box>
    </Box>
  )
}

const STEP = 10
const stepped = (share: number): number => Math.min(100, Math.max(0, Math.round((share * 100) / STEP) * STEP))
const MOVES: Readonly<Record<string, Focus>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type FocusProps = { picture: OfficePicture; place: PicturePlace; focus: Focus; onChange: (focus: Focus) => void }

/** Set by a press; with the keyboard, moved by the arrows. */
function FocusField({ picture, place, focus, onChange }: FocusProps) {
  const [left, top] = focus
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press by keyboard has no position.
    if (detail === 0) return
    const { x, y, width, height } = currentTarget.getBoundingClientRect()
    onChange([stepped((clientX - x) / width), stepped((clientY - y) / height)])
  }
  return (
    <Box>
      <Box
        component="button"
        type="button"
        onClick={press}
        onKeyDown={(event) => {
          const move = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined
          if (!move) return
          event.preventDefault()
          onChange([stepped((left + move[0]) / 100), stepped((top + move[1]) / 100)])
        }}
        aria-label={`Главное на снимке: ${left} % слева, ${top} % сверху. Меняется стрелками`}
        sx={FIELD}
      >
        <img src={thumbnailOf(picture.id)} alt="" />
        <Box component="span" sx={{ ...KEPT, ...partOf(picture, cropOf(picture, place, focus)) }} />
        <Box component="span" sx={{ ...MARK, left: `${left}%`, top: `${top}%` }} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>{frameWords(place)}</Box>
    </Box>
  )
}

/** The crop, per cent of the picture. */
function partOf(size: { width: number; height: number }, crop: ReturnType<typeof cropOf>) {
  const across = (length: number) => `${(length * 100) / size.width}%`
  const down = (length: number) => `${(length * 100) / size.height}%`
  return { left: across(crop.left), top: down(crop.top), width: across(crop.width), height: down(crop.height) }
}

const FIELD = {
  position: 'relative',
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  overflow: 'hidden',
  cursor: 'crosshair',
  '& img': { display: 'block', width: '100%' },
  '&:focus-visible': { outline: `2px solid ${INK}`, outlineOffset: 2 },
}
/** What is cropped away is dimmed. */
const KEPT = {
  position: 'absolute',
  outline: `1px solid ${BONE}`,
  outlineOffset: '-1px',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.5)',
  pointerEvents: 'none',
}
const MARK = {
  position: 'absolute',
  width: 28,
  height: 28,
  m: '-14px',
  border: `2px solid ${BONE}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${INK}`,
  pointerEvents: 'none',
}
