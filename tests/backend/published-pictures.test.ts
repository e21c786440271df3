import { expect, it } from 'vitest'
import { newsRow } from '#src/backend/content/project.ts'
import type { ContentBlock } from '#src/domain/content/bodies.ts'
import { newsItem } from '../fixtures/news.ts'

const address = (place: string) => `/assets/media-0123456789abcdef-50x50-${place}.jpg`
const uploaded = { type: 'image' as const, src: address('cover-1080'), alt: 'На мосту' }
const p = { type: 'p' as const, text: 'Абзац.' }
const heading = { type: 'h2' as const, text: 'Часть' }

/** Which of the pictures are published with one for wide screens. */
const widthsOf = (body: ContentBlock[]): (string | undefined)[] => {
  const { body: published } = JSON.parse(
    newsRow({ ...newsItem({ id: 1, code: 'item', date: '2021-07-01' }), body }).document,
  ) as { body: ContentBlock[] }
  return published.flatMap((block) => (block.type === 'image' ? [block.wide] : []))
}

it('an uploaded picture goes from edge to edge right before a heading, not elsewhere', () => {
  expect(widthsOf([p, uploaded, heading, uploaded, p])).toEqual([address('cover-wide-1920'), undefined])
  expect(widthsOf([uploaded, uploaded, heading])).toEqual([undefined, undefined])
})

it('a picture that came with the site keeps its own; one uploaded in its place does not', () => {
  const shipped = { ...uploaded, src: '/assets/car-1080.jpg', wide: '/assets/car-1920.jpg' }
  expect(widthsOf([shipped, p])).toEqual([shipped.wide])
  expect(widthsOf([{ ...shipped, src: uploaded.src }, p])).toEqual([undefined])
})
