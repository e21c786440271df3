import { Logo } from '#src/components/logo.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import styles from '#src/pages/shared/copy/print-sheet.module.css'

/** Header of a printed page: whose it is and whom to call. */
export const SheetHead = () => (
  <div className={styles.head}>
    <Logo size="large" />
    <SupportPhone />
  </div>
)

/** The browser's own print dialog; without scripts the browser's menu does the same. */
export function PrintButton() {
  const inBrowser = useInBrowser()
  return (
    inBrowser && (
      <button type="button" className={styles.button} onClick={() => window.print()}>
        Распечатать
      </button>
    )
  )
}
