import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findTestChromium } from '../../../tests/chromium.ts'
import { ACCENT_ON_DARK, ASH, BONE } from '../../../src/brand/palette.ts'
import { BLENDER_SCRIPTS, ROOT } from '../folders.ts'

/**
 * Draws what the cars' displays show where a picture is close enough to read it: `node scripts/renders/displays/draw.ts`.
 * The cabin's scene loads the results (`blender/cabin/screen.py`); they are committed, so that a render needs no
 * browser.
 */

const WIDTH = 2400
const OUT = `${BLENDER_SCRIPTS}cabin/displays/`
const FONT = readFileSync(`${ROOT}src/styles/fonts/roboto-flex.woff2`).toString('base64')

/** Width to height: of the long displays and of the shorter one of the G70 (`blender/cabin/dash.py`). */
const SHAPES = { long: 0.948 / 0.318, short: 0.927 / 0.375 }
type Shape = keyof typeof SHAPES
type Shown = 'way' | 'writing'
const displays: readonly { shape: Shape; shown: Shown }[] = [
  { shape: 'long', shown: 'way' },
  { shape: 'long', shown: 'writing' },
  { shape: 'short', shown: 'way' },
]

type Drawing = { name: string; width: number; height: number; body: string }

/** Metres right of the driver's eye: the middle of the lane he drives in. */
const LANE_MIDDLE = 0.37

const line = (points: string, width: number, colour: string, opacity = 1) =>
  `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`
const text = (words: string, x: number, y: number, size: number, colour = BONE, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${words}</text>`

/** Streets of an invented town in perspective, as a driver's map shows them: lines that meet above the upper edge. */
function map(width: number, height: number): string {
  const [vanishX, vanishY] = [width * 0.56, -height * 0.9]
  const lead = (foot: number) =>
    `${foot},${height} ${vanishX + (foot - vanishX) * 0.42},${vanishY + (height - vanishY) * 0.42}`
  const along = Array.from({ length: 17 }, (_, index) => (index - 6) * width * 0.115)
  const across = [0.93, 0.74, 0.58, 0.45, 0.34, 0.25, 0.17, 0.1, 0.04]
  const slope = 0.07
  const cross = (part: number) => `0,${height * (part + slope)} ${width},${height * (part - slope)}`
  return [
    ...along.map((foot, index) => line(lead(foot), index % 4 === 2 ? 22 : 9, BONE, index % 4 === 2 ? 0.17 : 0.1)),
    ...across.map((part, index) =>
      line(cross(part), (index % 3 === 1 ? 20 : 8) * (0.35 + part), BONE, index % 3 === 1 ? 0.17 : 0.1),
    ),
    `<path d="M0 ${height * 0.16}C${width * 0.3} ${height * 0.04} ${width * 0.45} ${height * 0.34} ${width} ${height * 0.2}V${height * 0.32}C${width * 0.5} ${height * 0.48} ${width * 0.3} ${height * 0.16} 0 ${height * 0.3}Z" fill="#31506b" opacity=".42"/>`,
  ].join('')
}

/** From the car along an avenue, right into a side street and away. */
function route(width: number, height: number): string {
  const car = [width * 0.6, height * 0.8] as const
  const points = `${car[0]},${car[1]} ${width * 0.583},${height * 0.45} ${width * 0.83},${height * 0.416} ${width * 0.715},0`
  const arrow = `M${car[0]} ${car[1] - 46}l34 82-34-20-34 20Z`
  return [
    line(points, 40, ACCENT_ON_DARK, 0.18),
    line(points, 17, ACCENT_ON_DARK),
    `<circle cx="${car[0]}" cy="${car[1]}" r="74" fill="${BONE}" opacity=".1"/>`,
    `<path d="${arrow}" fill="${BONE}"/>`,
  ].join('')
}

const card = (width: number, height: number, body: string) =>
  `<rect x="64" y="64" width="${width}" height="${height}" rx="26" fill="#17181b" opacity=".94"/>${body}`
const cards: Record<Shown, string> = {
  way: card(
    600,
    250,
    `${line('142,232 142,150 196,150', 12, BONE)}<path d="M186 116l44 34-44 34" fill="none" stroke="${BONE}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>
     ${text('400 м', 278, 176, 82)}${text('Садовая улица', 278, 252, 46, ASH)}`,
  ),
  writing: card(
    720,
    330,
    `${text('Куда едем', 116, 148, 44, ASH)}${text('П', 116, 276, 116)}<rect x="206" y="186" width="5" height="96" fill="${ACCENT_ON_DARK}"/>
     ${text('Парковая, Приморская, Полянка', 116, 348, 40, ASH)}`,
  ),
}

function music(x: number, width: number, height: number): string {
  const middle = height * 0.47
  const waves = [-34, 0, 34]
    .map(
      (dy) =>
        `<path d="M${x + 132} ${middle + dy}q26-26 52 0t52 0 52 0" fill="none" stroke="${ACCENT_ON_DARK}" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('')
  const end = x + width - 96
  return [
    text('−20 °C', x + 84, 128, 44, '#c9c6bf'),
    text('18:42', end, 128, 44, '#c9c6bf', 'text-anchor="end"'),
    `<rect x="${x + 84}" y="${middle - 126}" width="252" height="252" rx="14" fill="#1d1f23"/>${waves}`,
    text('Тихий океан', x + 384, middle - 14, 60),
    text('Ночной эфир', x + 384, middle + 64, 44, ASH),
    line(`${x + 84},${height * 0.79} ${end},${height * 0.79}`, 6, BONE, 0.25),
    line(`${x + 84},${height * 0.79} ${x + width * 0.55},${height * 0.79}`, 6, BONE),
  ].join('')
}

