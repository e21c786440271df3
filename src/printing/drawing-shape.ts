import { boxOfPath, type Box } from '#src/printing/path-box.ts'
import type { SvgElement } from '#src/printing/svg-markup.ts'

export type Shape = { path: string; box: () => Box }

/** Null for an element that is no shape. */
export function shapeOf({ name, attributes }: SvgElement): Shape | null {
  const value = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return { path: attributes['d'] ?? '', box: () => boxOfPath(attributes['d'] ?? '') }
  if (name === 'rect') {
    const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')]
    return { path: `M${x} ${y}h${width}v${height}h${-width}z`, box: () => ({ x, y, width, height }) }
  }
  if (name !== 'circle' && name !== 'ellipse') return null
  const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')]
  const [x, y] = [value('cx') - rx, value('cy') - ry]
  const arc = (to: number) => `a${rx} ${ry} 0 0 1 ${to} 0`
  return {
    path: `M${x} ${y + ry}${arc(rx * 2)}${arc(-rx * 2)}z`,
    box: () => ({ x, y, width: rx * 2, height: ry * 2 }),
  }
}
