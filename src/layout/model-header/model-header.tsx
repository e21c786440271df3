import { memo, useCallback, useRef, type FocusEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '#src/components/class-names.ts'
import { useDismiss } from '#src/components/hooks/use-dismiss.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfAddition } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import type { ModelNav } from '#src/domain/model.ts'
import { useCovered } from '#src/layout/use-covered.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './model-header.module.css'

/** Name, sections and «Купить» of one model. Its two lists exclude each other; narrow screens collapse the sections. */
export const ModelHeader = memo(function ModelHeader({ nav: { model, nav, addition } }: { nav: ModelNav }) {
  const ref = useRef<HTMLElement>(null)
  const isHeaderShown = useAppState(({ headerMenuOpen }) => headerMenuOpen)
  const isMenuOpen = useAppState(({ modelMenuOpen }) => modelMenuOpen)
  const isAdditionOpen = useAppState(({ modelAdditionOpen }) => modelAdditionOpen)
  // Under the burger menu, or behind a drop-down.
  useCovered(ref)
  const { closeLayers } = useActions()

  useDismiss(ref, isMenuOpen || isAdditionOpen, (reason) => {
    const opener = ref.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    closeLayers()
    if (reason === 'escape') opener?.focus()
  })

  // A list must not stay open over the page when the keyboard focus leaves it.
  const closeWhenLeft = useCallback(
    ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) closeLayers()
    },
    [closeLayers],
  )
  return (
    <section
      ref={ref}
      aria-label={model.name}
      className={cx(styles.bar, !isHeaderShown && styles.raised)}
      data-model-header
    >
      <div className={cx('wrap', styles.row)}>
        <SiteLink target={{ href: model.href }} className={styles.name}>
          {model.name}
        </SiteLink>
        <Sections nav={nav} modelName={model.name} onBlur={closeWhenLeft} />
        <Addition addition={addition} onBlur={closeWhenLeft} />
      </div>
    </section>
  )
})

type ListProps = { onBlur: (event: FocusEvent) => void }

type SectionsProps = ListProps & { nav: ModelNav['nav']; modelName: string }

const Sections = memo(function Sections({ nav, modelName, onBlur }: SectionsProps) {
  const { pathname } = useLocation()
  const isOpen = useAppState(({ modelMenuOpen }) => modelMenuOpen)
  const { toggleModelMenu, closeLayers } = useActions()
  const current = nav.find(({ href }) => href === pathname) ?? nav[0]
  return (
    <div className={styles.sections} onBlur={isOpen ? onBlur : undefined}>
      <button
        type="button"
        className={styles.current}
        aria-expanded={isOpen}
        aria-controls="model-nav"
        onClick={toggleModelMenu}
      >
        <span className="vh">Разделы {modelName}:</span> <span>{current?.title}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <nav id="model-nav" className={cx(styles.nav, isOpen && styles.open)} aria-label={`Разделы ${modelName}`}>
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
  )
})

type AdditionProps = ListProps & { addition: ModelNav['addition'] }

const Addition = memo(function Addition({ addition, onBlur }: AdditionProps) {
  const isOpen = useAppState(({ modelAdditionOpen }) => modelAdditionOpen)
  const { toggleModelAddition, closeLayers } = useActions()
  return (
    <div className={styles.addition} onBlur={isOpen ? onBlur : undefined}>
      <button
        type="button"
        className={styles.add}
        aria-expanded={isOpen}
        aria-controls="model-addition"
        onClick={toggleModelAddition}
      >
        {addition.title}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <ul id="model-addition" className={cx(styles.list, isOpen && styles.open)}>
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
  )
})
