import { expect, test } from 'vitest'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { frameIdOf, framesOf, GROUPS } from '#src/pages/model-gallery/frames.ts'
import {
  closeRows,
  phoneCloseRows,
  phoneSetRows,
  rowsOf,
  smallRows,
  type Cell,
  type PhoneCell,
} from '#src/pages/model-gallery/rows.ts'

const frame = (id: string, shape: Frame['shape'], tone: Frame['tone'] = 'night'): Frame => ({
  id,
  caption: id,
  note: null,
  alt: id,
  width: 3,
  height: 2,
  shape,
  tone,
  src: `/${id}.jpg`,
  sources: undefined,
  isDrawing: false,
  file: { href: `/${id}.jpg`, name: `${id}.jpg` },
})
const many = (count: number, shape: Frame['shape']) =>
  Array.from({ length: count }, (_, index) => frame(`${shape}-${index}`, shape))

const COLUMNS: Record<Cell, number> = { full: 60, half: 30, third: 20, quarter: 15, large: 35, rest: 25 }

test.each(['close', 'small', 'wide'] as const)('%s pictures fill their rows, however many there are', (shape) => {
  for (let count = 1; count <= 20; count++) {
    const widths = rowsOf(many(count, shape)).map(({ cell }) => COLUMNS[cell])
    let left = 60
    for (const width of widths) {
      left -= width
      expect(left).toBeGreaterThanOrEqual(0)
      if (left === 0) left = 60
    }
    expect(left, `${count}: ${widths.join(' ')}`).toBe(60)
  }
})

test('no row has one close view, unless it is the only one; two of a row change sides', () => {
  for (let count = 2; count <= 20; count++) expect(closeRows(count)).not.toContain(1)
  expect(rowsOf(many(4, 'close')).map(({ cell }) => cell)).toEqual(['large', 'rest', 'rest', 'large'])
})

test('small pictures are of one size where that is possible, and never more than two sizes', () => {
  expect([5, 7, 8, 9, 10, 11].map(smallRows)).toEqual([
    [2, 3],
    [1, 3, 3],
    [4, 4],
    [1, 4, 4],
    [4, 3, 3],
    [1, 4, 3, 3],
  ])
  for (let count = 6; count <= 20; count++) expect(smallRows(count).reduce((sum, row) => sum + row)).toBe(count)
})

test('two views in one studio stand side by side, at night the first is the larger; a road between them alone', () => {
  const views = (...tones: Frame['tone'][]) =>
    rowsOf(tones.map((tone, index) => frame(`view-${index}`, 'wide', tone))).map(({ cell }) => cell)
  expect(views('outside', 'studio', 'studio')).toEqual(['full', 'half', 'half'])
  expect(views('outside', 'night', 'night')).toEqual(['full', 'large', 'rest'])
  expect(views('night', 'night', 'night')).toEqual(['full', 'half', 'half'])
  expect(views('night', 'outside', 'night')).toEqual(['full', 'full', 'full'])
  expect(views('outside', 'outside', 'outside', 'outside')).toEqual(['full', 'full', 'half', 'half'])
})

test.each(DRAWN_MODELS)('%s: the paint of its other pictures is the first', (code) => {
  expect(framesOf(code).colors[0]?.id).toBe(`color-${lineUp[code].shownPaint.toLowerCase()}`)
})

const ON_PHONE: Record<PhoneCell, number> = { full: 6, half: 3 }

test.each(['close', 'small', 'wide'] as const)('%s pictures fill the rows of a phone too', (shape) => {
  for (let count = 1; count <= 20; count++) {
    const widths = rowsOf(many(count, shape)).map(({ phone }) => ON_PHONE[phone])
    let left = 6
    for (const width of widths) {
      left -= width
      expect(left).toBeGreaterThanOrEqual(0)
      if (left === 0) left = 6
    }
    expect(left, `${count}: ${widths.join(' ')}`).toBe(6)
  }
})

test('on a phone two close views stand alone, more of them alone and in twos in turn', () => {
  expect([1, 2, 3, 4, 5, 6].map(phoneCloseRows)).toEqual([[1], [1, 1], [1, 2], [1, 2, 1], [2, 1, 2], [1, 2, 1, 2]])
})

