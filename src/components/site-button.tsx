import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { Cta } from '#src/content/copy.ts'
import type { Options } from '#src/domain/options.ts'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfCta, type LinkTarget } from '#src/components/links.ts'
import { SiteLink, type SiteLinkProps } from '#src/components/site-link.tsx'
import { Unbroken } from '#src/components/unbroken.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './site-button.module.css'

type ButtonLook = { variant?: 'primary' | 'ghost'; size?: 'small' | 'middle'; wide?: boolean }

/** Characters of a label that fits on one line on all but the narrowest phones. */
const SHORT = 24

const lookOf = (
  { variant = 'primary', size = 'middle', wide }: ButtonLook,
  label: ReactNode,
  className: string | undefined,
) =>
  cx(
    styles.button,
    typeof label === 'string' && label.length <= SHORT && styles.short,
    variant === 'ghost' && styles.ghost,
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  )

type SiteButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  ButtonLook & {
    className?: string | undefined
    ref?: Ref<HTMLButtonElement>
    children: ReactNode
    /** The label names what is in progress; a moving line replaces the arrow. */
    busy?: boolean
    arrow?: boolean
  }

export function SiteButton(props: SiteButtonProps) {
  const {
    variant,
    size,
    wide,
    busy = false,
    arrow = true,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      className={lookOf(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        children,
        className,
      )}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {typeof children === 'string' ? <Unbroken text={children} /> : children}
      {arrow && <Icon name="arrow" className={styles.arrow} />}
    </button>
  )
}

type ButtonLinkProps = Omit<SiteLinkProps, 'target' | 'size' | 'color' | 'icon' | 'hover' | 'iconPosition'> &
  ButtonLook & { links?: Options['links'] } & ({ cta: Cta; target?: never } | { target: LinkTarget; cta?: never })

/** A link that looks like a button. Nothing when the call to action has no address. */
export function ButtonLink({ cta, target, links, variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  const known = useAppState(({ options }) => options?.links)
  const resolved = target ?? targetOfCta(cta, links ?? known)
  if (!resolved) return null
  const isExternal = 'href' in resolved && resolved.external === true
  const label = children ?? cta?.label
  return (
    <SiteLink
      {...rest}
      target={resolved}
      mark={false}
      className={lookOf(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        label,
        className,
      )}
    >
      <span>{typeof label === 'string' ? <Unbroken text={label} /> : label}</span>
      <Icon name={isExternal ? 'new-window' : 'arrow'} className={isExternal ? styles.external : styles.arrow} />
    </SiteLink>
  )
}

/** Text link with an arrow: the third and later calls to action of a row. */
export function ArrowLink({ target, children, ...rest }: Omit<SiteLinkProps, keyof ButtonLook>) {
  const isExternal = 'href' in target && target.external === true
  return (
    <SiteLink {...rest} target={target} hover="underline" icon={isExternal ? 'new-window' : 'arrow'}>
      {children}
    </SiteLink>
  )
}

type CtaListProps = {
  ctas: readonly Cta[] | undefined
  links?: Options['links']
  /** None is filled: the page has another first action. */
  quiet?: boolean
  className?: string | undefined
}

/** A row of calls to action: one filled, one outlined, the rest as text links. */
export function CtaList({ ctas = [], links, quiet, className }: CtaListProps) {
  const known = useAppState(({ options }) => options?.links)
  const shown = ctas.flatMap((cta) => {
    const target = targetOfCta(cta, links ?? known)
    return target ? [{ cta, target }] : []
  })
  const marked = shown.findIndex(({ cta }) => cta.primary)
  const ordered = marked > 0 ? [shown[marked]!, ...shown.filter((_, index) => index !== marked)] : shown
  if (ordered.length === 0) return null
  return (
    <div className={cx(styles.row, className)}>
      {ordered.map(({ cta, target }, index) =>
        index < 2 ? (
          <ButtonLink key={cta.label} target={target} variant={quiet || index ? 'ghost' : 'primary'}>
            {cta.label}
          </ButtonLink>
        ) : (
          <ArrowLink key={cta.label} target={target}>
            {cta.label}
          </ArrowLink>
        ),
      )}
    </div>
  )
}
