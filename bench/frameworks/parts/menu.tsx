import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export type MenuSection = { title: string; links: { text: string; href: string }[] }

/** The header's button and the menu it opens. */
export function Menu({ className, sections }: { className: string; sections: MenuSection[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        className={className}
        data-opens="burger"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Закрыть меню' : 'Открыть меню'}
        onClick={() => setOpen(!isOpen)}
      >
        <i />
        <i />
      </button>
      {isOpen &&
        createPortal(
          <nav
            id="burger"
            aria-label="Все разделы"
            data-scene="dark"
            style={{
              position: 'fixed',
              inset: '64px 0 0',
              overflow: 'auto',
              padding: 24,
              background: '#0b0b0c',
              zIndex: 9,
            }}
          >
            {sections.map(({ title, links }) => (
              <section key={title}>
                <h2 className="h3">{title}</h2>
                <ul>
                  {links.map(({ text, href }) => (
                    <li key={text}>
                      <a href={href}>{text}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>,
          document.body,
        )}
    </>
  )
}
