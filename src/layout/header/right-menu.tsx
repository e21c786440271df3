import { memo } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import * as texts from '#src/content/texts.ts'
import { withoutHeaderOnly, type MenuEntry } from '#src/domain/menu.ts'
import { headerPhone } from '#src/domain/options.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './header.module.css'

/**
 * The dealer's phone, the first quick link, services. On phones the burger menu has the services too, so only those
 * that are nowhere else stay (gaps.md 3).
 */
export const RightMenu = memo(function RightMenu({ menu }: { menu: MenuEntry[] }) {
  const { closeLayers } = useActions()
  const phone = useAppState(({ options }) => options && headerPhone(options))
  const entries = menu.filter(({ rightMenu }) => rightMenu)
  const alsoElsewhere = new Set(withoutHeaderOnly(entries).map(({ id }) => id))
  const fast = fastLinks[0] && targetOfItem(fastLinks[0])

  return (
    <nav className={styles.services} aria-label="Сервисное меню">
      {fast && menu.length > 0 && (
        <SiteLink
          target={fast}
          className={cx(styles.item, phone ? styles.fastWide : styles.fast)}
          onClick={closeLayers}
        >
          {fastLinks[0]?.name}
        </SiteLink>
      )}
      {phone && (
        <a href={toTelHref(phone)} className={cx(styles.item, styles.phone, 'num')} aria-label={texts.call(phone)}>
          <Icon name="phone" className={styles.phoneIcon} />
          <span>{phone}</span>
        </a>
      )}
      <ul>
        {entries.map((entry) => {
          const target = targetOfItem(entry)
          if (!target) return null
          return (
            <li key={entry.id} className={alsoElsewhere.has(entry.id) ? styles.optional : undefined}>
              <SiteLink target={target} mark={false} className="icon-btn" title={entry.name} onClick={closeLayers}>
                <Icon name={entry.iconName ?? 'arrow'} />
                <span className="vh">{entry.name}</span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
