import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { HOME_POPUP_DELAY_MS } from '#src/domain/constants.ts'
import { useActions } from '#src/stores/app-store.ts'

const HASH = '#popup'
const PLACE = 'Главная страница'

/** Opening the page with #popup opens the test drive (specification 2.6). */
export function useHomePopup() {
  const { hash } = useLocation()
  const { openPopup } = useActions()
  useEffect(() => {
    if (hash !== HASH) return
    const timer = setTimeout(() => openPopup('test-drive', PLACE), HOME_POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, openPopup])
}
