import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { MadeGallery, MadePictures } from '#src/content/pictures/made-shape.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** The list that scripts/media writes of the photographs it has made, below the project's folder. */
export const MADE_FILE = 'public/images/.media.json'

const readMade = (root: string): MadePictures => {
  const file = resolve(root, MADE_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadePictures) : {}
}

const NO_GALLERY: MadeGallery = { details: [], gallery: [] }
const LIST = /[\\/]src[\\/]content[\\/]pictures[\\/]made\.ts$/
/** `src/content/models/gv80/pictures.ts?made`: what was made of a model's list, for its gallery. */
const GALLERY = /[\\/]src[\\/]content[\\/]models[\\/]([\w-]+)[\\/]pictures\.ts\?made$/

/**
 * Puts the list of photographs into bundles, in the place of the module that reads it from its file. The server gets all
 * of it; a browser what any page may ask for, and each model's gallery as a module of its own.
 */
export const bundledPictures = (root: string): Plugin => ({
  name: 'bundled-pictures',
  enforce: 'pre',
  load(id) {
    const gallery = GALLERY.exec(id)
    if (!gallery && !LIST.test(id)) return null
    const made = readMade(root)
    if (!gallery)
      return `export const made = ${JSON.stringify(this.environment.name === 'client' ? shared(made) : made)}`
    const code = MODEL_CODES.find((one) => one === gallery[1])
    return `export default ${JSON.stringify((code && made.galleries?.[code]) ?? NO_GALLERY)}`
  },
})

const shared = ({ models }: MadePictures): MadePictures => (models ? { models } : {})
