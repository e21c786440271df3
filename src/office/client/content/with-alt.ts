import type { Body } from '#src/office/client/content/form.tsx'

/** An address as stored in content, and the picture's description. */
export type ChosenPicture = {
  /** Undefined: the picture was removed. */
  src: string | undefined
  alt: string
  /** The description of the previous picture in the form; empty where there was none. */
  former: string
}

/**
 * The description of a chosen picture fills the field next to it, if that is empty or still has the description of the
 * previous one.
 */
export function withAlt(body: Body, picture: ChosenPicture): Body {
  const filled = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, inside(value, picture)]))
  const field = altFieldOf(body, picture.src)
  const isTold = (words: unknown) => (words ? words !== picture.former : picture.src === undefined)
  return field !== null && !isTold(body[field]) ? { ...filled, [field]: picture.alt } : filled
}

/** The description in a form for the picture with this address; empty where there is none. */
export function altIn(value: unknown, src: string): string {
  if (Array.isArray(value)) return firstOf(value, src)
  if (!isBody(value)) return ''
  const field = altFieldOf(value, src)
  const alt = field === null ? '' : value[field]
  return typeof alt === 'string' && alt !== '' ? alt : firstOf(Object.values(value), src)
}
const firstOf = (values: readonly unknown[], src: string): string =>
  values.map((part) => altIn(part, src)).find((alt) => alt !== '') ?? ''

/** In blocks the address is `src`, in items `image`; null where another picture is set. */
function altFieldOf(body: Body, src: string | undefined): string | null {
  if ('src' in body && body['src'] === src) return 'alt'
  if (!('image' in body) || body['image'] !== src) return null
  return 'alt' in body ? 'alt' : 'image_alt'
}

function inside(value: unknown, picture: ChosenPicture): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => inside(part, picture))
  return isBody(value) ? withAlt(value, picture) : value
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null
