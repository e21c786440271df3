import { Box, Button } from '@mui/material'
import type { WidgetProps } from '@rjsf/utils'
import { createContext, memo, useContext, useId, useState, useSyncExternalStore } from 'react'
import { ERROR, SAND } from '#src/brand/palette.ts'
import { makeStore, type Source } from '#src/office/client/content/store.ts'
import { altIn, type ChosenPicture } from '#src/office/client/content/with-alt.ts'
import { PictureDialog, type PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import { ShownPicture, type DefaultPlace } from '#src/office/client/pictures/shown-picture.tsx'

/** The whole item: a picture's description is another field of it. */
export const BodyContext = createContext<Source<Readonly<Record<string, unknown>>>>(makeStore({}))

/** A picture with its description, and how to replace it. */
export function PictureWidget(props: WidgetProps) {
  const body = useContext(BodyContext)
  const { value } = props
  const words = useSyncExternalStore(body.subscribe, () =>
    typeof value === 'string' && value !== '' ? altIn(body.get(), value) : '',
  )
  return <PictureField {...props} words={words} />
}

/** Any key in the form changes the item: a picture is rendered anew only with its own description. */
const PictureField = memo((props: WidgetProps & { words: string }) => {
  const { id, label, value, required, onChange, registry, words, readonly = false, rawErrors = [] } = props
  const [isOpen, setOpen] = useState(false)
  const labelId = useId()
  const src = typeof value === 'string' ? value : ''
  const context: PictureContext = registry.formContext
  const takeOut = () => {
    if (words !== '') context.onPicture?.({ src: undefined, alt: '', former: words })
    onChange(undefined)
  }
  return (
    <Box
      id={id}
      role="group"
      aria-labelledby={labelId}
      sx={{ ...FIELD, ...(rawErrors.length > 0 && { borderColor: ERROR }) }}
    >
      <Box id={labelId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {required ? `${label} *` : label}
      </Box>
      <ShownPicture src={src} alt={words} standing={context.standing ?? null} />
      {!readonly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {src === '' ? 'Выбрать снимок' : 'Заменить снимок'}
          </Button>
          {src !== '' && !required && (
            <Button onClick={takeOut}>{context.standing ? 'Вернуть снимок сайта' : 'Убрать снимок'}</Button>
          )}
        </Box>
      )}
      {isOpen && (
        <PictureDialog
          place={context.place ?? 'cover'}
          onClose={() => setOpen(false)}
          onChosen={(chosen, alt) => {
            context.onPicture?.({ src: chosen, alt, former: words })
            onChange(chosen)
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
})

/** Passed by the form (form.tsx): the library's types do not know it. */
export type PictureContext = {
  place?: PicturePlace
  /** Description of a chosen picture. */
  onPicture?: (picture: ChosenPicture) => void
  /** The model's place whose picture is shown while the field is empty. */
  standing?: DefaultPlace | null
}

const FIELD = { display: 'grid', gap: 1, p: 1.5, border: `1px solid ${SAND}`, justifyItems: 'start', minWidth: 0 }
