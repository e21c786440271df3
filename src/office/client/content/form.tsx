import { Box } from '@mui/material'
import { generateForm } from '@rjsf/mui'
import { useMemo, useRef } from 'react'
import { SAND } from '#src/brand/palette.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { AddButton } from '#src/office/client/content/add-button.tsx'
import { translate } from '#src/office/client/content/form-texts.ts'
import { formSchema } from '#src/office/client/content/form-schema.ts'
import { withAlt, type ChosenPicture } from '#src/office/client/content/with-alt.ts'
import { toErrorSchema, validator } from '#src/office/client/content/form-validator.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { TitleTemplate } from '#src/office/client/content/title-template.tsx'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import { PictureWidget, type PictureContext } from '#src/office/client/content/picture-widget.tsx'

export type Body = Record<string, unknown>

type ContentFormProps = {
  kind: ContentKind
  /** What its pictures are cut for. */
  place: PicturePlace
  body: Body
  onChange: (body: Body) => void
  /** By the path of the field: `body.2.text`. */
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
}

/** The fields of an item. What is typed stays with whoever asked for the form: nothing here loses it. */
export function ContentForm({ kind, place, body, onChange, errors, isReadOnly }: ContentFormProps) {
  const schema = useMemo(() => formSchema(kind), [kind])
  const extraErrors = useMemo(() => toErrorSchema(errors), [errors])
  const chosen = useRef<ChosenPicture | null>(null)
  const context: PictureContext = { place, onPicture: (src, alt) => (chosen.current = { src, alt }) }
  const pass = (next: Body) => {
    onChange(chosen.current ? withAlt(next, chosen.current) : next)
    chosen.current = null
  }
  return (
    <Box sx={LOOK} data-kind={kind}>
      <Fields
        schema={schema}
        uiSchema={{ ...uiSchemas[kind], 'ui:submitButtonOptions': { norender: true }, 'ui:label': false }}
        formData={body}
        validator={validator}
        widgets={WIDGETS}
        formContext={context}
        templates={TEMPLATES}
        onChange={({ formData }) => formData && pass(formData)}
        extraErrors={extraErrors}
        translateString={translate}
        readonly={isReadOnly}
        showErrorList={false}
        noHtml5Validate
        tagName="div"
        idPrefix={kind}
      />
    </Box>
  )
}

const Fields = generateForm<Body>()
const TEMPLATES = { TitleFieldTemplate: TitleTemplate, ButtonTemplates: { AddButton } }
const WIDGETS = { picture: PictureWidget }

/** Flat and close together: the library's cards and headings are made for forms of three fields. */
const LOOK = {
  '& .MuiPaper-root': { boxShadow: 'none', background: 'transparent' },
  '& .MuiPaper-root .MuiPaper-root': { borderLeft: `2px solid ${SAND}`, pl: 1 },
  '& .MuiTypography-h5': { fontSize: 16, fontWeight: 450 },
  '& hr': { display: 'none' },
  '& .MuiFormControl-root': { mt: 0 },
  '& .MuiGrid-root': { '--Grid-rowSpacing': '12px' },
  '& .MuiBox-root': { mb: 0 },
  // An entry of the menu is a line.
  '&[data-kind=menu] .MuiPaper-root .MuiPaper-root .MuiPaper-root .MuiPaper-root .MuiGrid-container': {
    display: 'grid',
    gridTemplateColumns: { sm: '1fr 1fr' },
    columnGap: 2,
  },
  // What arranges lines stands below them: nested lists would take the width of a phone.
  '&[data-kind=menu] .MuiGrid-grid-xs-8': { width: '100%' },
  '&[data-kind=price] .MuiPaper-root .MuiPaper-root .MuiGrid-container': {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: 2,
  },
}
