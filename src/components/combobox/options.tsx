import type { ReactNode } from 'react'

/** No option is selected: the field itself has the keyboard focus. */
export const NONE = -1

/** Movement in the list by key. */
export const stepOf = (key: string): number => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)

/** The option after a movement; beyond either end the field itself, with nothing selected. */
export const nextOption = (chosen: number, step: number, count: number): number =>
  ((chosen + 1 + step + count + 1) % (count + 1)) - 1

export const optionId = (id: string, index: number): string => `${id}-${index}`

type OptionsProps<Item> = {
  id: string
  label: string
  items: readonly Item[]
  chosen: number
  /** The items belong to an earlier text. */
  isStale?: boolean
  className?: string | undefined
  keyOf: (item: Item) => string
  choose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** The list of an editable combobox (WAI-ARIA): the field keeps the focus and the keys, the pointer may select too. */
export function Options<Item>(props: OptionsProps<Item>) {
  const { id, label, items, chosen, isStale, className, keyOf, choose, children } = props
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      aria-busy={isStale}
      className={className}
    >
      {items.map((item, index) => (
        // The keys are handled by the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={keyOf(item)}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}
