import type { MouseEvent } from 'react'
import * as texts from '#src/content/page-texts.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions } from '#src/stores/app-store.ts'

type CookieSettingsLinkProps = { place: string; className?: string | undefined }

/** «Настройки cookie»: opens the choice anew. Without scripts nothing but the necessary is set: it leads to the rules. */
export function CookieSettingsLink({ place, className }: CookieSettingsLinkProps) {
  const { openPopup } = useActions()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPopup('cookie-settings', place)
  }
  return (
    <a className={className} href={hrefTo('personal-data')} aria-haspopup="dialog" onClick={open}>
      <span className="u">{texts.footer.cookieSettings}</span>
    </a>
  )
}
