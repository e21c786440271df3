import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { INK, STAGE_CENTRE, STAGE_EDGE, STAGE_MIDDLE } from '#src/brand/palette.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { frontDesigns } from '#src/drawing/front/design.ts'
import { defaultPaint } from '#src/drawing/paints.ts'
import { stillName, stills, type StillId } from '#src/content/pictures/stills.ts'
import { forms } from '#src/three/body/form.ts'

/** The rendered stills, committed: rendering takes a browser, which not every machine that builds the site has. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = `${root}scripts/pictures/stills/`
export const STILLS_STAMP = `${FOLDER}stamp.json`

export const stillFile = (still: StillId): string => `${FOLDER}${stillName(still)}.webp`

/** The code that makes and renders the surfaces. The stage of the browser is not in it. */
const GENERATOR = [
  'src/three/{kit,body,mesh,car,render}/*.ts',
  'src/drawing/front/{grille,outline}.ts',
  'src/three/scenes/{studio,dark}.ts',
  'scripts/stills/*.ts',
]

/** They are rendered on the grounds of the pages. */
const GROUNDS = [INK, STAGE_CENTRE, STAGE_MIDDLE, STAGE_EDGE]

/** Tenths of a millimetre: what differs only by a machine's rounding is the same. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)

/** Everything a still depends on: generator, parameters of the cars, their forms and paints, the grounds. */
export function stillsHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(GENERATOR, { cwd: root }).sort()) hash.update(file).update(readFileSync(root + file))
  for (const code of DRAWN_MODELS)
    hash.update(JSON.stringify([carOf(code), frontDesigns[code], defaultPaint(code)], rounded))
  return hash.update(JSON.stringify([forms, stills, GROUNDS])).digest('hex')
}
