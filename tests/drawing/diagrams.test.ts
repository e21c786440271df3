// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { describe, expect, test } from 'vitest'
import { enginesOf } from '#src/content/cars/engine-curves.ts'
import * as explained from '#src/content/cars/explained.ts'
import { facts, G90L_EXTRA_MM, g90L } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { airbagCount, airbagDiagram, speakerDiagram, zoneDiagram } from '#src/drawing/diagrams/cabin.ts'
import { distanceDiagram, metresOf } from '#src/drawing/diagrams/distance.ts'
import { driveDiagram } from '#src/drawing/diagrams/drive.ts'
import { engineDiagram } from '#src/drawing/diagrams/engine.ts'
import { hallDiagram } from '#src/drawing/diagrams/hall.ts'
import { lightDiagram, seatDiagram } from '#src/drawing/diagrams/interior.ts'
import { headlampDiagram, projectionDiagram } from '#src/drawing/diagrams/road.ts'
import { screenDiagram, screenSize } from '#src/drawing/diagrams/screen.ts'
import { cageDiagram } from '#src/drawing/diagrams/cage.ts'
import { lengthDiagram, longBaseDiagram } from '#src/drawing/diagrams/lengths.ts'
import { suspensionDiagram } from '#src/drawing/diagrams/suspension.ts'
import { sensorDiagram, ZONES } from '#src/drawing/diagrams/sensors.ts'
import { TYPE_SIZES, type Diagram } from '#src/drawing/diagrams/sheet.ts'
import { arcDiagram, combDiagram, horizonDiagram, inWheels, wheelDiagram } from '#src/drawing/diagrams/side.ts'
import { answerDiagram, layerDiagram } from '#src/drawing/diagrams/sound.ts'
import { turnDiagram } from '#src/drawing/diagrams/turn.ts'

const runs = [
  { name: '3.3', seconds: 4.9 },
  { name: '2.0', seconds: 7.7 },
]
type Row = [name: string, draw: () => Diagram, says: (string | number)[]]

const ofModels = DRAWN_MODELS.flatMap((code): Row[] => [
  [`${code} sensors`, () => sensorDiagram(code), [modelName(code), 'условно']],
  [`${code} cage`, () => cageDiagram(code, { knees: 2, center: true }), [facts[code].length, 11, 'центральная']],
  [`${code} wheels`, () => wheelDiagram(code), [facts[code].length, facts[code].wheelbase]],
  [`${code} comb`, () => combDiagram(code), [facts[code].length]],
  [`${code} arc`, () => arcDiagram(code), [facts[code].length]],
  [`${code} hole`, () => suspensionDiagram(code, 'hole'), [facts[code].length, 'условно']],
  [`${code} turn`, () => turnDiagram(code), [facts[code].length, facts[code].wheelbase, 'условно']],
  [`${code} airbags`, () => airbagDiagram(code, { knees: 1, center: true }), [10]],
  [`${code} drive`, () => driveDiagram(code, explained.roadSurfaces), ['16 % спереди', '84 % сзади', 'условно']],
  [
    `${code} engines`,
    () => engineDiagram(code, enginesOf(code)),
    enginesOf(code).flatMap(({ torque, power, shelf, peak }) => [torque, power, ...shelf, peak]),
  ],
])
const HALL = {
  paints: { g90: '#112233', gv80: '#223344', 'new-g80': '#334455' },
  samples: Array.from({ length: 20 }, (_, i) => `#4455${10 + i}`),
}
const diagrams: Row[] = [
  ...ofModels,
  ['horizon', () => horizonDiagram('g90'), [facts.g90.length]],
  ['bump', () => suspensionDiagram('g90', 'bump'), ['условно']],
  ['long base', () => longBaseDiagram(), [G90L_EXTRA_MM, g90L.length, g90L.wheelbase]],
  ['lengths', () => lengthDiagram([{ name: 'G70', length: facts.g70.length }]), [facts.g70.length]],
  ['distance', () => distanceDiagram('g70', runs), [...runs.map(metresOf), '4,9', '7,7']],
  ['headlamps', () => headlampDiagram('g90'), [100, 62, 'условно']],
  ['projection', () => projectionDiagram('gv70'), [90, 400, 'условно']],
  ['layers', () => layerDiagram('gv80', explained.soundLayers), [explained.soundLayers.length, 'условна']],
  ['answer', () => answerDiagram('new-g80'), [6, 'условно']],
  ['screen', () => screenDiagram('gv70', 14.5), ['14,5', 345, 'маршрут', 'условное']],
  ['screen with a pad', () => screenDiagram('gv80', 14.5, true), ['14,5', 345, 'пальцем', 'условное']],
  ['seat', () => seatDiagram('g90', explained.rearSeatZones), [explained.rearSeatZones.length, 'условны']],
  ['lights', () => lightDiagram('g90', cabinLights), [cabinLights.length]],
  ['climate', () => zoneDiagram('gv80', 'climate', explained.climateZones, 'Три зоны'), ['21,5', '20,5']],
  ['hall', () => hallDiagram(HALL), ['без ступеней', 'в одном масштабе']],
  ['speakers', () => speakerDiagram('g70', 15), [15, 'условно']],
]

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml')

