import type { NewsBlock, NewsDetail } from '#src/domain/news.ts'
import { hrefTo } from '#src/routes.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'
import type { Photo } from '#src/content/pictures/list.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { photoSrc } from '#src/content/pictures/photo-files.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { uprightOf } from '#src/content/pictures/slots.ts'
import { newsRows, type CarBlock, type CoverSubject, type NewsRow, type PhotoBlock } from '#src/content/seed/news.ts'

const WORDS_A_MINUTE = 180

type Part = NewsRow['body'][number]
const isCar = (part: Part): part is CarBlock => typeof part !== 'string' && part.type === 'car'
const isPhoto = (part: Part): part is PhotoBlock =>
  typeof part !== 'string' && (part.type === 'photo' || part.type === 'render')

type NewsPhoto = { name: string; photo: Photo; place: 'cover' | 'cover-wide'; isRender: boolean }

/** The cover of a row, on cards and wide: photographs are preferred to rendered pictures. */
const coverOf = ({ photo, photoWide, render, renderWide }: NewsRow) =>
  photo ? { photo, wide: photoWide, isRender: false } : { photo: render, wide: renderWide, isRender: true }

/** The same from a car's own pictures; undefined for a model without it. */
function carCoverOf({ carCover }: NewsRow) {
  if (!carCover) return undefined
  const wide = pictureOf(carCover.code, carCover.shot)
  const upright = pictureOf(carCover.code, uprightOf(carCover.shot))
  return wide && upright && { image: upright.src, wide: wide.src, alt: wide.alt }
}

/** A row's photographs: the cover is named by the row's code, those of the body are numbered from 1. */
function photosOf(row: NewsRow): NewsPhoto[] {
  const { code, body } = row
  const { photo, wide, isRender } = coverOf(row)
  return [
    ...(photo ? [{ name: code, photo, place: 'cover' as const, isRender }] : []),
    ...(wide ? [{ name: wideOf(code), photo: wide, place: 'cover-wide' as const, isRender }] : []),
    ...body.filter(isPhoto).map((block, index) => ({
      name: `${code}-${index + 1}`,
      photo: block.photo,
      place: 'cover' as const,
      isRender: block.type === 'render',
    })),
  ]
}
const wideOf = (code: string): string => `${code}-wide`

/** Photographs of all news, for scripts/media. */
export const newsPhotos: readonly NewsPhoto[] = newsRows.flatMap(photosOf)

/** The address of a photograph; null while its file is missing or may not be shown. */
const photoOf = (name: string, place: NewsPhoto['place'] = 'cover'): string | null => {
  const photo = generatedPictures.news?.[name]
  return photo ? photoSrc(photo.name, place) : null
}

/** Empty for a model without the picture. */
function carPicture({ code, shot, caption }: CarBlock): NewsBlock[] {
  const shown = pictureOf(code, shot)
  if (!shown) return []
  const { src, alt } = shown
  const words = { alt, ...(caption && { caption }) }
  if (typeof shot !== 'string') return [{ type: 'image', src, ...words }]
  return [{ type: 'image', src: pictureOf(code, uprightOf(shot))?.src ?? src, wide: src, ...words }]
}

function toBlocks(code: string, body: readonly Part[]): NewsBlock[] {
  const photos = body.filter(isPhoto)
  return body.flatMap((part): NewsBlock[] => {
    if (typeof part === 'string') return [{ type: 'p', text: part }]
    if (isCar(part)) return carPicture(part)
    if (!isPhoto(part)) return [part]
    const src = photoOf(`${code}-${photos.indexOf(part) + 1}`)
    const { photo, caption } = part
    return src ? [{ type: 'image', src, alt: photo.alt, ...(caption && { caption }) }] : []
  })
}

/** Drawn by scripts/pictures. */
const drawnCover = (name: string): string => `/images/news/${name}.svg`

function readMinutes(body: readonly NewsBlock[]): number {
  const words = JSON.stringify(body).split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** A news item without its neighbours, which depend on the dates of the others. */
export type NewsItem = Omit<NewsDetail, 'prev' | 'next'>

/** News items that name the subject of their cover, by code. */
export const coverSubjects: ReadonlyMap<string, CoverSubject> = new Map(
  newsRows.flatMap(({ code, cover }) => (cover ? [[code, cover]] : [])),
)

/** All news, typographed (gaps.md 14). */
export const news: readonly NewsItem[] = newsRows.map((row) => {
  const { alt, body, next, models = [], name, id, code, date, category, preview } = row
  const { photo } = coverOf(row)
  const own = carCoverOf(row)
  const cover = own?.image ?? photoOf(code)
  const wide = own?.wide ?? (cover ? photoOf(wideOf(code), 'cover-wide') : drawnCover(wideOf(code)))
  const links = next.map(([label, to]) => ({ name: label, href: hrefTo(to) }))
  const blocks = [...toBlocks(code, body), { type: 'links' as const, items: links }]
  return {
    ...typografDeep({
      id,
      code,
      date,
      category,
      preview,
      image_alt: own?.alt ?? (cover && photo?.alt) ?? alt,
      body: blocks,
    }),
    name: typograf(name),
    image: cover ?? drawnCover(code),
    ...(wide && { image_wide: wide }),
    models,
    tags: [],
    read_minutes: readMinutes(blocks),
  }
})
