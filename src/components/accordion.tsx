import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import styles from './accordion.module.css'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean }
type AccordionProps = {
  items: readonly AccordionItem[]
  /** With a name only one item is open at a time. */
  name?: string
  className?: string
}

/** Made of details and summary, so it works without scripts, and the browser's search finds text in closed items. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={cx(styles.list, className)}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} className={styles.item} {...(name && { name })} {...(open && { open })}>
          <summary className={styles.head}>
            <span>{title}</span>
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  )
}