describe.each(diagrams)('%s', (_, draw, says) => {
  const both = [draw().wide, draw().narrow] as const

  test('is well formed in both layouts and the same every time', () => {
    for (const svg of both) {
      expect(parse(svg).querySelector('parsererror')).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect([draw().wide, draw().narrow]).toEqual(both)
  })

  test('keeps the content policy and its own ids', () => {
    for (const svg of both) expect(svg).not.toMatch(/ style=|<style|<script| on\w+=/)
    const ids = both.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))
    expect(new Set(ids).size).toBe(ids.length)
    const used = both.flatMap((svg) => [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id!))
    expect([...new Set(used)].sort()).toEqual([...ids].sort())
  })

  test('says its conclusion in Russian with the figures of the data', () => {
    for (const svg of both) {
      const root = parse(svg).documentElement
      const sentence = root.getAttribute('aria-label') ?? ''
      expect(root.getAttribute('role')).toBe('img')
      expect(sentence).toMatch(/[а-яё]{4}.*\.$/)
      for (const part of says) expect(sentence).toContain(String(part))
    }
  })

  test('has type of the sizes the style sheet knows', () => {
    for (const svg of both) {
      for (const text of parse(svg).querySelectorAll('text')) {
        expect(TYPE_SIZES.map(String)).toContain(text.getAttribute('data-z'))
      }
    }
  })
})

test('the hall shows each car in its paint, and of the samples as many as its shelf holds', () => {
  for (const layout of ['wide', 'narrow'] as const) {
    const sheet = parse(hallDiagram(HALL)[layout])
    for (const paint of Object.values(HALL.paints)) expect(sheet.querySelector(`path[fill='${paint}']`)).not.toBeNull()
    const samples = [...sheet.querySelectorAll('rect')].map((sample) => sample.getAttribute('fill'))
    expect(samples.length).toBeGreaterThan(5)
    expect(samples).toEqual(HALL.samples.slice(0, samples.length))
  }
})

test('six zones stand in the order of the dial', () => {
  expect(explained.sensorZones.map(({ id }) => id)).toEqual([...ZONES])
  const zones = [...parse(sensorDiagram('gv70').wide).querySelectorAll('[data-zone]')]
  expect(zones).toHaveLength(ZONES.length)
  for (const zone of zones) {
    expect(ZONES[Number(zone.getAttribute('data-part'))]).toBe(zone.getAttribute('data-zone'))
  }
})

test('speakers and airbags are as many as their words say', () => {
  const dots = parse(speakerDiagram('g70', 15).wide).querySelectorAll('circle[fill="var(--accent)"]')
  expect(dots).toHaveLength(15)
  const bags = parse(airbagDiagram('g70', { knees: 2, center: false }).wide)
  expect(bags.querySelectorAll('[fill="var(--accent)"] > *')).toHaveLength(airbagCount({ knees: 2, center: false }))
})

