import { short } from '#src/drawing/kit/numbers.ts'

export type Attributes = Record<string, string | number | { toString(): string } | undefined>

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Path data composed of plain numbers carry all the digits of their arithmetic: «M851.7007000000001 199.27». */
const rounded = (data: string): string => data.replace(/\d+\.\d{4,}/g, (number) => short(Number(number), 3))

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${textOf(name, value)}"`)
    .join('')

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number') return short(value, 2)
  return escape(name === 'd' ? rounded(String(value)) : String(value))
}

/** One element; numbers are written short, undefined attributes are left out. */
export const tag = (name: string, attributes: Attributes, ...children: string[]): string =>
  children.length === 0
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${children.join('')}</${name}>`

export const group = (attributes: Attributes, ...children: string[]): string => tag('g', attributes, ...children)

export const text = (content: string, attributes: Attributes): string => tag('text', attributes, escape(content))

/** A stop of a gradient: offset, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]
/** How far a blurred shape may reach beyond its box, in per cent of it. */
export type Reach = readonly [x: number, y: number]

/** The definitions of one drawing. Every name gets the drawing's prefix, so drawings can stand on one page. */
export class Defs {
  readonly #prefix: string
  readonly #items: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  linear(name: string, attributes: Attributes, stops: readonly Stop[]): string {
    return this.#gradient('linearGradient', name, attributes, stops)
  }

  radial(name: string, stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', name, {}, stops)
  }

  /** A gradient along x between two places of the sheet. */
  across(name: string, x1: number, x2: number, stops: readonly Stop[]): string {
    return this.linear(name, { gradientUnits: 'userSpaceOnUse', x1, x2 }, stops)
  }

  /** A gradient down the sheet between two heights. */
  down(name: string, y1: number, y2: number, stops: readonly Stop[]): string {
    return this.linear(name, { gradientUnits: 'userSpaceOnUse', x2: 0, y1, y2 }, stops)
  }

  blur(name: string, deviation: number, [x, y]: Reach = [20, 20]): string {
    return this.#add(
      name,
      (id) =>
        `<filter id="${id}" x="-${x}%" y="-${y}%" width="${100 + 2 * x}%" height="${100 + 2 * y}%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
    )
  }

  clip(name: string, data: { toString(): string }): string {
    return this.#add(name, (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)
  }

  /** A path to be drawn several times by `<use>`: its `href`. */
  shape(name: string, data: { toString(): string }): string {
    return this.#add(
      name,
      (id) => tag('path', { id, d: data }),
      (id) => `#${id}`,
    )
  }

  toString(): string {
    return this.#items.length === 0 ? '' : `<defs>${this.#items.join('')}</defs>`
  }

  #gradient(kind: string, name: string, attributes: Attributes, stops: readonly Stop[]): string {
    return this.#add(name, (id) =>
      tag(
        kind,
        { id, ...attributes },
        ...stops.map(([offset, color, opacity]) =>
          tag('stop', {
            offset: short(offset, 3),
            'stop-color': color,
            'stop-opacity': opacity === 1 ? undefined : opacity,
          }),
        ),
      ),
    )
  }

  #add(name: string, write: (id: string) => string, refer = (id: string) => `url(#${id})`): string {
    const id = `${this.#prefix}-${name}`
    this.#items.push(write(id))
    return refer(id)
  }
}

export type Sheet = { viewBox: string; className: string; label: string; defs: Defs }

/** A whole drawing. An empty label makes it decoration. */
export const svgDocument = ({ viewBox, className, label, defs }: Sheet, ...children: string[]): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox,
      class: className,
      ...(label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
    },
    String(defs),
    ...children,
  )
