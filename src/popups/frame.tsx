import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { returnFocus } from '#src/components/focus-return.ts'
import { Icon } from '#src/components/icon.tsx'
import { Unbroken } from '#src/components/unbroken.tsx'
import { useScrollLock } from '#src/components/hooks/use-scroll-lock.ts'
import * as texts from '#src/content/texts.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './frame.module.css'

type FrameProps = {
  title: string
  text?: ReactNode
  /** Content of the dark panel: a picture, the choices so far. */
  side?: ReactNode
  /** Always visible at the bottom of the sheet. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The sheet of every popup. A native modal dialog: the browser keeps the focus inside, handles Escape and returns the
 * focus to the opener.
 */
export function Frame({ title, text, side, actions, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { closePopup } = useActions()
  useScrollLock('popup', true)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus({ preventScroll: true })
    return () => {
      element?.close()
      returnFocus()
    }
  }, [])
  // A press outside the sheet targets the dialog itself. Escape is handled separately.
  useLayoutEffect(() => {
    const element = dialog.current
    let isOutside = false
    const onPress = ({ target }: PointerEvent) => {
      isOutside = target === element
    }
    // On click, not on pointerdown: the press would move the focus to the page after it had been returned.
    const onClick = ({ target }: MouseEvent) => {
      if (isOutside && target === element) closePopup()
    }
    element?.addEventListener('pointerdown', onPress)
    element?.addEventListener('click', onClick)
    return () => {
      element?.removeEventListener('pointerdown', onPress)
      element?.removeEventListener('click', onClick)
    }
  }, [closePopup])

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        closePopup()
      }}
    >
      <div className={styles.box}>
        <div className={styles.side} data-scene="dark">
          <div>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={`h2 ${styles.title}`}>
              <Unbroken text={title} />
            </h2>
            {text && <div className={`small muted ${styles.text}`}>{text}</div>}
          </div>
          {side}
        </div>
        <div className={styles.main}>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <button
          type="button"
          className={`icon-btn ${styles.close}`}
          aria-label={texts.popup.close}
          onClick={closePopup}
        >
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  )
}
