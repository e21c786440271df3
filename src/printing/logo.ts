import { readFileSync } from 'node:fs'
import { elementOf, readSvg, type SvgElement } from '#src/printing/svg-markup.ts'
import { projectFile } from '#src/project-file.ts'

/**
 * The brand's logo (src/brand/logo.svg) for the document's sprite, share cards and PDF. Its colour is
 * that of the place. SVG that a printed page cannot draw is rejected when the file is read.
 */

/** `color` replaces currentColor; `weight` is for lines without a width of their own. */
type Look = { color: string; weight: number }
type Box = { x: number; y: number; width: number; height: number }
export type Logo = {
  viewBox: string
  /** Its shapes in one group with the root's attributes. */
  markup: (look?: Partial<Look>) => string
}

const FILE = 'src/brand/logo.svg'
/** Logos are placed in boxes of 170×34 and smaller: line weights are given in these units. */
const WEIGHED_HEIGHT = 34

const PAINTED = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'opacity']
const INHERITED = [...PAINTED, 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'transform']
const GEOMETRY: ReadonlyMap<string, readonly string[]> = new Map([
  ['g', []],
  ['path', ['d']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height']],
])
/** Attributes of the root that do not affect the shapes. */
const UNUSED = ['xmlns', 'viewBox', 'width', 'height']

/** Parses a logo. Throws with what cannot be drawn everywhere. */
export function readLogo(text: string, file = FILE): Logo {
  const markup = elementOf(text)
  const root = whole(markup, file)
  const viewBox = root.attributes['viewBox'] ?? ''
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox))
    throw new Error(`${file}: <svg> must have a viewBox of four numbers, such as viewBox="0 0 170 34".`)
  checkShapes(root, file)
  const own = Object.entries(root.attributes).filter(([name]) => !UNUSED.includes(name))
  const isWeighed = hasUnweighedLine(root)
  if (isWeighed && Number(viewBox.split(' ')[3]) !== WEIGHED_HEIGHT)
    throw new Error(`${file}: lines need a stroke-width where the viewBox is not ${WEIGHED_HEIGHT} high.`)
  const inner = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</svg>')).trim()
  return {
    viewBox,
    markup: ({ color, weight } = {}) => {
      const width: [string, string][] = isWeighed && weight !== undefined ? [['stroke-width', String(weight)]] : []
      const group = `<g${[...own, ...width].map(([name, value]) => ` ${name}="${value}"`).join('')}>${inner}</g>`
      return color === undefined ? group : group.replaceAll('currentColor', color)
    },
  }
}

/** The root element of markup that was parsed completely. */
function whole(markup: string, file: string): SvgElement {
  const root = readSvg(markup)
  const tags = markup.match(/<[^/]/g)?.length ?? 0
  if (root.name !== 'svg' || countOf(root) !== tags)
    throw new Error(`${file} must be one <svg> whose attributes stand in double quotes.`)
  return root
}

const countOf = ({ children }: SvgElement): number => children.reduce((sum, child) => sum + countOf(child), 1)

function checkShapes({ name, attributes, children }: SvgElement, file: string): void {
  const geometry = name === 'svg' ? UNUSED : GEOMETRY.get(name)
  if (!geometry)
    throw new Error(`${file}: <${name}> is not drawn everywhere. Use ${[...GEOMETRY.keys()].join(', ')} only.`)
  const foreign = Object.keys(attributes).find((key) => !geometry.includes(key) && !INHERITED.includes(key))
  if (foreign) throw new Error(`${file}: the attribute ${foreign} of <${name}> is not drawn everywhere. Take it out.`)
  for (const child of children) checkShapes(child, file)
}

/** Whether a shape is drawn with a line without a width. */
function hasUnweighedLine({ attributes, children }: SvgElement, line = 'none', isWeighed = false): boolean {
  const stroke = attributes['stroke'] ?? line
  const weighed = isWeighed || 'stroke-width' in attributes
  if (children.length > 0) return children.some((child) => hasUnweighedLine(child, stroke, weighed))
  return stroke !== 'none' && !weighed
}

let read: Logo | undefined
const logo = (): Logo => (read ??= readLogo(readFileSync(projectFile(FILE), 'utf8')))

/** For the sprite of a document: `<use href="#logo">` shows it in the colour and weight of its place. */
export const logoSymbol = (): string => `<symbol id="logo" viewBox="${logo().viewBox}">${logo().markup()}</symbol>`

/** As a drawing of its own, or at the left of a box in another drawing. */
export function drawLogo(look: Look, box?: Box): string {
  const place = box
    ? ` x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="xMinYMid"`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo().viewBox}"${place}>${logo().markup(look)}</svg>`
}

/** Its size in such a box, in units of the box. */
export function sizeInBox({ width, height }: Pick<Box, 'width' | 'height'>): { width: number; height: number } {
  const [, , own = 1, tall = 1] = logo().viewBox.split(' ').map(Number)
  const scale = Math.min(width / own, height / tall)
  return { width: own * scale, height: tall * scale }
}