function climate(width: number, height: number, bar: number): string {
  const y = height - bar / 2 + 22
  const steps = (x: number, on: number) =>
    [0, 1, 2]
      .map(
        (index) =>
          `<circle cx="${x + index * 40}" cy="${y - 20}" r="11" fill="${index < on ? ACCENT_ON_DARK : '#55565a'}"/>`,
      )
      .join('')
  return [
    `<rect x="0" y="${height - bar}" width="${width}" height="${bar}" fill="#08090a"/>`,
    line(`0,${height - bar} ${width},${height - bar}`, 2, BONE, 0.16),
    text('21,5°', 84, y, 62),
    steps(310, 2),
    text('Авто', width / 2, y - 4, 46, ASH, 'text-anchor="middle"'),
    steps(width - 390, 2),
    text('22°', width - 84, y, 62, BONE, 'text-anchor="end"'),
  ].join('')
}

function screen({ shape, shown }: (typeof displays)[number]): Drawing {
  const height = Math.round(WIDTH / SHAPES[shape])
  const bar = 148
  const mapWidth = WIDTH * 0.62
  const body = `<clipPath id="map"><rect width="${mapWidth}" height="${height - bar}"/></clipPath>
    <rect width="${WIDTH}" height="${height}" fill="#0c0d0f"/>
    <g clip-path="url(#map)">${map(mapWidth, height - bar)}${route(mapWidth, height - bar)}${cards[shown]}</g>
    ${line(`${mapWidth},0 ${mapWidth},${height - bar}`, 2, BONE, 0.16)}
    ${music(mapWidth, WIDTH - mapWidth, height - bar)}${climate(WIDTH, height, bar)}`
  return { name: `${shape}-${shown}`, width: WIDTH, height, body }
}

/**
 * What the windscreen shows over the road, on black: `blender/cabin/projection.py` adds its light to what is behind it.
 * Places on the road are metres ahead of the eye and to its right, so that the way lies on the asphalt.
 */
