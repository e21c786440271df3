import { inPlace } from '#src/components/in-place.ts'
import { rememberOpener } from '#src/components/popup-opener.ts'
import * as texts from '#src/content/texts.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions } from '#src/stores/app-store.ts'

type CookieSettingsLinkProps = { place: string; className?: string | undefined }

/**
 * «Настройки cookie»: opens the choice again. Without scripts only necessary cookies are set: it links to the rules.
 */
export function CookieSettingsLink({ place, className }: CookieSettingsLinkProps) {
  const { openPopup } = useActions()
  return (
    <a
      className={className}
      href={hrefTo('personal-data')}
      aria-haspopup="dialog"
      onClick={(event) =>
        inPlace(event, () => {
          rememberOpener(event.currentTarget)
          openPopup('cookie-settings', place)
        })
      }
    >
      <span className="u">{texts.footer.cookieSettings}</span>
    </a>
  )
}
