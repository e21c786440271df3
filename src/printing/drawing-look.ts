import type { SvgElement } from '#src/printing/svg-markup.ts'

export type Look = {
  fill: string
  fillRule: 'non-zero' | 'even-odd'
  stroke: string
  strokeWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'miter' | 'round' | 'bevel'
  opacity: number
}

export const INITIAL: Look = {
  fill: '#000',
  fillRule: 'non-zero',
  stroke: 'none',
  strokeWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  opacity: 1,
}

export const lookOf = (attributes: SvgElement['attributes'], inherited: Look): Look => ({
  fill: attributes['fill'] ?? inherited.fill,
  fillRule: fillRuleOf(attributes['fill-rule']) ?? inherited.fillRule,
  stroke: attributes['stroke'] ?? inherited.stroke,
  strokeWidth: Number(attributes['stroke-width'] ?? inherited.strokeWidth),
  lineCap: (attributes['stroke-linecap'] as Look['lineCap'] | undefined) ?? inherited.lineCap,
  lineJoin: (attributes['stroke-linejoin'] as Look['lineJoin'] | undefined) ?? inherited.lineJoin,
  opacity: inherited.opacity * Number(attributes['opacity'] ?? 1),
})

const fillRuleOf = (rule: string | undefined): Look['fillRule'] | undefined =>
  rule === undefined ? undefined : rule === 'evenodd' ? 'even-odd' : 'non-zero'
