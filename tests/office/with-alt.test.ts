import { expect, test } from 'vitest'
import { withAlt } from '#src/office/client/content/with-alt.ts'

const src = '/assets/own.jpg'
const picture = { src, alt: 'Мост в тумане' }

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
