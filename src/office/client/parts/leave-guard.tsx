import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#src/office/client/parts/confirm.tsx'

/** Asks before unsaved input is lost by opening another page of the office or closing the tab. */
export function LeaveGuard({ isTouched, text }: { isTouched: boolean; text: string }) {
  useEffect(() => {
    if (!isTouched) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTouched])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isTouched && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      question="Уйти без сохранения?"
      text={text}
      yes="Уйти"
      no="Остаться"
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
