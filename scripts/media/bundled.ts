import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type {
  GeneratedModel,
  GeneratedPicture,
  OwnPictures,
  GeneratedPictures,
} from '#src/content/pictures/generated-shape.ts'
import { LINE_UP_SLOTS, OWN_SLOTS, type Slot } from '#src/content/pictures/slots.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/** The list of generated photographs, written by scripts/media, relative to the project's folder. */
export const MADE_FILE = 'public/images/.media.json'

const readGenerated = (root: string): GeneratedPictures => {
  const file = resolve(root, MADE_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GeneratedPictures) : {}
}

const NO_GALLERY: OwnPictures = { details: [], gallery: [] }
const LIST = /[\\/]src[\\/]content[\\/]pictures[\\/]generated\.ts$/
const CONCEPTS = /[\\/]src[\\/]content[\\/]pictures[\\/]generated-concepts\.ts$/
const FACES = /[\\/]src[\\/]content[\\/]pictures[\\/]generated-faces\.ts$/
const LINE_UP = /[\\/]src[\\/]content[\\/]pictures[\\/]generated-line-up\.ts$/
/** `src/content/models/gv80/pictures.ts?generated`: the generated pictures of a model's list, for its gallery. */
const GALLERY = /[\\/]src[\\/]content[\\/]models[\\/]([\w-]+)[\\/]pictures\.ts\?generated$/

/**
 * Puts the list of photographs into bundles, replacing the module that reads it from its file. The server gets all
 * of it; a browser what any page may request, and as separate modules what only a model's pages or those of the concept
 * cars show.
 */
export const bundledPictures = (root: string): BundledPictures => ({
  name: 'bundled-pictures',
  enforce: 'pre',
  // The test runner keeps modules by their source text, which stays the same when the list changes.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isReplaced(id) ? false : undefined))
  },
  load(id) {
    if (!isReplaced(id)) return null
    const gallery = GALLERY.exec(id)
    const generated = readGenerated(root)
    if (FACES.test(id))
      return `export const generatedFaces = ${JSON.stringify(this.environment.name === 'client' ? facesOf(generated) : {})}`
    if (LINE_UP.test(id))
      return `export const generatedLineUp = ${JSON.stringify(this.environment.name === 'client' ? lineUpOf(generated) : {})}`
    if (CONCEPTS.test(id)) return `export const generatedConcepts = ${JSON.stringify(generated.concepts ?? {})}`
    if (!gallery)
      return `export const generatedPictures = ${JSON.stringify(this.environment.name === 'client' ? shared(generated) : generated)}`
    const code = MODEL_CODES.find((one) => one === gallery[1])
    return `export default ${JSON.stringify(code ? ownPicturesOf(generated, code) : NO_GALLERY)}`
  },
})

type BundledPictures = Plugin & {
  configureVitest: (context: {
    defineCacheKeyGenerator: (keyOf: (module: { id: string }) => false | undefined) => void
  }) => void
}

const isReplaced = (id: string): boolean => [GALLERY, LIST, CONCEPTS, FACES, LINE_UP].some((file) => file.test(id))

const isOneOf =
  (slots: readonly Slot[]) =>
  ([slot]: [string, GeneratedPicture]): boolean =>
    slots.some((one) => one === slot)
const isOwn = isOneOf(OWN_SLOTS)
const isLineUp = isOneOf(LINE_UP_SLOTS)
const slotsOf = (generated: GeneratedPictures, code: ModelCode): [string, GeneratedPicture][] =>
  Object.entries(generated.models?.[code]?.slots ?? {})

/** Pictures only for pages of a model. */
function ownPicturesOf(generated: GeneratedPictures, code: ModelCode): OwnPictures {
  const slots = slotsOf(generated, code).filter(isOwn)
  const { slots: _, paints: __, ...lists } = generated.models?.[code] ?? {}
  return {
    ...(generated.galleries?.[code] ?? NO_GALLERY),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    ...lists,
  }
}

/** Of each model the close-up of its lamps, or what is shown in its place (pages/shared/cars/fronts.tsx). */
export function facesOf(generated: GeneratedPictures): GeneratedPictures['models'] {
  const faceOf = (code: ModelCode): GeneratedModel | null => {
    const { parts, slots } = generated.models?.[code] ?? {}
    if (parts?.lamp) return { parts: { lamp: parts.lamp } }
    const slot = (['hero-upright', 'hero'] as const).find((one) => slots?.[one])
    return slot ? { slots: { [slot]: slots?.[slot] } } : null
  }
  return Object.fromEntries(
    MODEL_CODES.flatMap((code) => {
      const face = faceOf(code)
      return face ? [[code, face]] : []
    }),
  )
}

/** The picture of all models, by the model it is kept with. */
export const lineUpOf = (generated: GeneratedPictures): GeneratedPictures['models'] =>
  Object.fromEntries(
    MODEL_CODES.flatMap((code) => {
      const slots = slotsOf(generated, code).filter(isLineUp)
      return slots.length > 0 ? [[code, { slots: Object.fromEntries(slots) }]] : []
    }),
  )

/** Pictures any page may request. */
function shared(generated: GeneratedPictures): GeneratedPictures {
  const models = MODEL_CODES.flatMap((code) => {
    const { paints } = generated.models?.[code] ?? {}
    const common = slotsOf(generated, code).filter((slot) => !isOwn(slot) && !isLineUp(slot))
    const known = { ...(paints && { paints }), ...(common.length > 0 && { slots: Object.fromEntries(common) }) }
    return Object.keys(known).length > 0 ? [[code, known] as const] : []
  })
  return { models: Object.fromEntries(models) }
}
