import { useState } from 'react'
import { SiteLink } from '#src/components/site-link.tsx'
import { cookieSettings as texts } from '#src/content/cookie-settings.ts'
import { hrefTo } from '#src/routes.ts'
import { CookieButtons } from '#src/popups/shared/cookie-buttons.tsx'
import { readCookieChoice } from '#src/popups/shared/cookie-choice.ts'
import { Frame } from '#src/popups/frame.tsx'
import { useActions } from '#src/stores/app-store.ts'
import styles from './popup.module.css'

/** The cookie choice again: the current one, explanations, and the same two answers. */
export default function CookieSettings() {
  const { closePopup } = useActions()
  const [chosen] = useState(readCookieChoice)
  return (
    <Frame
      title={texts.title}
      text={texts.lead}
      side={
        <div>
          <p className="label muted">{texts.now}</p>
          <p className={`h3 ${styles.now}`}>{texts.chosen[chosen ?? 'none']}</p>
        </div>
      }
      actions={<CookieButtons className={styles.buttons} onAnswer={closePopup} />}
    >
      <dl className={styles.kinds}>
        {texts.kinds.map(({ name, text }) => (
          <div key={name}>
            <dt className="h3">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.policy}>
        <SiteLink target={{ href: hrefTo('personal-data') }} className="u" onClick={closePopup}>
          {texts.policy}
        </SiteLink>
      </p>
    </Frame>
  )
}
