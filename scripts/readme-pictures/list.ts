import { hrefTo } from '#src/routes.ts'

/** The README's pictures. */
export type ReadmePicture = {
  name: string
  path: string
  screen: { width: number; height: number }
  scale: number
  /** Size of the file, pixels. */
  width: number
}

export const README_FOLDER = 'docs/pictures/'
/** Limit on all of them: a README is read on a phone, too. */
export const README_BYTES = 400 * 1024

const DESKTOP = { screen: { width: 1440, height: 900 }, scale: 1, width: 1200 }

export const README_PICTURES: readonly ReadmePicture[] = [
  { name: 'home', path: hrefTo('home'), ...DESKTOP },
  { name: 'model', path: hrefTo('model-gv80'), ...DESKTOP },
  { name: 'configurator', path: hrefTo('configurator'), ...DESKTOP },
  { name: 'phone', path: hrefTo('model-g90'), screen: { width: 390, height: 844 }, scale: 2, width: 468 },
]
