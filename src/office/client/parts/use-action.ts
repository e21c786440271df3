import { useEffect, useRef, useState } from 'react'
import { Refusal, textOf } from '#src/office/client/api.ts'

type Action = {
  /** Runs it; returns whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  isBusy: boolean
  /** The error message. */
  fault: string | null
  errors: Readonly<Record<string, string>>
}

/** Runs one action at a time, and holds its result. The keyboard stays where it was: the pressed button is disabled meanwhile. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const pressed = useRef<Pressed | null>(null)
  // At each rendering: what was done may come with the data read after it, and the button goes then.
  useEffect(() => {
    if (!isBusy && pressed.current) focusAgain(pressed.current)
  })
  useEffect(
    () => () => {
      const last = pressed.current
      // A dialog gives the keyboard back by itself.
      if (last) setTimeout(() => focusAgain(last))
    },
    [],
  )
  return {
    isBusy,
    fault: error === null ? null : textOf(error),
    errors: error instanceof Refusal ? error.errors : {},
    async run(work) {
      pressed.current = pressedNow()
      setBusy(true)
      setError(null)
      try {
        await work()
        return true
      } catch (refusal) {
        setError(refusal)
        return false
      } finally {
        if (pressed.current) pressed.current.until = Date.now() + SETTLING_MS
        setBusy(false)
      }
    },
  }
}

/** What was pressed, and what it stands in, the nearest first. */
type Pressed = { element: Element; around: Element[]; until: number }

/** The answer, and the data read after it. Later the keyboard has been left nowhere on purpose. */
const SETTLING_MS = 5000
const PARTS = 'li, tr, fieldset, [role="group"], section, form'
const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea']
  .map((stop) => `${stop}:not(:disabled, [tabindex="-1"])`)
  .join()

/** The keyboard is one, the actions of a page are several: the former ones have no more claim to it. */
let latest: Pressed | null = null

function pressedNow(): Pressed | null {
  latest = null
  const element = document.activeElement
  if (!element || element === document.body) return null
  const around: Element[] = []
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) around.push(part)
  latest = { element, around, until: Infinity }
  return latest
}

/**
 * Unless the keyboard has gone on. A field that was drawn anew has its id. Where what was pressed is gone, or there is
 * nothing to press it for, the keyboard goes on in the part it stood in, or from the heading of the page.
 */
function focusAgain(pressed: Pressed): void {
  const { element, around, until } = pressed
  if (pressed !== latest || document.activeElement !== document.body || Date.now() > until) return
  const again = element.isConnected ? element : element.id === '' ? null : document.getElementById(element.id)
  const parts = around.filter((part) => part.isConnected)
  for (const stop of [again, ...parts.map((part) => part.querySelector(STOPS)), document.querySelector('h1')]) {
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return
  }
}
