// Its types know only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import { describe, expect, it, test } from 'vitest'
import { collect } from '#src/printing/collect.ts'
import { drawLogo, logoSymbol, readLogo, sizeInBox } from '#src/printing/logo.ts'
import { printDrawing } from '#src/printing/print-drawing.ts'
import { spriteOf } from '#src/server/rendering/sprite.ts'

const svg = (inner: string, root = 'viewBox="0 0 100 40" fill="currentColor"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`
const PATH = '<path d="M0 0h10v10z"/>'

describe('a logo', () => {
  it('keeps the shapes and what the root says of their looks', () => {
    const logo = readLogo(svg(PATH))
    expect(logo.viewBox).toBe('0 0 100 40')
    expect(logo.markup()).toBe(`<g fill="currentColor">${PATH}</g>`)
    expect(logo.markup({ color: '#123456', weight: 2 })).toBe(`<g fill="#123456">${PATH}</g>`)
  })

  it('of lines takes the weight of its place, unless it has one', () => {
    const lines = 'viewBox="0 0 170 34" fill="none" stroke="currentColor"'
    expect(readLogo(svg(PATH, lines)).markup({ weight: 2.2 })).toContain('stroke-width="2.2"')
    const own = readLogo(svg(PATH, `${lines} stroke-width="3"`)).markup({ weight: 2.2 })
    expect(own).toContain('stroke-width="3"')
    expect(own).not.toContain('2.2')
  })

  it('may come from a drawing program: declaration, comment, lines between', () => {
    const file = `<?xml version="1.0"?>\n<!-- Generator: any -->\n${svg(`\n  <g fill-rule="evenodd">${PATH}</g>\n`)}\n`
    expect(readLogo(file).markup()).toContain(`<g fill-rule="evenodd">${PATH}</g>`)
  })

  test.each([
    ['<text>Name</text>', '<text> is not drawn everywhere. Use g, path, circle, ellipse, rect only.'],
    ['<polygon points="0,0 1,1"/>', '<polygon> is not drawn everywhere'],
    ['<path d="M0 0" style="fill:red"/>', 'the attribute style of <path> is not drawn everywhere. Take it out.'],
    ['<path id="a" d="M0 0"/>', 'the attribute id of <path>'],
    [`<g>${PATH}<script>1</script></g>`, '<script> is not drawn everywhere'],
    ["<path d='M0 0'/>", 'must be one <svg> whose attributes stand in double quotes.'],
  ])('with %s is refused', (inner, message) => expect(() => readLogo(svg(inner))).toThrow(message))

  test.each([
    ['fill="currentColor"', '<svg> must have a viewBox of four numbers'],
    ['viewBox="0 0 100"', '<svg> must have a viewBox of four numbers'],
    ['viewBox="0 0 100 40" stroke="currentColor"', 'lines need a stroke-width where the viewBox is not 34 high.'],
  ])('whose root is %s is refused', (root, message) =>
    expect(() => readLogo(svg(PATH, root), 'logo.svg')).toThrow(`logo.svg: ${message}`),
  )
})

test('the brand’s logo is in the sprite, in a box of another drawing and on a page', async () => {
  expect(spriteOf('<svg><symbol id="icon-a"/></svg>\n')).toBe(`<svg><symbol id="icon-a"/>${logoSymbol()}</svg>`)
  expect(logoSymbol()).toMatch(/^<symbol id="logo" viewBox="[\d. ]+"><g /)

  const look = { color: '#123456', weight: 2 }
  const size = sizeInBox({ width: 170, height: 34 })
  expect(size.width <= 170 && size.height <= 34).toBe(true)
  expect(drawLogo(look, { x: 1, y: 2, width: 170, height: 34 })).toMatch(/ x="1" y="2" width="170" height="34" /)
  expect(drawLogo(look)).not.toContain('currentColor')

  const pdf = new PDFDocument({ compress: false })
  const bytes = collect(pdf)
  printDrawing(pdf, drawLogo(look), { x: 0, y: 0, width: size.width })
  pdf.end()
  expect((await bytes).toString('latin1')).toMatch(/0\.0705\d* 0\.2039\d* 0\.3372\d* (?:scn|SCN)/)
})
