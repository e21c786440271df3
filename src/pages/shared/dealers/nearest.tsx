import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { typograf } from '#src/domain/typography.ts'
import type { Place } from '#src/domain/geo.ts'
import styles from '#src/pages/shared/dealers/nearest.module.css'

const TIMEOUT_MS = 10_000
/** A position younger than this is reused: in five minutes distances change little. */
const MAX_AGE_MS = 300_000

const DENIED = typograf('Браузер не дал узнать, где вы. Выберите город из списка')
const FAILED = typograf('Не получилось узнать, где вы. Выберите город из списка')
const NOTE = typograf('Спросим у браузера; местоположение никуда не отправим.')

type Search = 'idle' | 'busy' | 'denied' | 'failed'
const STATUS_TEXT: Record<Search, string> = { idle: NOTE, busy: 'Определяем место…', denied: DENIED, failed: FAILED }

type NearestProps = {
  onFound: (place: Place) => void
  /** The result, shown next to the button. */
  foundText?: string | undefined
  /** Its message is next to it where there is space. */
  wide?: boolean
}

/** Asks the browser for the visitor's position, only when pressed; the position stays in this page's memory. */
export function NearestButton({ onFound, foundText, wide = false }: NearestProps) {
  const [search, setSearch] = useState<Search>('idle')
  // A position may come ten seconds later: to other filters, or to another page, which it does not concern.
  const latest = useRef<NearestProps['onFound'] | null>(null)
  useEffect(() => {
    latest.current = onFound
    return () => {
      latest.current = null
    }
  }, [onFound])
  const ask = () => {
    if (!('geolocation' in navigator)) return setSearch('failed')
    setSearch('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSearch('idle')
        latest.current?.({ lat: coords.latitude, lng: coords.longitude })
      },
      (error) => setSearch(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return (
    <div className={cx(styles.nearest, wide && styles.wide)}>
      <SiteButton variant={wide ? 'primary' : 'ghost'} size="small" busy={search === 'busy'} onClick={ask}>
        Найти ближайший
      </SiteButton>
      <p className={cx('small', search === 'idle' && !foundText && 'muted')} role="status">
        {search === 'idle' ? (foundText ?? NOTE) : STATUS_TEXT[search]}
      </p>
    </div>
  )
}
