import { describe, expect, it } from 'vitest'
import { endOfRights, withoutPictures } from '#src/domain/content/picture-rights.ts'

const [ENDED, OTHER] = ['00000000000000aa', '00000000000000bb']
const src = (id: string, place: string) => `/assets/media-${id}-50x50-${place}-1080.jpg`
const shown = (body: object) => JSON.parse(withoutPictures(JSON.stringify(body), [ENDED])) as unknown

describe('pictures whose rights have ended', () => {
  it('may be shown to the end of their last day in Moscow', () =>
    expect(endOfRights('2021-07-14')).toBe('2021-07-14T21:00:00.000Z'))

  it('leave their place and the words about them', () =>
    expect(shown({ image: src(ENDED, 'hero'), alt: 'Автомобиль у озера' })).toEqual({ image: '', alt: '' }))

  it('leave an article, whose other blocks stay', () => {
    const words = { type: 'p', text: 'Первый абзац.' }
    const own = { type: 'image', src: src(OTHER, 'cover'), alt: 'Наш снимок' }
    const article = { name: 'Новость', image: src(OTHER, 'cover'), image_alt: 'Обложка' }
    expect(shown({ ...article, body: [words, { ...own, src: src(ENDED, 'cover') }, own] })).toEqual({
      ...article,
      body: [words, own],
    })
  })

  it('take nothing of what shows others', () => {
    const body = JSON.stringify({ image: src(OTHER, 'hero'), alt: 'Автомобиль', count: 1, none: null })
    expect(withoutPictures(body, [ENDED])).toBe(body)
  })
})
