import type { Body } from '#src/office/client/content/form.tsx'

/** An address that content stores, and what is on it. */
export type ChosenPicture = { src: string; alt: string }

/** What is on a chosen picture is said once: it fills the field beside the picture, if that is empty. */
export function withAlt(body: Body, picture: ChosenPicture): Body {
  const filled = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, inside(value, picture)]))
  const field = altFieldOf(body, picture)
  return field !== null && !body[field] ? { ...filled, [field]: picture.alt } : filled
}

/** Blocks call the address `src`, items `image`; null where another picture stands. */
function altFieldOf(body: Body, { src }: ChosenPicture): string | null {
  if (body['src'] === src) return 'alt'
  if (body['image'] !== src) return null
  return 'alt' in body ? 'alt' : 'image_alt'
}

function inside(value: unknown, picture: ChosenPicture): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => inside(part, picture))
  return isBody(value) ? withAlt(value, picture) : value
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null
