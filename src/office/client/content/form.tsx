import { Box } from '@mui/material'
import { generateForm } from '@rjsf/mui'
import type { UiSchema } from '@rjsf/utils'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { translate } from '#src/office/client/content/form-texts.ts'
import { formSchema, splitAtList } from '#src/office/client/content/form-schema.ts'
import { ListField, type LineContext, type Lines } from '#src/office/client/content/list-field.tsx'
import { LineTemplate, ListTemplate } from '#src/office/client/content/list-template.tsx'
import { withAlt, type ChosenPicture } from '#src/office/client/content/with-alt.ts'
import { toErrorSchema, validator } from '#src/office/client/content/form-validator.ts'
import { ChoiceWidget } from '#src/office/client/content/choice-widget.tsx'
import { cityChoice } from '#src/office/client/content/form-words-city.ts'
import { LongTextWidget } from '#src/office/client/content/long-text-widget.tsx'
import { PriceWidget } from '#src/office/client/content/price-widget.tsx'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import type { Source } from '#src/office/client/content/store.ts'
import { TitleTemplate } from '#src/office/client/content/title-template.tsx'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import type { DefaultPlace } from '#src/office/client/pictures/shown-picture.tsx'
import type { CityChoice } from '#src/office/shapes/content.ts'
import { BodyContext, PictureWidget, type PictureContext } from '#src/office/client/content/picture-widget.tsx'

export type Body = Record<string, unknown>

type ContentFormProps = {
  kind: ContentKind
  /** Places that its pictures are cropped for. */
  place: PicturePlace
  /** The model whose picture is shown while there is none of its own. */
  standing: DefaultPlace | null
  /** Those a dealer may be put in. */
  cities: readonly CityChoice[]
  body: Source<Body>
  /** The same function always: another one would have every field rendered. */
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
  const pass = useCallback(
    (next: Body) => {
      const picture = chosen.current
      chosen.current = null
      onChange(picture ? withAlt(next, picture) : next)
    },
    [onChange],
  )
  // The same object while it says the same: another one would have every field rendered.
  const context = useMemo(
    (): PictureContext & LineContext => ({
      place,
      standing,
      lines,
      onLines: (name, list) => pass({ ...body.get(), [name]: list }),
      onPicture: (picture) => (chosen.current = picture),
    }),
    [place, standing, lines, body, pass],
  )
  const around = useAround(body, lines)
  return (
    <Box sx={LOOK} data-kind={kind}>
      <BodyContext value={body}>
        <Fields
          schema={schema}
          uiSchema={uiSchema}
          formData={around}
          validator={validator}
          widgets={WIDGETS}
          formContext={context}
          templates={TEMPLATES}
          onChange={({ formData }) => formData && pass({ ...formData, ...listsOf(body.get(), lines) })}
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

/** The item without what is in its long list: the same object while nothing else changes. */
function useAround(body: Source<Body>, lines: Lines): Body {
  const read = useMemo(() => aroundOf(body, lines), [body, lines])
  return useSyncExternalStore(body.subscribe, read)
}

function aroundOf(body: Source<Body>, lines: Lines): () => Body {
  let known = withoutLists(body.get(), lines)
  return () => {
    const next = withoutLists(body.get(), lines)
    const isSame = Object.keys({ ...known, ...next }).every((name) => Object.is(known[name], next[name]))
    if (!isSame) known = next
    return known
  }
}

const NOTHING: readonly unknown[] = []
const withoutLists = (body: Body, lines: Lines): Body =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, lines.has(name) ? NOTHING : value]))
const listsOf = (body: Body, lines: Lines): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => lines.has(name)))

/** The form, and that of each line of its long list. */
function partsOf(kind: ContentKind, cities: readonly CityChoice[]) {
  const whole = formSchema(kind, cities)
  const words: UiSchema = kind === 'dealer' ? { ...uiSchemas.dealer, city_id: cityChoice(cities) } : uiSchemas[kind]
  const split = splitAtList(kind, whole)
  const own: UiSchema = { ...words, ...NO_SUBMIT, 'ui:label': false }
  if (!split) return { schema: whole, uiSchema: own, lines: NO_LINES }
  const { name, around, line, isNeeded } = split
  const list: UiSchema = words[name]
  const lines: Lines = new Map([[name, { schema: line, uiSchema: { ...list.items, ...NO_SUBMIT }, isNeeded }]])
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
const WIDGETS = {
  picture: PictureWidget,
  price: PriceWidget,
  SelectWidget: ChoiceWidget,
  TextareaWidget: LongTextWidget,
}

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
