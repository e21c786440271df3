import { generateForm } from '@rjsf/mui'
import { deepEquals, ID_KEY, type ErrorSchema, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { translate } from '#src/office/client/content/form-texts.ts'
import { validator } from '#src/office/client/content/form-validator.ts'
import { LineTemplate, ListTemplate } from '#src/office/client/content/list-template.tsx'

/**
 * A list that grows to a hundred lines, as the text of an article does. Each line is a form of its own: the library looks
 * at a whole form at every key, and that took a second. The form around the list knows of a line only that it is an object
 * (form-schema.ts), and a key renders its own line alone.
 */

/** The schema and the words of the lines, by the name of the list. Passed by the form (form.tsx). */
export type Lines = ReadonlyMap<string, { schema: RJSFSchema; uiSchema: UiSchema }>
export type LineContext = { lines: Lines }

type Line = Record<string, unknown>
type Props = FieldProps
type Actions = {
  type: (index: number, line: Line | undefined, id?: string) => void
  move: (index: number, by: -1 | 1) => void
  remove: (index: number) => void
}

const linesOf = ({ formData }: Props): Line[] => (Array.isArray(formData) ? formData : [])

let lastKey = 0
const newKey = (): number => (lastKey += 1)

export function ListField(props: Props) {
  const { fieldPathId, errorSchema, registry, readonly = false } = props
  const values = linesOf(props)
  const context: LineContext = registry.formContext
  const line = context.lines.get(String(fieldPathId.path[0]))
  const { keys, actions, add } = useLines(props, line?.schema)
  if (!line) return null
  const { schema, uiSchema = {}, disabled = false, required = false } = props
  return (
    <ListTemplate
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      registry={registry}
      title=""
      canAdd
      onAddClick={add}
      disabled={disabled}
      readonly={readonly}
      required={required}
      items={values.map((value, index) => (
        <Row
          key={keys[index]}
          index={index}
          count={values.length}
          value={value}
          id={`${fieldPathId[ID_KEY]}_${index}`}
          {...(errorSchema?.[index] && { errors: errorSchema[index] })}
          isReadOnly={readonly}
          line={line}
          actions={actions}
          list={props}
        />
      ))}
    />
  )
}

/** Keys that stay with their lines, and what is done to the list: the same functions always, for the lines' sake. */
function useLines(props: Props, schema: RJSFSchema | undefined) {
  const lines = linesOf(props)
  const [known, setKeys] = useState<readonly number[]>(() => lines.map(newKey))
  // Other lines came from outside: a save has parted a text into blocks.
  const keys = known.length === lines.length ? known : lines.map(newKey)
  if (keys !== known) setKeys(keys)
  const latest = useRef({ props, lines, keys, schema })
  useEffect(() => {
    latest.current = { props, lines, keys, schema }
  })
  const doing = useMemo(() => {
    const change = (next: readonly Line[], nextKeys: readonly number[], id?: string) => {
      const { onChange, fieldPathId } = latest.current.props
      latest.current = { ...latest.current, lines: [...next], keys: nextKeys }
      setKeys(nextKeys)
      onChange([...next], fieldPathId.path, undefined, id)
    }
    const actions: Actions = {
      type: (index, line, id) => change(latest.current.lines.with(index, line ?? {}), latest.current.keys, id),
      move: (index, by) => change(moved(latest.current.lines, index, by), moved(latest.current.keys, index, by)),
      remove: (index) => change(latest.current.lines.toSpliced(index, 1), latest.current.keys.toSpliced(index, 1)),
    }
    const add = () => {
      const { props: own, lines: before, keys: former, schema: of = {} } = latest.current
      // Cast: of a schema of objects.
      const blank = (own.registry.schemaUtils.getDefaultFormState(of) ?? {}) as Line
      change([...before, blank], [...former, newKey()])
    }
    return { actions, add }
  }, [])
  return { keys, ...doing }
}

function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const rest = items.toSpliced(index, 1)
  return rest.toSpliced(index + by, 0, ...items.slice(index, index + 1))
}

type RowProps = {
  index: number
  count: number
  value: Line
  id: string
  errors?: ErrorSchema<Line>
  isReadOnly: boolean
  line: { schema: RJSFSchema; uiSchema: UiSchema }
  actions: Actions
  /** Of the list: what its templates ask for. */
  list: Props
}

/** The form around hands over copies: what a line says decides whether it is rendered. */
const isSame = (a: RowProps, b: RowProps): boolean =>
  a.index === b.index &&
  a.count === b.count &&
  a.id === b.id &&
  a.isReadOnly === b.isReadOnly &&
  a.line === b.line &&
  deepEquals(a.value, b.value) &&
  deepEquals(a.errors, b.errors)

const Row = memo(({ index, count, value, id, errors, isReadOnly, line, actions, list }: RowProps) => {
  const { registry, fieldPathId, disabled = false } = list
  const own = { ...fieldPathId, [ID_KEY]: id }
  const parts = {
    schema: line.schema,
    uiSchema: line.uiSchema,
    registry,
    disabled,
    readonly: isReadOnly,
    index,
    totalItems: count,
  }
  return (
    <LineTemplate
      {...parts}
      itemKey={id}
      className=""
      parentUiSchema={list.uiSchema ?? {}}
      displayLabel={false}
      hasDescription={false}
      hasToolbar
      buttonsProps={{
        ...parts,
        fieldPathId: own,
        canAdd: true,
        hasCopy: false,
        hasMoveUp: index > 0,
        hasMoveDown: index < count - 1,
        hasRemove: true,
        onAddItem: NOTHING,
        onCopyItem: NOTHING,
        onMoveUpItem: () => actions.move(index, -1),
        onMoveDownItem: () => actions.move(index, 1),
        onRemoveItem: () => actions.remove(index),
      }}
    >
      <Fields
        schema={line.schema}
        uiSchema={line.uiSchema}
        formData={value}
        validator={validator}
        widgets={registry.widgets}
        templates={registry.templates}
        formContext={registry.formContext}
        onChange={({ formData }, fieldId) => actions.type(index, formData, fieldId)}
        {...(errors && { extraErrors: errors })}
        translateString={translate}
        readonly={isReadOnly}
        showErrorList={false}
        noHtml5Validate
        tagName="div"
        idPrefix={id}
      />
    </LineTemplate>
  )
}, isSame)

const NOTHING = () => {}
const Fields = generateForm<Line>()
