import { SiteButton } from '#src/components/site-button.tsx'
import * as texts from '#src/content/cookie-texts.ts'
import { writeCookieChoice } from '#src/popups/shared/write-cookie-choice.ts'

type CookieButtonsProps = { className: string | undefined; small?: boolean; onAnswer?: () => void }

/** Two answers of equal prominence. */
export function CookieButtons({ className, small = false, onAnswer }: CookieButtonsProps) {
  const size = small ? 'small' : 'middle'
  const answer = (value: '1' | '0') => {
    writeCookieChoice(value)
    onAnswer?.()
  }
  return (
    <div className={className}>
      <SiteButton variant="ghost" size={size} arrow={false} onClick={() => answer('0')}>
        {texts.cookie.onlyNecessary}
      </SiteButton>
      <SiteButton variant="ghost" size={size} arrow={false} onClick={() => answer('1')}>
        {texts.cookie.acceptAll}
      </SiteButton>
    </div>
  )
}
