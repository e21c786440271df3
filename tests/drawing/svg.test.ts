// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { tag } from '#src/drawing/kit/svg.ts'
import { everyDrawing } from './every-drawing.ts'

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml')
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

describe.each(everyDrawing)('%s', (_, draw) => {
  const svg = draw()

  test('is a well-formed document with its own size', () => {
    const document = parse(svg)
    expect(document.querySelector('parsererror')).toBeNull()
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(document.documentElement.getAttribute('viewBox')).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/)
  })

  test('keeps the content policy: no inline styles, no scripts', () => {
    expect(svg).not.toMatch(/ style=|<style|<script|javascript:| on\w+=/)
  })

  test('has every referenced id, once, and no other', () => {
    const ids = idsOf(svg)
    const references = new Set([...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id!))
    expect(new Set(ids).size).toBe(ids.length)
    expect([...references].sort()).toEqual([...ids].sort())
  })

  test('holds only real numbers and is the same every time', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(draw()).toBe(svg)
  })

  test('has a Russian name', () => {
    expect(parse(svg).documentElement.getAttribute('aria-label')).toMatch(/вид с/)
  })
})

test('ids of different drawings never meet', () => {
  const ids = everyDrawing.flatMap(([, draw]) => [...new Set(idsOf(draw()))])
  expect(new Set(ids).size).toBe(ids.length)
})

test('path data carry no digits beyond a thousandth', () => {
  expect(tag('path', { d: `M${0.1 + 0.2} ${851.7007000000001}q-11.21445 0 .5 12` })).toBe(
    '<path d="M.3 851.701q-11.214 0 .5 12"/>',
  )
})
