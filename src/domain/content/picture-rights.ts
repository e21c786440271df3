import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'

/** A picture with limited rights: its id and the time, ISO in UTC, from which it may no longer be shown. */
export type PictureEnd = { id: string; end: string }

const DAY_MS = 86_400_000

/** Rights last to the end of their last day, YYYY-MM-DD, in Moscow. */
export const endOfRights = (lastDay: string): string =>
  new Date(instantIn(DEFAULT_ZONE, lastDay, '00:00').getTime() + DAY_MS).toISOString()

/** Replaces a cover whose rights have ended; drawn by scripts/pictures. */
export const COVER_WITHOUT_PICTURE = {
  image: '/images/news/no-picture.svg',
  image_wide: '/images/news/no-picture-wide.svg',
  image_alt: 'Две линии света на тёмном фоне',
} as const

/** The JSON of a body without pictures whose rights have ended: neither the pictures nor their descriptions. */
export function withoutPictures(body: string, ended: readonly string[]): string {
  if (!ended.some((id) => body.includes(addressOf(id)))) return body
  const isEnded = (value: unknown): boolean =>
    typeof value === 'string' && ended.some((id) => value.startsWith(addressOf(id)))
  return JSON.stringify(strip(JSON.parse(body), isEnded))
}

/** Common prefix of the addresses of all files of a picture (backend/pictures/names.ts). */
const addressOf = (id: string): string => `/assets/media-${id}-`

type IsEnded = (value: unknown) => boolean

function strip(value: unknown, isEnded: IsEnded): unknown {
  if (Array.isArray(value))
    return value.filter((part) => !isImageBlock(part, isEnded)).map((part) => strip(part, isEnded))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  const lost = parts.some(([name, part]) => name === 'image' && isEnded(part))
  return Object.fromEntries(
    parts.map(([name, part]) => {
      if (isEnded(part)) return [name, '']
      return [name, lost && (name === 'alt' || name === 'image_alt') ? '' : strip(part, isEnded)]
    }),
  )
}

const isImageBlock = (part: unknown, isEnded: IsEnded): boolean =>
  typeof part === 'object' && part !== null && 'src' in part && isEnded(part.src)
