import { useSyncExternalStore } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { MADE_LINKS } from '#src/domain/constants.ts'
import { LINK_TARGET_FIELD } from '#src/domain/counted-link.ts'
import { typograf } from '#src/domain/typography.ts'
import styles from '#src/pages/links/links.module.css'

const OFFER = typograf(
  'Сколько людей придёт и сколько заявок они оставят, покажет страница с цифрами: её адрес узнаете только вы.',
)
const COUNTED = typograf('Переходы по этой ссылке считаются. Если изменить поля, это будет уже другая ссылка.')

// The server sets this outside the page's own state (app/vitals.ts).
const isCounting = () => document.documentElement.dataset['counts'] !== undefined
const neverChanges = () => () => {}

type CountedProps = { target: string; isCounted: boolean }

/** Starts counting the link: an ordinary form, so it works without scripts. Only where the site counts at all. */
export function Counted({ target, isCounted }: CountedProps) {
  const isOffered = useSyncExternalStore(neverChanges, isCounting, () => false)
  if (isCounted) return <p className="muted">{COUNTED}</p>
  const form = (
    <form action={`${MADE_LINKS}/new`} method="post" className={styles.counted}>
      <input type="hidden" name={LINK_TARGET_FIELD} value={target} />
      <p className="small muted">{OFFER}</p>
      <SiteButton type="submit" size="small" variant="ghost">
        Завести страницу с цифрами
      </SiteButton>
    </form>
  )
  return isOffered ? form : <noscript>{form}</noscript>
}
