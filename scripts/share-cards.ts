import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { shareCards, shareImage, type ShareCard } from '#src/content/share-cards.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { createTypesetter } from '#src/printing/typesetter.ts'
import { carData } from './pictures/car-data.ts'
import { groundOf } from './share/photos.ts'
import { sceneKey, sceneOf } from './share/scenes.ts'
import { drawWords, type Faces } from './share/words.ts'

/**
 * Draws the cards of shared links into public/images/share, 1200×630, unless they exist already: a card for every
 * page and news item, its text over one of a few scenes. `node scripts/share-cards.ts`
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const publicFolder = `${root}public`
const folder = `${publicFolder}/images/share`
const stamp = `${folder}/.stamp`

/** The content of the cards is compared, so that other edits of a page's text draw nothing again. */
const INPUTS = [
  'scripts/share-cards.ts',
  'scripts/share/*.ts',
  'src/printing/fonts/*.ttf',
  'src/printing/{logo,typesetter,photo-ground}.ts',
  'scripts/pictures/stage.ts',
  'src/brand/*.{ts,svg}',
  'src/drawing/**/*.ts',
  'node_modules/sharp/package.json',
]

function inputHash(): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([shareCards, shareCards.map(groundOf)]))
    .update(carData)
  for (const file of globSync(INPUTS, { cwd: root }).sort()) hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex')
}

const isFresh = (hash: string): boolean =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash &&
  shareCards.every(({ key }) => existsSync(publicFolder + shareImage(key)))

/** Above this size messengers begin to omit pictures. */
const MAX_BYTES = 120 * 1024
/** JPEG qualities: the first suits drawings; a photograph full of detail may need another. */
const QUALITIES = [84, 74, 62, 50]

async function smallEnough(key: string, picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- each only where the one before was too large
    const bytes = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  const least = await picture.jpeg({ quality: 44, mozjpeg: true }).toBuffer()
  if (least.length <= MAX_BYTES) return least
  throw new Error(`The share card ${key} is more than ${MAX_BYTES} bytes`)
}

async function drawCards(cards: readonly ShareCard[], faces: Faces): Promise<number> {
  const [first] = cards
  if (!first) return 0
  const scene = await sceneOf(first, publicFolder)
  const ground = await scene.raw().toBuffer({ resolveWithObject: true })
  const sizes = cards.map(async (card) => {
    const picture = sharp(ground.data, { raw: ground.info })
      .composite([{ input: Buffer.from(drawWords(card, faces)) }])
      .removeAlpha()
    const bytes = await smallEnough(card.key, picture)
    writeFileSync(publicFolder + shareImage(card.key), bytes)
    return bytes.length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const started = performance.now()
const hash = inputHash()
if (!isFresh(hash)) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const faces = { display: createTypesetter('title', -0.018), text: createTypesetter('text') }
  const scenes = [...Map.groupBy(shareCards, sceneKey).values()]
  let total = 0
  // Sequential: a scene has many pixels, and the encoder uses every core anyway.
  // oxlint-disable-next-line no-await-in-loop
  for (const cards of scenes) total += await drawCards(cards, faces)
  writeFileSync(stamp, hash)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { width, height } = SHARE_SIZE
  process.stdout.write(
    `${shareCards.length} share cards ${width}×${height}, ${(total / 1024).toFixed(0)} KB, in ${seconds} s\n`,
  )
}
