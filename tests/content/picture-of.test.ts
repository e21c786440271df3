import { describe, expect, it } from 'vitest'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { isInPaint, pictureFrom } from '#src/content/pictures/picture-of.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { lineUp } from '#src/content/models/line-up.ts'

const [drawn] = DRAWN_MODELS
const none: GeneratedPictures = {}
const own: GeneratedPictures = {
  models: {
    [drawn]: {
      slots: {
        side: { name: 'g-side-1', alt: 'Сбоку у воды', focus: [40, 60] },
        front34: { name: 'g-render-front34-2', alt: 'Три четверти', isRender: true },
      },
      parts: { wheel: { name: 'g-detail-1-3' } },
      paints: { RED: { name: 'g-paint-red-4' } },
      showroom: {
        RED: { name: 'g-render-showroom-red-6', isRender: true },
        BLU: { name: 'g-render-showroom-blu-7', isRender: true },
      },
      interiors: { BRW: { name: 'g-render-interior-brw-5', isRender: true } },
    },
  },
}

describe('with no photographs', () => {
  it('a drawing stands in its place, with ready-made pictures on every screen, of a dark one on phones', () => {
    const { shownPaint } = lineUp[drawn]
    const shown = pictureFrom(none, drawn, 'studio', '40vw')
    expect(shown).toMatchObject({ source: 'drawing', src: `/images/cars/${drawn}-studio.svg`, width: 5505 })
    expect(shown?.sources).toEqual(pictureFrom(none, drawn, { paint: shownPaint }, '40vw')?.sources)
    expect(shown?.sources).toMatchObject([{ type: 'image/avif', sizes: '40vw' }])
    expect(shown?.sources[0]).not.toHaveProperty('media')
    expect(pictureFrom(none, drawn, 'light')?.sources).toMatchObject([{ media: '(max-width: 768px)' }])
    expect(pictureFrom(none, drawn, 'line')?.sources).toEqual([])
    expect(pictureFrom(none, drawn, { paint: 'RED' })?.src).toBe(`/images/cars/${drawn}-red.svg`)
  })

  it('a rendered picture stands where there is one', () => {
    expect(pictureFrom(none, drawn, { still: 'front34', register: 'light' })).toMatchObject({
      source: 'render',
      src: `/images/stills/${drawn}-front34-light.jpg`,
    })
  })

  it('a place that only photographs fill is empty', () => {
    expect(pictureFrom(none, drawn, 'hero')).toBeNull()
    expect(pictureFrom(none, drawn, 'cabin')).toBeNull()
  })
})

describe('photographs go first', () => {
  it('AVIF in all widths over the widest JPEG, with the editor’s words and focus', () => {
    expect(pictureFrom(own, drawn, 'studio', '50vw')).toEqual({
      source: 'photograph',
      src: '/assets/g-side-1-1920.jpg',
      sources: [
        {
          type: 'image/avif',
          srcSet: [240, 480, 800, 1280, 1920].map((width) => `/assets/g-side-1-${width}.avif ${width}w`).join(', '),
          sizes: '50vw',
        },
      ],
      alt: 'Сбоку у воды',
      width: 1920,
      height: 663,
      focus: [40, 60],
      place: 'side',
    })
  })

  it('what was rendered says so, and goes before the drawing', () => {
    expect(pictureFrom(own, drawn, { still: 'front34', register: 'studio' })?.source).toBe('render')
    expect(pictureFrom(own, drawn, 'front-light')?.source).toBe('render')
  })

  it('a detail and a paint have photographs of their own; others keep the drawing', () => {
    expect(pictureFrom(own, drawn, { view: 'studio', crop: 'wheel' })?.place).toBe('details')
    expect(pictureFrom(own, drawn, { view: 'studio', crop: 'tail' })?.source).toBe('drawing')
    const [red, blue] = ['RED', 'BLU'].map((paint) => pictureFrom(own, drawn, { paint }))
    expect(red?.place).toBe('paints')
    expect(blue?.source).toBe('drawing')
    for (const picture of [red, blue]) expect(picture && isInPaint(picture)).toBe(true)
  })

  it('technical drawings stay drawings', () => {
    for (const view of ['line', 'front-line', 'plan'] as const)
      expect(pictureFrom(own, drawn, view)?.source).toBe('drawing')
  })

  it('a cabin is pictured in its interior or not at all', () => {
    expect(pictureFrom(own, drawn, { interior: 'BRW' })).toMatchObject({
      source: 'render',
      src: '/assets/g-render-interior-brw-5-1280.jpg',
      width: 1280,
      height: 720,
    })
    for (const interior of ['IVR', 'constructor']) expect(pictureFrom(own, drawn, { interior })).toBeNull()
  })

  it('a paint to look at: its own photograph, else the showroom, else the drawing', () => {
    const [red, blue, green] = ['RED', 'BLU', 'GRN'].map((showroom) => pictureFrom(own, drawn, { showroom }))
    expect(red?.place).toBe('paints')
    expect(blue).toMatchObject({ place: 'showroom', source: 'render', width: 1440, height: 648 })
    expect(blue && isInPaint(blue)).toBe(true)
    expect(green?.src).toBe(`/images/cars/${drawn}-grn.svg`)
  })

  it('a word that every object knows is no paint', () => {
    expect(pictureFrom(own, drawn, { paint: 'constructor' })?.source).toBe('drawing')
  })
})
