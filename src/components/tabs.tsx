import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'
import { ownValue } from '#src/domain/untrusted-text.ts'

type Tab = { id: string; label: ReactNode; content: ReactNode }
type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Controlled: the caller keeps the choice. */
  active?: string
  onChange?: (id: string) => void
  className?: string | undefined
}

/** Tabs by the WAI-ARIA pattern; arrow keys, Home and End select at once. Without scripts every panel is shown. */
export function Tabs({ label, tabs, active, onChange, className }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<string>()
  const wanted = active ?? own
  // A panel may load later, or not at all: until the selected one is there, the first is shown.
  const current = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id
  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const last = tabs.length - 1
    const next = ownValue(
      { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last },
      event.key,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  if (tabs.length === 0) return null
  return (
    <div className={className}>
      {/* The selected tab is the row's tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKey}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            className={styles.tab}
            aria-selected={id === current}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== current}
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
