import { useRef, type FocusEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '#src/components/class-names.ts'
import { useDismiss } from '#src/components/hooks/use-dismiss.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfAddition } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import type { ModelNav } from '#src/domain/model.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './model-header.module.css'

/** Name, sections and «Купить» of one model. Its two lists exclude each other; narrow screens fold the sections. */
export function ModelHeader({ nav: { model, nav, addition } }: { nav: ModelNav }) {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isHeaderShown = useAppState(({ headerMenuOpen }) => headerMenuOpen)
  const isMenuOpen = useAppState(({ modelMenuOpen }) => modelMenuOpen)
  const isAdditionOpen = useAppState(({ modelAdditionOpen }) => modelAdditionOpen)
  // Under the sheet of the burger, or behind a drop block.
  const isCovered = useAppState(
    ({ activeDropdown, burgerDesktopOpen, burgerMobileOpen }) =>
      activeDropdown !== null || burgerDesktopOpen || burgerMobileOpen,
  )
  const { toggleModelMenu, toggleModelAddition, closeLayers } = useActions()
  const current = nav.find(({ href }) => href === pathname) ?? nav[0]

  useDismiss(ref, isMenuOpen || isAdditionOpen, (reason) => {
    const opener = ref.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    closeLayers()
    if (reason === 'escape') opener?.focus()
  })

  // A list does not stay open over the page that the keyboard has moved on to.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closeLayers()
  }
  return (
    <section
      ref={ref}
      inert={isCovered}
      aria-label={model.name}
      className={cx(styles.bar, !isHeaderShown && styles.raised)}
      data-model-header
    >
      <div className={cx('wrap', styles.row)}>
        <SiteLink target={{ href: model.href }} className={styles.name}>
          {model.name}
        </SiteLink>
        <div className={styles.sections} onBlur={isMenuOpen ? closeWhenLeft : undefined}>
          <button
            type="button"
            className={styles.current}
            aria-expanded={isMenuOpen}
            aria-controls="model-nav"
            onClick={toggleModelMenu}
          >
            <span className="vh">Разделы {model.name}:</span> <span>{current?.title}</span>
            <Icon name="chevron" className={styles.chevron} />
          </button>
          <nav
            id="model-nav"
            className={cx(styles.nav, isMenuOpen && styles.open)}
            aria-label={`Разделы ${model.name}`}
          >
            <ul>
              {nav.map(({ title, href }) => (
                <li key={href}>
                  <SiteLink
                    target={{ href }}
                    className={styles.link}
                    {...(href === pathname && { 'aria-current': 'page' })}
                    onClick={closeLayers}
                  >
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.addition} onBlur={isAdditionOpen ? closeWhenLeft : undefined}>
          <button
            type="button"
            className={styles.add}
            aria-expanded={isAdditionOpen}
            aria-controls="model-addition"
            onClick={toggleModelAddition}
          >
            {addition.title}
            <Icon name="chevron" className={styles.chevron} />
          </button>
          <ul id="model-addition" className={cx(styles.list, isAdditionOpen && styles.open)}>
            {addition.list.map((item) => {
              const target = targetOfAddition(item)
              return (
                target && (
                  <li key={item.title}>
                    <SiteLink target={target} className={styles.entry} onClick={closeLayers}>
                      {item.title}
                    </SiteLink>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
