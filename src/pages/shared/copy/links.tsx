import { NBHYPHEN, NBSP } from '#src/domain/nbsp.ts'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icon.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { toTelHref } from '#src/domain/phone.ts'
import { hrefTo, type StaticRouteName } from '#src/routes.ts'
import styles from '#src/pages/shared/copy/links.module.css'

type Look = { className?: string | undefined; children: ReactNode }

/** A link to a page whose address is already known: from the store, a search result, `hrefTo`. */
export const HrefLink = ({
  href,
  className,
  children,
  current = false,
}: Look & { href: string; current?: boolean }) => (
  <SiteLink target={{ href }} className={className} {...(current && { 'aria-current': true })}>
    {children}
  </SiteLink>
)

export type RouteLinkProps = Look & { to: StaticRouteName; query?: Record<string, string>; hash?: string }

/** A link to a page by name. */
export const RouteLink = ({ to, query, hash, ...look }: RouteLinkProps) => (
  <HrefLink href={hrefTo(to, { ...(query && { query }), ...(hash && { hash }) })} {...look} />
)

/** The same with an arrow. */
export const RouteArrow = ({ to, query, hash, children }: RouteLinkProps) => (
  <ArrowLink target={{ href: hrefTo(to, { ...(query && { query }), ...(hash && { hash }) }) }}>{children}</ArrowLink>
)

export const Arrow = ({ className = styles.arr }: { className?: string | undefined }) => (
  <Icon name="arrow" className={className} />
)

/** A phone number as people read it; the link dials its normal form. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={toTelHref(phone)} className={className ?? styles.phone}>
    {phone.replaceAll(' ', NBSP).replaceAll('-', NBHYPHEN)}
  </a>
)
