import { generateForm } from '@rjsf/mui'
import { deepEquals, ID_KEY, type ErrorSchema, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { memo, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { translate } from '#src/office/client/content/form-texts.ts'
import { validator } from '#src/office/client/content/form-validator.ts'
import { LineTemplate, ListTemplate } from '#src/office/client/content/list-template.tsx'
import { BodyContext } from '#src/office/client/content/picture-widget.tsx'

/**
 * A list that grows to a hundred lines, as the text of an article does. Each line is a form of its own: the library looks
 * at a whole form at every key, and that took a second. The form around the list knows nothing of its lines
 * (form-schema.ts): they are read from the item and written to it, and a key renders its own line alone.
 */

/** The schema and the words of the lines, by the name of the list. Passed by the form (form.tsx). */
export type Lines = ReadonlyMap<string, LineForm>
type LineForm = { schema: RJSFSchema; uiSchema: UiSchema; isNeeded: boolean }
export type LineContext = { lines: Lines; onLines: (name: string, lines: readonly Line[]) => void }

type Line = Record<string, unknown>
type Props = FieldProps
type Actions = {
  type: (index: number, line: Line | undefined) => void
  move: (index: number, by: -1 | 1) => void
  remove: (index: number) => void
}

const NONE: readonly Line[] = []
// Cast: a list of objects by its schema.
const linesIn = (body: Readonly<Record<string, unknown>>, name: string): readonly Line[] =>
  Array.isArray(body[name]) ? (body[name] as readonly Line[]) : NONE

/** The keys of lines as they were last changed here: a save that parts a text into blocks leaves the others as they are. */
const keyOfLine = new WeakMap<Line, number>()
let lastKey = 0
const newKey = (): number => (lastKey += 1)
const newKeys = (count: number): readonly number[] => Array.from({ length: count }, newKey)

export function ListField(props: Props) {
  const { fieldPathId, errorSchema, registry, readonly = false } = props
  const name = String(fieldPathId.path[0])
  const context: LineContext = registry.formContext
  const line = context.lines.get(name)
  const { keys, actions, add } = useLines(props, name, line)
  const errors = useErrors(errorSchema, keys)
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
      items={keys.map((key, index) => (
        <Row
          key={key}
          name={name}
          index={index}
          count={keys.length}
          id={`${fieldPathId[ID_KEY]}_${index}`}
          errors={errors.get(key)}
          isReadOnly={readonly}
          line={line}
          actions={actions}
          list={props}
        />
      ))}
    />
  )
}

/** What a save found wrong goes with its line when that is moved, and away with it. */
function useErrors(found: Props['errorSchema'], keys: readonly number[]): ReadonlyMap<number, ErrorSchema<Line>> {
  const byKey = () => new Map(keys.flatMap((key, index) => (found?.[index] ? [[key, found[index]] as const] : [])))
  const [known, setKnown] = useState(() => ({ found, errors: byKey() }))
  if (deepEquals(found, known.found)) return known.errors
  const now = { found, errors: byKey() }
  setKnown(now)
  return now.errors
}

/** Keys that stay with the lines, and what is done to the list: the same functions always, for the lines' sake. */
function useLines(props: Props, name: string, line: LineForm | undefined) {
  const body = useContext(BodyContext)
  const count = useSyncExternalStore(body.subscribe, () => linesIn(body.get(), name).length)
  const [known, setKeys] = useState<readonly number[]>(() => newKeys(count))
  // Other lines came from outside: a save has parted a text into blocks.
  const keys = known.length === count ? known : linesIn(body.get(), name).map((one) => keyOfLine.get(one) ?? newKey())
  if (keys !== known) setKeys(keys)
  const latest = useRef({ props, line, keys })
  useEffect(() => {
    latest.current = { props, line, keys }
  })
  const doing = useMemo(() => {
    const change = (next: readonly Line[], nextKeys: readonly number[]) => {
      const context: LineContext = latest.current.props.registry.formContext
      latest.current = { ...latest.current, keys: nextKeys }
      for (const [index, one] of next.entries()) keyOfLine.set(one, nextKeys[index] ?? newKey())
      setKeys(nextKeys)
      context.onLines(name, next)
    }
    const blank = (): Line => {
      const { props: own, line: of } = latest.current
      // Cast: of a schema of objects.
      return (own.registry.schemaUtils.getDefaultFormState(of?.schema ?? {}) ?? {}) as Line
    }
    const lines = () => linesIn(body.get(), name)
    const actions: Actions = {
      type: (index, typed) => change(lines().with(index, typed ?? {}), latest.current.keys),
      move: (index, by) => change(moved(lines(), index, by), moved(latest.current.keys, index, by)),
      remove(index) {
        const rest = lines().toSpliced(index, 1)
        if (rest.length === 0 && latest.current.line?.isNeeded === true) change([blank()], [newKey()])
        else change(rest, latest.current.keys.toSpliced(index, 1))
      },
    }
    const add = () => change([...lines(), blank()], [...latest.current.keys, newKey()])
    return { actions, add }
  }, [body, name])
  return { keys, ...doing }
}

function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const rest = items.toSpliced(index, 1)
  return rest.toSpliced(index + by, 0, ...items.slice(index, index + 1))
}

type RowProps = {
  /** Of the list. */
  name: string
  index: number
  count: number
  id: string
  errors: ErrorSchema<Line> | undefined
  isReadOnly: boolean
  line: LineForm
  actions: Actions
  /** Of the list: what its templates ask for. */
  list: Props
}

const isSame = (a: RowProps, b: RowProps): boolean =>
  a.index === b.index &&
  a.count === b.count &&
  a.id === b.id &&
  a.isReadOnly === b.isReadOnly &&
  a.line === b.line &&
  deepEquals(a.errors, b.errors)

/** A line with its buttons: a key renders its fields alone. */
const Row = memo((props: RowProps) => {
  const { index, count, id, isReadOnly, line, actions, list } = props
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
      <LineFields {...props} />
    </LineTemplate>
  )
}, isSame)

function LineFields({ name, index, id, errors, isReadOnly, line, actions, list: { registry } }: RowProps) {
  const body = useContext(BodyContext)
  const value = useSyncExternalStore(body.subscribe, () => linesIn(body.get(), name)[index] ?? EMPTY)
  return (
    <Fields
      schema={line.schema}
      uiSchema={line.uiSchema}
      formData={value}
      validator={validator}
      widgets={registry.widgets}
      templates={registry.templates}
      formContext={registry.formContext}
      onChange={({ formData }) => actions.type(index, formData)}
      {...(errors && { extraErrors: errors })}
      translateString={translate}
      readonly={isReadOnly}
      showErrorList={false}
      noHtml5Validate
      tagName="div"
      idPrefix={id}
    />
  )
}

const NOTHING = () => {}
const EMPTY: Line = {}
const Fields = generateForm<Line>()
