import { Box } from '@mui/material'
import { generateForm } from '@rjsf/mui'
import type { UiSchema } from '@rjsf/utils'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { translate } from '#src/office/client/content/form-texts.ts'
import { formSchema, splitAtList } from '#src/office/client/content/form-schema.ts'
import { ListField, type LineContext, type Lines } from '#src/office/client/content/list-field.tsx'
import { LineTemplate, ListTemplate } from '#src/office/client/content/list-template.tsx'
import { withAlt, type ChosenPicture } from '#src/office/client/content/with-alt.ts'
import { toErrorSchema, validator } from '#src/office/client/content/form-validator.ts'
import { cityChoice } from '#src/office/client/content/form-words-city.ts'
import { PriceWidget } from '#src/office/client/content/price-widget.tsx'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { TitleTemplate } from '#src/office/client/content/title-template.tsx'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import type { DefaultPlace } from '#src/office/client/pictures/shown-picture.tsx'
import type { CityChoice } from '#src/office/shapes/content.ts'
import {
  BodyContext,
  PictureWidget,
  type BodySource,
  type PictureContext,
} from '#src/office/client/content/picture-widget.tsx'

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
  const { schema, uiSchema, lines } = useMemo(() => partsOf(kind, cities), [kind, cities])
  const extraErrors = useMemo(() => toErrorSchema(errors), [errors])
  const chosen = useRef<ChosenPicture | null>(null)
  // The same object while it says the same: another one would have every field rendered.
  const context = useMemo(
    (): PictureContext & LineContext => ({
      place,
      standing,
      lines,
      onPicture: (picture) => (chosen.current = picture),
    }),
    [place, standing, lines],
  )
  const source = useBodySource(body)
  const pass = (next: Body) => {
    onChange(chosen.current ? withAlt(next, chosen.current) : next)
    chosen.current = null
  }
  return (
    <Box sx={LOOK} data-kind={kind}>
      <BodyContext value={source}>
        <Fields
          schema={schema}
          uiSchema={uiSchema}
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
      </BodyContext>
    </Box>
  )
}

/** What says what the item is, and when that has changed. */
function useBodySource(body: Body): BodySource {
  const [{ source, set }] = useState(() => makeSource(body))
  useLayoutEffect(() => set(body), [set, body])
  return source
}

function makeSource(first: Body): { source: BodySource; set: (body: Body) => void } {
  let held = first
  const listeners = new Set<() => void>()
  const source: BodySource = {
    get: () => held,
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
  const set = (body: Body) => {
    held = body
    for (const tell of listeners) tell()
  }
  return { source, set }
}

/** The form, and that of each line of its long list. */
function partsOf(kind: ContentKind, cities: readonly CityChoice[]) {
  const whole = formSchema(kind, cities)
  const words: UiSchema = kind === 'dealer' ? { ...uiSchemas.dealer, city_id: cityChoice(cities) } : uiSchemas[kind]
  const split = splitAtList(kind, whole)
  const own: UiSchema = { ...words, ...NO_SUBMIT, 'ui:label': false }
  if (!split) return { schema: whole, uiSchema: own, lines: NO_LINES }
  const { name, around, line } = split
  const list: UiSchema = words[name]
  const lines: Lines = new Map([[name, { schema: line, uiSchema: { ...list.items, ...NO_SUBMIT } }]])
  return { schema: around, uiSchema: { ...own, [name]: { ...list, 'ui:field': ListField } }, lines }
}

const NO_SUBMIT: UiSchema = { 'ui:submitButtonOptions': { norender: true } }
const NO_LINES: Lines = new Map()

const Fields = generateForm<Body>()
const TEMPLATES = {
  TitleFieldTemplate: TitleTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: LineTemplate,
}
const WIDGETS = { picture: PictureWidget, price: PriceWidget }

const BESIDE = 'minmax(0, 1fr) 124px 124px'
const SIDE_BY_SIDE = { display: 'grid', columnGap: 2 }
/** Compact: the library's headings are made for forms of three fields. */
const LOOK = {
  '& .MuiTypography-h5': { fontSize: '1rem', fontWeight: 450 },
  '& .MuiFormControl-root': { mt: 0 },
  '& .MuiGrid-root': { '--Grid-rowSpacing': '12px' },
  // Labels that combine several fields: form-fields.ts names such groups.
  '& .abreast .MuiGrid-container': { ...SIDE_BY_SIDE, gridTemplateColumns: { sm: '1fr 1fr' } },
  '& .abreast .MuiGrid-container > :has(> .whole)': { gridColumn: '1 / -1' },
  // The days take a full line where the form is narrow: on a phone, and beside the other panel (item.tsx).
  '& .hours .MuiGrid-container': {
    ...SIDE_BY_SIDE,
    gridTemplateColumns: { xs: '1fr 1fr', md: BESIDE, lg: '1fr 1fr', xl: BESIDE },
  },
  '& .hours .MuiGrid-container > :first-of-type': {
    gridColumn: { xs: '1 / -1', md: 'auto', lg: '1 / -1', xl: 'auto' },
  },
}
