import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Made, OwnPictures, MadePictures } from '#src/content/pictures/made-shape.ts'
import { OWN_SLOTS } from '#src/content/pictures/slots.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/** The list of made photographs, written by scripts/media, relative to the project's folder. */
export const MADE_FILE = 'public/images/.media.json'

const readMade = (root: string): MadePictures => {
  const file = resolve(root, MADE_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadePictures) : {}
}

const NO_GALLERY: OwnPictures = { details: [], gallery: [] }
const LIST = /[\\/]src[\\/]content[\\/]pictures[\\/]made\.ts$/
const CONCEPTS = /[\\/]src[\\/]content[\\/]pictures[\\/]made-concepts\.ts$/
/** `src/content/models/gv80/pictures.ts?made`: the made pictures of a model's list, for its gallery. */
const GALLERY = /[\\/]src[\\/]content[\\/]models[\\/]([\w-]+)[\\/]pictures\.ts\?made$/

/**
 * Puts the list of photographs into bundles, replacing the module that reads it from its file. The server gets all
 * of it; a browser what any page may request, and as separate modules what only a model's pages or those of the concept
 * cars show.
 */
export const bundledPictures = (root: string): Plugin => ({
  name: 'bundled-pictures',
  enforce: 'pre',
  load(id) {
    const gallery = GALLERY.exec(id)
    if (!gallery && !LIST.test(id) && !CONCEPTS.test(id)) return null
    const made = readMade(root)
    if (CONCEPTS.test(id)) return `export const madeConcepts = ${JSON.stringify(made.concepts ?? {})}`
    if (!gallery)
      return `export const made = ${JSON.stringify(this.environment.name === 'client' ? shared(made) : made)}`
    const code = MODEL_CODES.find((one) => one === gallery[1])
    return `export default ${JSON.stringify(code ? ownOf(made, code) : NO_GALLERY)}`
  },
})

const isOwn = ([slot]: [string, Made]): boolean => OWN_SLOTS.some((own) => own === slot)
const slotsOf = (made: MadePictures, code: ModelCode): [string, Made][] =>
  Object.entries(made.models?.[code]?.slots ?? {})

/** Pictures only for pages of a model. */
function ownOf(made: MadePictures, code: ModelCode): OwnPictures {
  const slots = slotsOf(made, code).filter(isOwn)
  const { slots: _, paints: __, ...lists } = made.models?.[code] ?? {}
  return {
    ...(made.galleries?.[code] ?? NO_GALLERY),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    ...lists,
  }
}

/** Pictures any page may request. */
function shared(made: MadePictures): MadePictures {
  const models = MODEL_CODES.flatMap((code) => {
    const { paints } = made.models?.[code] ?? {}
    const common = slotsOf(made, code).filter((slot) => !isOwn(slot))
    const known = { ...(paints && { paints }), ...(common.length > 0 && { slots: Object.fromEntries(common) }) }
    return Object.keys(known).length > 0 ? [[code, known] as const] : []
  })
  return { models: Object.fromEntries(models) }
}
