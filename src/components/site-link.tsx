import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { bringIntoView, namedElement } from '#src/components/anchor.ts'
import { cx } from '#src/components/class-names.ts'
import { focusOn } from '#src/components/content-focus.ts'
import { rememberOpener } from '#src/components/popup-opener.ts'
import { Icon, type IconName } from '#src/components/icon.tsx'
import { fallbackHref, type LinkTarget } from '#src/components/links.ts'
import { isPlainClick } from '#src/components/plain-click.ts'
import { Unbroken } from '#src/components/unbroken.tsx'
import * as texts from '#src/content/texts.ts'
import { popupOf } from '#src/domain/popups.ts'
import { matchRoute, routeOf } from '#src/routes.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './site-link.module.css'

/** Display options of the specification, section 5. Without `look` the link has no styling of its own. */
export type LinkLook = {
  color?: 'white' | 'black'
  icon?: IconName
  iconPosition?: 'left' | 'right'
  hover?: 'underline' | 'color'
  size?: 'small' | 'middle' | 'large'
}

export type SiteLinkProps = AriaAttributes &
  LinkLook & {
    target: LinkTarget
    children?: ReactNode
    className?: string | undefined
    id?: string
    title?: string
    rel?: string
    /** A duplicate of a named link: not a tab stop. */
    tabIndex?: -1
    onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
    /** The new-window mark of an external link; off where the link already is an icon. */
    mark?: boolean
  }

/** In-app link, external link or popup opener, depending on the target. */
export function SiteLink(props: SiteLinkProps) {
  const { target, children, className, color, icon, iconPosition, hover, size, onClick, mark = true, ...rest } = props
  const look = cx(
    className,
    (color || icon || hover || size) && styles.link,
    color && styles[color],
    hover && styles[hover],
    size && styles[size],
  )
  const isExternal = 'href' in target && target.external === true
  const glyph = icon ?? (isExternal && mark ? 'new-window' : undefined)
  const shared = { ...rest, ...(look && { className: look }) }
  const content = (
    <>
      {glyph && iconPosition === 'left' && <Icon name={glyph} className={styles.icon} />}
      {typeof children === 'string' ? <Unbroken text={children} /> : children}
      {glyph && iconPosition !== 'left' && <Icon name={glyph} className={styles.icon} />}
      {isExternal && (
        <>
          {' '}
          <span className="vh">{texts.external}</span>
        </>
      )}
    </>
  )

  if ('action' in target)
    return (
      <PopupOpener {...shared} target={target} onClick={onClick}>
        {content}
      </PopupOpener>
    )
  if (isExternal || !isPage(target.href))
    return (
      <a
        {...shared}
        href={target.href}
        onClick={onClick}
        {...(isExternal && { target: '_blank', rel: cx('noopener', rest.rel) })}
      >
        {content}
      </a>
    )
  return (
    <PageLink {...shared} href={target.href} onClick={onClick}>
      {content}
    </PageLink>
  )
}

type AnchorProps = AriaAttributes &
  Pick<SiteLinkProps, 'className' | 'id' | 'title' | 'rel' | 'tabIndex' | 'onClick' | 'children'>

/**
 * Files, phones and addresses outside the routes table are left to the browser. A request page too: it has
 * its own headers (no referrer), and a counter's code running on this page must not keep running there.
 */
function isPage(href: string): boolean {
  if (href.startsWith('#')) return true
  const match = matchRoute(href.replace(/[?#].*$/, ''))
  return match !== null && !routeOf(match.name).personal
}

function PageLink({ href, onClick, children, ...rest }: AnchorProps & { href: string }) {
  const { pathname, search, hash } = useLocation()
  const current = pathname + search + hash
  // Not the router's own Link, which includes the code of a framework's prefetching.
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    const [path, place] = href.split('#')
    // «/finance.html#programs» on that page, too: it names no other query.
    const isPlace = place !== undefined && (path === '' || path === pathname)
    const isDuplicate = (isPlace ? `${pathname}${search}#${place}` : href) === current
    // A page may have rewritten its address in place (filters, figures): the router does not know.
    const shown = window.location.pathname === pathname ? window.location.search : search
    // The browser loads the original address.
    if (isDuplicate && shown !== search) return
    event.preventDefault()
    if (!isDuplicate) return void navigate(isPlace ? { search: shown, hash: place } : href)
    console.warn(`Повторный переход на текущий адрес: ${current}`)
    const element = namedElement(hash)
    if (!element) return
    bringIntoView(element)
    focusOn(element)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

function PopupOpener({
  target: { action, place, preset, fallback },
  onClick,
  children,
  ...rest
}: AnchorProps & { target: Extract<LinkTarget, { action: unknown }> }) {
  const { openPopup } = useActions()
  const href = fallback ?? fallbackHref(action, preset)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    rememberOpener(event.currentTarget)
    openPopup(popupOf(action), place, preset)
  }
  return (
    <a {...rest} href={href} aria-haspopup="dialog" onClick={handleClick}>
      {children}
    </a>
  )
}
