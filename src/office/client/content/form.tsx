import { generateForm } from '@rjsf/mui'
import { useMemo } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { translate } from '#src/office/client/content/form-texts.ts'
import { formSchema } from '#src/office/client/content/form-schema.ts'
import { toErrorSchema, validator } from '#src/office/client/content/form-validator.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { PictureWidget } from '#src/office/client/content/picture-widget.tsx'

export type Body = Record<string, unknown>

type ContentFormProps = {
  kind: ContentKind
  body: Body
  onChange: (body: Body) => void
  /** By the path of the field: `body.2.text`. */
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
}

/** The fields of an item. What is typed stays with whoever asked for the form: nothing here loses it. */
export function ContentForm({ kind, body, onChange, errors, isReadOnly }: ContentFormProps) {
  const schema = useMemo(() => formSchema(kind), [kind])
  const extraErrors = useMemo(() => toErrorSchema(errors), [errors])
  return (
    <Fields
      schema={schema}
      uiSchema={{ ...uiSchemas[kind], 'ui:submitButtonOptions': { norender: true }, 'ui:label': false }}
      formData={body}
      validator={validator}
      widgets={WIDGETS}
      onChange={({ formData }) => formData && onChange(formData)}
      extraErrors={extraErrors}
      translateString={translate}
      readonly={isReadOnly}
      showErrorList={false}
      noHtml5Validate
      tagName="div"
      idPrefix={kind}
    />
  )
}

const Fields = generateForm<Body>()
const WIDGETS = { picture: PictureWidget }
