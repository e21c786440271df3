import { useState, type ReactNode } from 'react'
import { NBSP } from '#src/domain/nbsp.ts'
import { ConfirmDialog } from '#src/office/client/parts/confirm.tsx'

/** For a dialog with input: Escape, a press beside it and its button ask before what has been typed is lost. */
export function useCloseGuard(isTouched: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isTouched ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        question="Закрыть без сохранения?"
        text={`То, что здесь написано, не${NBSP}сохранено и${NBSP}пропадёт.`}
        yes="Закрыть без сохранения"
        no="Остаться"
        onYes={onClose}
        onNo={() => setAsking(false)}
      />
    ),
  }
}

/** Whether input, plain data, differs from what a dialog began with. */
export const differs = (input: unknown, before: unknown): boolean => JSON.stringify(input) !== JSON.stringify(before)