function projection(): Drawing {
  const [width, height] = [2150, 1000]
  const metres = { away: 4, wide: 0.86, under: 0.005, eye: 1.5 }
  const scale = width / metres.wide
  const at = (ahead: number, right: number, up = 0): string => {
    const x = width / 2 + (right / ahead) * metres.away * scale
    const y = (((metres.eye - up) / ahead) * metres.away - metres.under) * scale
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  // Arrow heads and not bars, which would be a crossing.
  const head = (from: number, opacity: number) => {
    const [edge, tip, half] = [from * 1.08, from * 1.16, 0.62]
    const band = [at(from, LANE_MIDDLE - half), at(edge, LANE_MIDDLE), at(from, LANE_MIDDLE + half)]
    const ahead = [at(edge, LANE_MIDDLE + half), at(tip, LANE_MIDDLE), at(edge, LANE_MIDDLE - half)]
    return `<polygon points="${[...band, ...ahead].join(' ')}" fill="${ACCENT_ON_DARK}" opacity="${opacity}"/>`
  }
  const heads = [24.5, 29, 35, 43, 54].map((from, index) => head(from, 0.92 - index * 0.11))
  const turn = `<path d="M1150 ${height - 84}v-108q0-42 42-42h72m-54-60l62 60-62 60" fill="none" stroke="${ACCENT_ON_DARK}" stroke-width="25" stroke-linejoin="round" stroke-linecap="round"/>`
  const body = [
    ...heads,
    turn,
    // What the display under it shows.
    text('62', 70, height - 90, 300, BONE),
    text('км/ч', 450, height - 90, 120, ASH),
    text('400 м', 1372, height - 214, 190, ACCENT_ON_DARK),
    text('Садовая улица', 1375, height - 84, 104, ASH),
  ].join('')
  // Light on glass has a breath around it.
  const halo = `<filter id="halo" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="16"/></filter>`
  return {
    name: 'projection',
    width,
    height,
    body: `${halo}<rect width="${width}" height="${height}" fill="#000"/><g filter="url(#halo)" opacity=".4">${body}</g>${body}`,
  }
}

/** A ring with a bright share of it; degrees from its foot, clockwise. */
function dial(x: number, y: number, radius: number, share: number, colour: string): string {
  const [start, whole] = [40, 280]
  const point = (degrees: number, far = radius): string => {
    const angle = ((degrees + 90) * Math.PI) / 180
    return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`
  }
  const arc = (degrees: number) =>
    `M${point(start)}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${point(start + degrees)}`
  const marks = Array.from({ length: 25 }, (_, index) => start + (whole / 24) * index)
    .map((degrees) => `M${point(degrees, radius * 0.87)}L${point(degrees, radius * 0.93)}`)
    .join('')
  return [
    `<path d="${arc(whole)}" fill="none" stroke="${BONE}" stroke-width="7" opacity=".22"/>`,
    `<path d="${marks}" stroke="${BONE}" stroke-width="5" opacity=".3"/>`,
    `<path d="${arc(whole * share)}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"/>`,
  ].join('')
}

/** Before the driver: speed, the way, how far the fuel lasts. */
function cluster(): Drawing {
  const [width, height] = [1600, 600]
  const [middle, radius] = [height * 0.52, height * 0.37]
  const figure = (words: string, under: string, x: number) =>
    text(words, x, middle + 44, 150, BONE, 'text-anchor="middle"') +
    text(under, x, middle + 112, 52, ASH, 'text-anchor="middle"')
  const left = width * 0.37
  const wide = width * 0.26
  const body = [
    dial(width * 0.19, middle, radius, 0.42, ACCENT_ON_DARK),
    figure('62', 'км/ч', width * 0.19),
    dial(width * 0.81, middle, radius, 0.66, BONE),
    figure('540', 'км', width * 0.81),
    line(
      `${left + wide * 0.2},${height * 0.86} ${left + wide * 0.2},${height * 0.52} ${left + wide * 0.72},${height * 0.52}`,
      16,
      ACCENT_ON_DARK,
    ),
    `<path d="M${left + wide * 0.62} ${height * 0.42}l62 60-62 60" fill="none" stroke="${ACCENT_ON_DARK}" stroke-width="16" stroke-linejoin="round" stroke-linecap="round"/>`,
    text('400 м', left + wide / 2, height * 0.3, 88, BONE, 'text-anchor="middle"'),
  ].join('')
  return { name: 'cluster', width, height, body: `<rect width="${width}" height="${height}" fill="#0a0b0d"/>${body}` }
}

/** In the oval of the console. */
function climatePanel(): Drawing {
  const [width, height] = [1400, 300]
  const y = height / 2 + 46
  const steps = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<circle cx="${width / 2 + (index - 2) * 62}" cy="${height / 2}" r="15" fill="${index < 3 ? ACCENT_ON_DARK : '#55565a'}"/>`,
    )
    .join('')
  const body = text('21,5°', 80, y, 130) + steps + text('22°', width - 80, y, 130, BONE, 'text-anchor="end"')
  return { name: 'climate', width, height, body: `<rect width="${width}" height="${height}" fill="#0a0b0d"/>${body}` }
}

/** Keys of the driver's door: a seat, and the two that call it back; the first is chosen. */
function keys(): Drawing {
  const [width, height] = [1440, 390]
  const seat = `<path d="M236 96l26 150q6 34 40 34h94" fill="none" stroke="${BONE}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/><circle cx="226" cy="58" r="24" fill="${BONE}"/>`
  const key = (word: string, x: number, colour: string) => text(word, x, 272, 230, colour, 'text-anchor="middle"')
  const joint = (x: number) => line(`${x},70 ${x},${height - 70}`, 5, '#34353a')
  const body = [seat, joint(500), key('1', 740, ACCENT_ON_DARK), joint(980), key('2', 1210, BONE)].join('')
  return { name: 'keys', width, height, body: `<rect width="${width}" height="${height}" fill="#08090a"/>${body}` }
}

mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({ executablePath: findTestChromium(), args: ['--no-sandbox'] })
for (const { name, width, height, body } of [
  ...displays.map(screen),
  cluster(),
  climatePanel(),
  projection(),
  keys(),
]) {
  /* oxlint-disable no-await-in-loop */
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>@font-face{font-family:Flex;font-weight:200 520;font-stretch:100% 140%;src:url(data:font/woff2;base64,${FONT})}body{margin:0}svg{display:block}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Flex" font-weight="300" font-stretch="110%">${body}</svg>`,
  )
  await page.evaluate(async () => void (await document.fonts.ready))
  const picture = await page.screenshot()
  await sharp(picture).png({ palette: true, colours: 128, compressionLevel: 9 }).toFile(`${OUT}${name}.png`)
  await page.close()
  /* oxlint-enable no-await-in-loop */
}
await browser.close()