test('on a phone a set begins with a full row, and the last of an even one is not alone in half of a row', () => {
  expect([0, 1, 2, 5, 8].map(phoneSetRows)).toEqual([[], [1], [1, 1], [1, 2, 2], [1, 2, 2, 2, 1]])
  expect(rowsOf(many(3, 'small')).map(({ phone }) => phone)).toEqual(['full', 'half', 'half'])
})

test('on a phone one close view of a cabin stands beside its second row', () => {
  const cabin = [frame('cabin', 'wide', 'inside'), frame('rear', 'wide', 'inside')]
  const phones = (frames: readonly Frame[]) => rowsOf(frames).map(({ phone }) => phone)
  expect(phones([...cabin, frame('seam', 'close', 'inside')])).toEqual(['full', 'half', 'half'])
  expect(phones([cabin[0]!, frame('seam', 'close', 'inside')])).toEqual(['full', 'full'])
  expect(phones(many(3, 'wide'))).toEqual(['full', 'half', 'half'])
  expect(phones([...cabin, frame('lamp', 'close', 'night')])).toEqual(['full', 'full', 'full'])
})

test('whole views of a cabin stand alone, the last of them beside one close view', () => {
  const cellsOf = (count: number, ...more: Frame[]) =>
    rowsOf([...Array.from({ length: count }, (_, index) => frame(`view-${index}`, 'wide', 'inside')), ...more]).map(
      ({ cell }) => cell,
    )
  const seam = frame('seam', 'close', 'inside')
  expect(cellsOf(2)).toEqual(['full', 'full'])
  expect(cellsOf(2, seam)).toEqual(['full', 'large', 'rest'])
  expect(cellsOf(3, seam)).toEqual(['full', 'full', 'large', 'rest'])
  expect(cellsOf(1, seam)).toEqual(['full', 'full'])
})

test('pictures of another kind begin a row', () => {
  const frames = [frame('cabin', 'wide', 'inside'), ...many(3, 'small'), frame('drawn', 'drawing', 'paper')]
  expect(rowsOf(frames).map(({ cell }) => cell)).toEqual(['full', 'third', 'third', 'third', 'large'])
})

test('a link to a picture that is not shown any more leads to the nearest one', () => {
  const frames = [
    { ...frame('hero', 'wide'), instead: ['light', 'studio-lamp'] },
    { ...frame('lamp', 'close'), instead: ['studio-lamp'] },
  ]
  expect(frameIdOf(frames, 'lamp')).toBe('lamp')
  expect(frameIdOf(frames, 'light')).toBe('hero')
  expect(frameIdOf(frames, 'studio-lamp')).toBe('lamp')
  expect(frameIdOf(frames, 'constructor')).toBeNull()
})

/** Ids that galleries of drawings had. */
const FORMER = [
  ...['studio', 'light'].flatMap((view) => [
    view,
    ...['nose', 'lamp', 'wheel', 'cabin', 'roof', 'shoulder', 'tail'].map((crop) => `${view}-${crop}`),
  ]),
  'front-light',
  'front34-light',
  'front34-studio',
  'rear34-light',
  'rear34-studio',
  'line',
  'front-line',
  'plan',
]

test.each(DRAWN_MODELS)('%s: the night first, drawings last, every picture once, every former link kept', (code) => {
  const groups = framesOf(code)
  const frames = GROUPS.flatMap((group) => groups[group])
  const ids = frames.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(groups.exterior.slice(0, 2).map(({ shape }) => shape)).toEqual(['wide', 'wide'])
  expect(ids.slice(-3)).toEqual(['line', 'front-line', 'plan'])
  expect(groups.colors.length * groups.interior.length).toBeGreaterThan(0)
  expect(FORMER.filter((word) => frameIdOf(frames, word) === null)).toEqual([])
})

test.each(DRAWN_MODELS)('%s: flat drawings are small ones and plans', (code) => {
  const drawn = Object.values(framesOf(code))
    .flat()
    .filter(({ isDrawing }) => isDrawing)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.every(({ shape }) => shape === 'small' || shape === 'drawing')).toBe(true)
})
