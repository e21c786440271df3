/** Glyphs of the sprite (icons.svg). */
export const ICON_NAMES = [
  'search',
  'support',
  'user',
  'new-window',
  'worldwide',
  'arrow',
  'arrow-up',
  'chevron',
  'play',
  'pause',
  'copy',
  'cross',
  'check',
  'phone',
  'vk',
  'telegram',
  'rutube',
  'dzen',
  'ok',
  'app-store',
  'google-play',
  'burger',
  'back',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** A name from an API may be missing in the sprite: then nothing is drawn. */
type AnyName = IconName | (string & {})
/**
 * Glyphs that are not square: a class each, because a rule that selects by the icon's content would be evaluated with
 * every change inside it.
 */
const SHAPES: Partial<Record<string, string>> = { arrow: ' icon-wide', back: ' icon-wide', chevron: ' icon-small' }

type IconProps = { name: AnyName; className?: string | undefined; title?: string }

/** A glyph of the sprite (icons.svg), which the server puts into the document. Decorative unless it has a title. */
export function Icon({ name, className, title }: IconProps) {
  return (
    <svg
      className={`icon${SHAPES[name] ?? ''}${className ? ` ${className}` : ''}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
