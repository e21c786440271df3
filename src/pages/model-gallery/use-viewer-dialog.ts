import { useLayoutEffect, useRef, type RefObject } from 'react'
import { afterFrameOrInput } from '#src/components/after-frame.ts'

type ViewerDialog = {
  dialog: RefObject<HTMLDialogElement | null>
  heading: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Id of the last picture shown. */
  seen: string | null
}

/**
 * Opens and closes the viewer's dialog. A modal dialog restyles the whole page, because it becomes
 * inert, and again when it closes. So the frame in which the viewer appears or disappears is painted first; a touch
 * or key before the rest is done triggers it. Meanwhile the viewer covers the page and has the focus.
 */
export function useViewerDialog({ dialog, heading, isOpen, seen }: ViewerDialog) {
  const lastSeen = useRef(seen)
  useLayoutEffect(() => {
    lastSeen.current = seen
  }, [seen])

  /** Does the rest of the last opening or closing. */
  const settle = useRef(() => {})
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    settle.current()
    const opener = document.activeElement
    element.toggleAttribute('open', true)
    heading.current?.focus({ preventScroll: true })
    settle.current = afterFrameOrInput(() => {
      if (element.isConnected) makeModal(element, heading.current)
    })
    return () => {
      settle.current()
      settle.current = afterFrameOrInput(() => {
        element.close()
        if (element.isConnected) returnFocus(element, opener, lastSeen.current)
      })
    }
  }, [dialog, heading, isOpen])
}

/** The focus stays where it is in the dialog. */
function makeModal(element: HTMLDialogElement, heading: HTMLElement | null) {
  const focused = document.activeElement
  // Otherwise the browser would focus the first link.
  if (heading) heading.autofocus = true
  element.open = false
  element.showModal()
  if (focused instanceof HTMLElement && focused !== document.activeElement && element.contains(focused))
    focused.focus({ preventScroll: true })
}

/** A visitor who followed a link to a picture has no opener to return the focus to: the last picture shown gets it. */
function returnFocus(dialog: Element, opener: Element | null, seen: string | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
  const { activeElement, body } = document
  // A hidden element loses the focus asynchronously.
  const isNowhere = !activeElement || activeElement === body || dialog.contains(activeElement)
  if (!isNowhere || seen === null) return
  // Of a paint that is not the chosen one its radio button: its link is not shown.
  document.querySelector<HTMLElement>(`#${CSS.escape(seen)} :is(input, a)`)?.focus()
}