/** Whether a point lies within an outline of four relative cubics, from its top round: as in an ellipse, for what is asked. */
function insideOf(outline: string): (point: readonly number[]) => boolean {
  const [x = 0, y = 0, ...steps] = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const [right, bottom, left] = [0, 1, 2].reduce<[number, number][]>((ends, curve) => {
    const [fromX, fromY] = ends.at(-1) ?? [x, y]
    return [...ends, [fromX + steps[curve * 6 + 4]!, fromY + steps[curve * 6 + 5]!]]
  }, [])
  const [rx, ry] = [(right![0] - left![0]) / 2, (bottom![1] - y) / 2]
  return (point) => ((point[0]! - left![0] - rx) / rx) ** 2 + ((point[1]! - y - ry) / ry) ** 2 < 1
}

test('the airbags of a body from the side are named, and no name stands on another one', () => {
  for (const layout of ['wide', 'narrow'] as const) {
    const sheet = parse(cageDiagram('gv80', { knees: 1, center: true })[layout])
    const bags = [...sheet.querySelectorAll('path + path[fill="none"][stroke-opacity]')].flatMap((seam) => {
      const outline = seam.previousElementSibling?.getAttribute('d')
      return outline ? [insideOf(outline)] : []
    })
    expect(bags).toHaveLength(4)
    const ends = [...sheet.querySelectorAll('circle[r="2"]')].map((end) =>
      ['cx', 'cy'].map((name) => Number(end.getAttribute(name))),
    )
    const led = bags.filter((holds) => ends.some(holds))
    expect(led.length).toBeGreaterThanOrEqual(layout === 'wide' ? bags.length : 2)
    const names = [...sheet.querySelectorAll('text:not([transform])')]
    expect(names.map(({ textContent }) => textContent)).toContain('Подушки')
    const boxes = names.map((name) => {
      const size = Number(name.getAttribute('data-z'))
      const width = name.textContent.length * size * 0.6
      const shift = name.getAttribute('text-anchor') === 'middle' ? width / 2 : 0
      const [x, y] = ['x', 'y'].map((side) => Number(name.getAttribute(side)))
      return { left: x! - shift, right: x! - shift + width, top: y! - size, bottom: y! }
    })
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          box.right > other.left && box.left < other.right && box.bottom > other.top && box.top < other.bottom,
        ).toBe(false)
  }
})

test('a screen keeps its diagonal', () => {
  const { width, height } = screenSize(14.5)
  expect(Math.hypot(width, height)).toBeCloseTo(14.5 * 25.4, 6)
})

test('wheels are counted from the drawn wheel', () => {
  expect(inWheels('g70', facts.g70.wheelbase)).toBeGreaterThan(3.5)
  expect(inWheels('g70', facts.g70.length)).toBeGreaterThan(inWheels('g70', facts.g70.wheelbase))
})

test('a short value of a zone is set as large as its seat allows, a word of more letters smaller', () => {
  const sizeOf = (value: string) => {
    const { wide } = zoneDiagram('gv80', 'x', [{ seats: [1], value, name: 'Водитель' }], 'Зона')
    return Number(parse(wide).querySelector('text')?.getAttribute('data-z'))
  }
  expect(sizeOf('21°')).toBe(44)
  expect(sizeOf('Подогрев')).toBeLessThan(sizeOf('21°'))
})

test('every size of type has its pixels in the style sheet', () => {
  const sheet = readFileSync('src/pages/shared/diagrams/diagram.module.css', 'utf8')
  expect(TYPE_SIZES.filter((size) => !sheet.includes(`[data-z='${size}']`))).toEqual([])
})

test('a turn fills its sheet on a wide screen: beside its arc there is no empty third', () => {
  const sheet = parse(turnDiagram('gv80').wide).documentElement
  const [, , width = 0, height = 0] = (sheet.getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(width / height).toBeLessThan(1.5)
})
