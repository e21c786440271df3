import { Box } from '@mui/material'
import { generateForm } from '@rjsf/mui'
import { useMemo, useRef } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { translate } from '#src/office/client/content/form-texts.ts'
import { formSchema } from '#src/office/client/content/form-schema.ts'
import { LineTemplate, ListTemplate } from '#src/office/client/content/list-template.tsx'
import { altIn, withAlt, type ChosenPicture } from '#src/office/client/content/with-alt.ts'
import { toErrorSchema, validator } from '#src/office/client/content/form-validator.ts'
import { cityChoice } from '#src/office/client/content/form-words-city.ts'
import { PriceWidget } from '#src/office/client/content/price-widget.tsx'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { TitleTemplate } from '#src/office/client/content/title-template.tsx'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import type { DefaultPlace } from '#src/office/client/pictures/shown-picture.tsx'
import type { CityChoice } from '#src/office/shapes/content.ts'
import { PictureWidget, type PictureContext } from '#src/office/client/content/picture-widget.tsx'

export type Body = Record<string, unknown>

type ContentFormProps = {
  kind: ContentKind
  /** Places that its pictures are cropped for. */
  place: PicturePlace
  /** The model whose picture is shown while there is none of its own. */
  standing: DefaultPlace | null
  /** Those a dealer may be put in. */
  cities: readonly CityChoice[]
  body: Body
  onChange: (body: Body) => void
  /** By the path of the field: `body.2.text`. */
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
  /** Of its ids, where another form of the kind is on the page. */
  prefix?: string
}

/** The fields of an item. Input is kept by the parent component, so nothing here can lose it. */
export function ContentForm(props: ContentFormProps) {
  const { kind, place, standing, cities, body, onChange, errors, isReadOnly, prefix = kind } = props
  const schema = useMemo(() => formSchema(kind, cities), [kind, cities])
  const words = kind === 'dealer' ? { ...uiSchemas.dealer, city_id: cityChoice(cities) } : uiSchemas[kind]
  const extraErrors = useMemo(() => toErrorSchema(errors), [errors])
  const chosen = useRef<ChosenPicture | null>(null)
  const context: PictureContext = {
    place,
    standing,
    onPicture: (picture) => (chosen.current = picture),
    altOf: (src) => altIn(body, src),
  }
  const pass = (next: Body) => {
    onChange(chosen.current ? withAlt(next, chosen.current) : next)
    chosen.current = null
  }
  return (
    <Box sx={LOOK} data-kind={kind}>
      <Fields
        schema={schema}
        uiSchema={{ ...words, 'ui:submitButtonOptions': { norender: true }, 'ui:label': false }}
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
        idPrefix={prefix}
      />
    </Box>
  )
}

const Fields = generateForm<Body>()
const TEMPLATES = {
  TitleFieldTemplate: TitleTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: LineTemplate,
}
const WIDGETS = { picture: PictureWidget, price: PriceWidget }

const SIDE_BY_SIDE = { display: 'grid', columnGap: 2 }
/** Compact: the library's headings are made for forms of three fields. */
const LOOK = {
  '& .MuiTypography-h5': { fontSize: '1rem', fontWeight: 450 },
  '& .MuiFormControl-root': { mt: 0 },
  '& .MuiGrid-root': { '--Grid-rowSpacing': '12px' },
  // Labels that combine several fields: form-fields.ts names such groups.
  '& .abreast .MuiGrid-container': { ...SIDE_BY_SIDE, gridTemplateColumns: { sm: '1fr 1fr' } },
  '& .abreast .MuiGrid-container > :has(> .whole)': { gridColumn: '1 / -1' },
  // The days take a full line on a phone, and half of it elsewhere.
  '& .hours .MuiGrid-container': {
    ...SIDE_BY_SIDE,
    gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 124px 124px' },
  },
  '& .hours .MuiGrid-container > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
}
