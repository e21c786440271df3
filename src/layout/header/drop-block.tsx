import { memo } from 'react'
import { cx } from '#src/components/class-names.ts'
import { targetOfItem, type LinkTarget } from '#src/components/links.ts'
import { ArrowLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import { disclaimerNow } from '#src/content/footer.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { photoName, photoSources } from '#src/content/pictures/photo-files.ts'
import { sourcesOf } from '#src/content/pictures/sources.ts'
import { FRAME } from '#src/domain/frames.ts'
import { groupsByKind, type FooterLink, type MenuEntry, type MenuGroup, type MenuItem } from '#src/domain/menu.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './drop-block.module.css'

/** The drop-down block of a menu entry: its details, then models by group, or lists and a picture. */
export const DropBlock = memo(function DropBlock({ entry, withPictures }: { entry: MenuEntry; withPictures: boolean }) {
  const { models, others } = groupsByKind(entry)

  return (
    <div className={cx('wrap', styles.inner)}>
      {models.length > 0 ? (
        <>
          <Intro entry={entry} />
          <div className={styles.models}>
            {models.map((group) => (
              <Models key={group.id} group={group} withPictures={withPictures} />
            ))}
          </div>
          <div className={styles.foot}>
            {others.map((group) => (
              <FootLinks key={group.id} name={group.name} links={group.items} />
            ))}
            <FootLinks links={entry.footerLink?.slice(-1) ?? []} />
          </div>
          {/* Next to prices, not only in the footer (russian-rules.md 3). */}
          <p className={styles.note}>{disclaimerNow()}</p>
        </>
      ) : (
        <>
          <Lists entry={entry} withPictures={withPictures} />
          <div className={styles.foot}>
            <FootLinks links={fastLinksBeside(entry)} />
          </div>
        </>
      )}
    </div>
  )
})

/** The subject of the block: the entry's details, or its name alone. */
function Intro({ entry: { name, details } }: { entry: MenuEntry }) {
  return (
    <div className={styles.intro}>
      <p className="h2">{details?.title ?? name}</p>
      {details && <p className="muted">{details.description}</p>}
    </div>
  )
}

type ModelsProps = { group: MenuGroup; withPictures: boolean }

/** A group of models, as wide as it has cars, under its name. */
function Models({ group, withPictures }: ModelsProps) {
  const { closeLayers } = useActions()
  const nameId = `drop-group-${group.id}`
  return (
    <div className={styles.group} data-cars={group.items.length}>
      <p id={nameId} className={styles.groupName}>
        {group.name}
      </p>
      <ul aria-labelledby={nameId}>
        {group.items.map((item) => {
          const model = item.code && modelByCode(item.code)
          const target = targetOfItem(item)
          return (
            target &&
            model && (
              <li key={item.id}>
                <SiteLink target={target} className={styles.model} onClick={closeLayers}>
                  <span className={styles.name}>{item.name}</span>
                  <span className={styles.picture}>{withPictures && <MenuPicture src={model.image} />}</span>
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
    </div>
  )
}

function Lists({ entry, withPictures }: { entry: MenuEntry; withPictures: boolean }) {
  const { closeLayers } = useActions()
  const { itemsGroup = [], ads } = entry
  const adTarget = ads && targetOfItem(ads.button)
  return (
    <div className={styles.groups}>
      <Intro entry={entry} />
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
          <span className={styles.picture}>{withPictures && <MenuPicture src={ads.image} />}</span>
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

/** Drawings that have ready-made pictures. */
const STUDIO = /-studio\.svg$/

/**
 * A car next to its name: for a photograph, recognised by its address, the suitable width; for a drawing the ready-made
 * picture, because its thousand elements would be repainted in every frame of the menu.
 */
function MenuPicture({ src }: { src: string }) {
  const photo = photoName(src)
  const sources = photo ? photoSources(photo, 'side', '300px') : STUDIO.test(src) ? sourcesOf('side', src, '300px') : []
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img src={hashed(src)} width={FRAME.width} height={FRAME.height} alt="" decoding="async" />
    </picture>
  )
}

type FootLinksProps = { name?: string; links: readonly (MenuItem | FooterLink)[] }

function FootLinks({ name, links }: FootLinksProps) {
  const { closeLayers } = useActions()
  const shown = links.flatMap((link) => {
    const target = targetOfItem(link)
    return target ? [{ link, target }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.footGroup}>
      {name && <p className={styles.groupName}>{name}</p>}
      <ul>
        {shown.map(({ link, target }) => (
          <li key={link.id}>
            <ArrowLink target={target} onClick={closeLayers}>
              {link.name}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const purposeOf = (target: LinkTarget | null): string | undefined =>
  target ? ('href' in target ? target.href : target.action) : undefined

/** Quick links to targets that are not in the block already. */
function fastLinksBeside({ itemsGroup = [] }: MenuEntry): MenuItem[] {
  const there = new Set(itemsGroup.flatMap(({ items }) => items.map((item) => purposeOf(targetOfItem(item)))))
  return fastLinks.filter((link) => !there.has(purposeOf(targetOfItem(link))))
}
