import { useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { targetOfItem } from '#src/components/links.ts'
import { ArrowLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import type { MenuEntry, MenuItem } from '#src/domain/menu.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './drop-block.module.css'

/** What hangs under a menu entry: models in a row, or a heading with lists and a picture. */
export function DropBlock({ entry }: { entry: MenuEntry }) {
  // Pictures are asked for with the first opening.
  const isOpen = useAppState(({ activeDropdown }) => activeDropdown === entry.id)
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)
  const items = entry.itemsGroup?.flatMap((group) => group.items) ?? []
  const hasModels = items.some(({ type }) => type === 'model')

  return (
    <div className={cx('wrap', styles.inner)}>
      {hasModels ? (
        <ModelLine items={items} withPictures={hasOpened} />
      ) : (
        <Groups entry={entry} withPictures={hasOpened} />
      )}
      <FootLinks entry={entry} items={hasModels ? items : []} />
    </div>
  )
}

type LineProps = { items: MenuItem[]; withPictures: boolean }

function ModelLine({ items, withPictures }: LineProps) {
  const { closeLayers } = useActions()
  const cars = items
    .flatMap((item) => (item.type === 'model' && item.code ? [{ item, model: modelByCode(item.code) }] : []))
    .sort((one, other) => one.model.sort - other.model.sort)
  return (
    <ul className={styles.models}>
      {cars.map(({ item, model }) => {
        const target = targetOfItem(item)
        return (
          target && (
            <li key={item.id}>
              <SiteLink target={target} className={styles.model} onClick={closeLayers}>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.picture}>
                  {withPictures && <img src={model.image} width="5505" height="1900" alt="" decoding="async" />}
                </span>
                <span className={styles.about}>
                  {modelKind(model.code)}
                  <br />
                  <PriceFrom model={model} />
                </span>
              </SiteLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

function Groups({ entry, withPictures }: { entry: MenuEntry; withPictures: boolean }) {
  const { closeLayers } = useActions()
  const { itemsGroup = [], details, ads } = entry
  const adTarget = ads && targetOfItem(ads.button)
  return (
    <div className={styles.groups}>
      <div className={styles.intro}>
        <p className="h2">{details?.title ?? entry.name}</p>
        {details && <p className={cx('small muted', styles.description)}>{details.description}</p>}
      </div>
      <div className={cx(styles.lists, !ads && styles.twoColumns)}>
        {itemsGroup.map((group) => (
          <div key={group.id}>
            {itemsGroup.length > 1 && <p className={styles.groupName}>{group.name}</p>}
            <ul>
              {group.items.map((item) => {
                const target = targetOfItem(item)
                return (
                  target && (
                    <li key={item.id}>
                      <SiteLink target={target} className={styles.link} onClick={closeLayers}>
                        {item.name}
                      </SiteLink>
                    </li>
                  )
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      {ads && (
        <div className={styles.ads}>
          <span className={styles.picture}>
            {withPictures && <img src={ads.image} width="5505" height="1900" alt="" decoding="async" />}
          </span>
          <p className="small muted">{ads.description}</p>
          {adTarget && (
            <ArrowLink target={adTarget} onClick={closeLayers}>
              {ads.button.name}
            </ArrowLink>
          )}
        </div>
      )}
    </div>
  )
}

/** Quick links, and what the entry's groups hold besides models. */
function FootLinks({ entry, items }: { entry: MenuEntry; items: MenuItem[] }) {
  const { closeLayers } = useActions()
  const overview = entry.footerLink?.at(-1)
  const own = items.filter(({ type }) => type !== 'model')
  const links = items.length > 0 ? [...(overview ? [overview] : []), ...own] : fastLinks
  return (
    <ul className={styles.foot}>
      {links.map((link) => {
        const target = targetOfItem(link)
        return (
          target && (
            <li key={link.id}>
              <ArrowLink target={target} onClick={closeLayers}>
                {link.name}
              </ArrowLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
