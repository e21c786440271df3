import { expect, test } from 'vitest'
import { altIn, withAlt } from '#src/office/client/content/with-alt.ts'

const src = '/assets/own.jpg'
const picture = { src, alt: 'Мост в тумане', former: '' }

test('what is on a picture fills the empty field beside it', () => {
  expect(withAlt({ image: src, image_alt: '' }, picture)).toEqual({ image: src, image_alt: picture.alt })
  expect(withAlt({ image: src, alt: '' }, picture)).toEqual({ image: src, alt: picture.alt })
  expect(withAlt({ image: src }, picture)).toEqual({ image: src, image_alt: picture.alt })
  const block = { type: 'image', src }
  expect(withAlt({ body: [block] }, picture)).toEqual({ body: [{ ...block, alt: picture.alt }] })
})

test('what an editor has written, and what stands beside other pictures, stays', () => {
  const body = { image: src, image_alt: 'Свои слова', body: [{ type: 'image', src: '/other.jpg', alt: '' }] }
  expect(withAlt(body, picture)).toEqual(body)
})

test('words about the picture that was there before go with it', () => {
  const former = 'Прежний снимок'
  const put = { ...picture, former }
  expect(withAlt({ image: src, image_alt: former }, put)).toEqual({ image: src, image_alt: picture.alt })
  expect(withAlt({ image: src, image_alt: 'Свои слова' }, put)).toEqual({ image: src, image_alt: 'Свои слова' })
  const takenOut = { src: undefined, alt: '', former }
  expect(withAlt({ image: undefined, alt: former }, takenOut)).toEqual({ image: undefined, alt: '' })
  const paragraph = { type: 'p', text: 'Абзац', src: undefined }
  expect(withAlt({ body: [paragraph] }, takenOut)).toEqual({ body: [paragraph] })
})

test('what the form says of a picture is found beside it, wherever that is', () => {
  const body = {
    image: '/other.jpg',
    image_alt: 'Другой',
    body: [
      { type: 'p', text: '' },
      { type: 'image', src, alt: 'Мост' },
    ],
  }
  expect([altIn(body, src), altIn(body, '/other.jpg'), altIn(body, '/none.jpg')]).toEqual(['Мост', 'Другой', ''])
})
