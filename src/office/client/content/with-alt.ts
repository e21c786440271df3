import type { Body } from '#src/office/client/content/form.tsx'

/** An address that content stores, and what is on it. */
export type ChosenPicture = {
  /** Undefined: the picture was taken out. */
  src: string | undefined
  alt: string
  /** What the form said of the picture that stood there before; empty where there was none. */
  former: string
}

/**
 * What is on a chosen picture is said once: it fills the field beside the picture, if that is empty or still tells of the
 * one before.
 */
export function withAlt(body: Body, picture: ChosenPicture): Body {
  const filled = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, inside(value, picture)]))
  const field = altFieldOf(body, picture.src)
  const isTold = (words: unknown) => (words ? words !== picture.former : picture.src === undefined)
  return field !== null && !isTold(body[field]) ? { ...filled, [field]: picture.alt } : filled
}

/** What a form says is on the picture of this address; empty where it says nothing. */
export function altIn(value: unknown, src: string): string {
  if (Array.isArray(value)) return firstOf(value, src)
  if (!isBody(value)) return ''
  const field = altFieldOf(value, src)
  const alt = field === null ? '' : value[field]
  return typeof alt === 'string' && alt !== '' ? alt : firstOf(Object.values(value), src)
}
const firstOf = (values: readonly unknown[], src: string): string =>
  values.map((part) => altIn(part, src)).find((alt) => alt !== '') ?? ''

/** Blocks call the address `src`, items `image`; null where another picture stands. */
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
