import { useEffect, useRef } from 'react'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { deferred } from '#src/components/deferred.tsx'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Session } from '#src/pages/configurator/use-configurator.ts'
import styles from '#src/pages/configurator/change-notice.module.css'

const PriceBefore = deferred(async () => (await import('#src/pages/configurator/prices-before.tsx')).PriceBefore)

/** Reports what a click has changed besides the choice, with an undo; and announces every change to screen readers. */
export function ChangeNotice({ session: { message, car, slide, actions } }: { session: Session }) {
  // The buttons disappear with the message: the focus returns to what was pressed before.
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (message) before.current = document.activeElement
  }, [message])
  const answer = (act: () => void) => () => {
    act()
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <>
      <div role="status" className={styles.place}>
        {!message && car && <PriceBefore trim={car.build.trim} />}
        {message && (
          <div className={styles.notice}>
            <p>{typograf(message.text)}</p>
            <p className={styles.ways} data-needs-scripts>
              {message.undo && (
                <button type="button" onClick={answer(actions.undo)}>
                  {texts.undo}
                </button>
              )}
              <button type="button" onClick={answer(actions.dismiss)}>
                {texts.understood}
              </button>
            </p>
          </div>
        )}
      </div>
      {car && <Announcer text={summaryOf(car)} slide={slide} />}
    </>
  )
}

function summaryOf({ build, total }: NonNullable<Session['car']>): string {
  const { model, trim, exterior, interior, packages } = build
  const packs = packages.map(({ name }) => name).join(', ')
  return [
    `${model.name} ${trim.name}, ${trim.modification.name}`,
    exterior.name,
    interior.name,
    packs && `Пакеты: ${packs}`,
    total === null ? PRICE_SOON : `${texts.total} ${formatMoney(total)}`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** Announces only changes: the first text and that of a new slide are read with the slide itself. */
function Announcer({ text, slide }: { text: string; slide: number }) {
  const place = useRef<HTMLParagraphElement>(null)
  const last = useRef({ text, slide })
  useEffect(() => {
    if (last.current.text !== text && last.current.slide === slide && place.current) place.current.textContent = text
    last.current = { text, slide }
  }, [text, slide])
  return <p ref={place} className="vh" aria-live="polite" />
}
