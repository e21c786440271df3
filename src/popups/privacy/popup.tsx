import { ArrowLink } from '#src/components/site-button.tsx'
import { legalLinks } from '#src/content/footer.ts'
import { shownPrivacy } from '#src/content/legal/shown-privacy.ts'
import { hrefTo } from '#src/routes.ts'
import { Frame } from '#src/popups/frame.tsx'
import { useActions } from '#src/stores/app-store.ts'
import styles from './popup.module.css'

/** The privacy policy in five answers, with links to the complete documents. */
export default function PrivacyPopup() {
  const { closePopup } = useActions()
  const { title, editionText, sections } = shownPrivacy()
  return (
    <Frame
      title={title}
      text={editionText}
      actions={
        <ul className={styles.links}>
          <li>
            <ArrowLink target={{ href: hrefTo('personal-data') }} onClick={closePopup}>
              Персональные данные
            </ArrowLink>
          </li>
          {legalLinks
            .filter(({ file }) => file)
            .map(({ name, href }) => (
              <li key={href}>
                <ArrowLink target={{ href, external: true }}>{name} (PDF)</ArrowLink>
              </li>
            ))}
        </ul>
      }
    >
      <dl className={styles.answers}>
        {sections.map(({ heading, paragraphs = [] }) => (
          <div key={heading}>
            <dt className="h3">{heading}</dt>
            {paragraphs.map((paragraph) => (
              <dd key={paragraph}>{paragraph}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Frame>
  )
}
