import { describe, expect, it } from 'vitest'
import { drawSide } from '#src/drawing/side.ts'
import { boxOfPath } from '#src/printing/path-box.ts'
import { readSvg } from '#src/printing/svg-markup.ts'

describe('markup of drawings', () => {
  it('is read with its nesting, attributes and text', () => {
    const svg = readSvg('<svg viewBox="0 0 2 1"><g fill="#fff"><path d="M0 0h1"/></g><text x="1">a &lt; b</text></svg>')
    expect(svg.attributes).toEqual({ viewBox: '0 0 2 1' })
    expect(svg.children.map(({ name }) => name)).toEqual(['g', 'text'])
    expect(svg.children[0]?.children[0]?.attributes).toEqual({ d: 'M0 0h1' })
    expect(svg.children[1]?.text).toBe('a < b')
  })

  it('keeps every element of a real drawing', () => {
    const markup = drawSide({ code: 'g70', register: 'studio' })
    const count = (element: ReturnType<typeof readSvg>): number =>
      1 + element.children.reduce((sum, child) => sum + count(child), 0)
    expect(count(readSvg(markup))).toBe(markup.match(/<\w/g)?.length)
  })

  it('refuses what is not whole', () => expect(() => readSvg('<svg><g></svg>')).toThrow('Not a whole drawing'))
})

it.each([
  ['M10 20h30v40h-30z', { x: 10, y: 20, width: 30, height: 40 }],
  ['M1 2l3 4-5-1', { x: -1, y: 2, width: 5, height: 4 }],
  ['M0 0c10 0 10 10 20 10', { x: 0, y: 0, width: 20, height: 10 }],
  ['M0 5a5 5 0 0 1 10 0', { x: 0, y: 5, width: 10, height: 0 }],
  ['M.5.5L1.5-2', { x: 0.5, y: -2, width: 1, height: 2.5 }],
])('the box of %s', (path, box) => expect(boxOfPath(path)).toEqual(box))
