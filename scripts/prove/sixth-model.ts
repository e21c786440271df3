import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#src/project-file.ts'

/**
 * A sixth model added as CONTRIBUTING.md describes, in a copy of the project: the folder of the most similar model with
 * other numbers and texts, its line in two lists, and photographs instead of drawings.
 */

const LIKE = 'gv70'
export const SIXTH = {
  code: 'gv60',
  name: 'GV60',
  home: '/gv60.html',
  price: '/gv60-price.html',
  /** Roubles: the lowest and the highest of its trims. */
  prices: [3_310_000, 4_760_000],
  since: '2021-12-10',
  firstTrim: 601,
} as const

const MODELS = 'src/content/models'
export const modelFolder = `${MODELS}/${SIXTH.code}`

/** Files of the sixth model, from the project's folder: the written ones, and the photographs. */
export type SixthModel = { texts: string[]; photographs: string[] }

/** Writes the sixth model into a copy of the project; where nobody looks at the photographs, they may be low. */
export async function writeSixthModel(root: string, { height = 1600 } = {}): Promise<SixthModel> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const texts: string[] = []
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    texts.push(file)
  }
  for (const name of ['model', 'details', 'copy', 'meta']) {
    const like = renamed(read(`${MODELS}/${LIKE}/${name}.ts`))
    write(`${modelFolder}/${name}.ts`, OWN[name]?.(like) ?? like)
  }
  const photographs = await takePhotographs(join(root, 'media', SIXTH.code), height)
  write(`${modelFolder}/pictures.ts`, listOf(photographs))
  write(`${MODELS}/line-up.ts`, inLineUp(read(`${MODELS}/line-up.ts`)))
  write(`${MODELS}/details.ts`, inDetails(read(`${MODELS}/details.ts`)))
  return { texts, photographs: photographs.map((file) => `media/${SIXTH.code}/${file}`) }
}

const renamed = (text: string): string => text.replaceAll(LIKE, SIXTH.code).replaceAll(LIKE.toUpperCase(), SIXTH.name)

/** Replaces a text; throws where it is not found, so that a change of the folder is noticed. */
function exchange(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`The folder of ${LIKE} has no longer what is exchanged: ${from}`)
  return changed
}

const PRICE_COPY = `  'gv60-price': {
    h1: 'Комплектации и цены GV60',
    lead: 'Пять версий с полным приводом: бензин и дизель.',
    sections: [
      { id: 'table', heading: 'Комплектации и цены', text: ['Все версии на одном экране.'] },
      { id: 'compare', heading: 'Комплектации рядом', text: ['Оставьте только отличия — и станет видно, за что доплата.'] },
      { id: 'how-to-read', heading: 'Как читать цену', text: ['Итог у дилера зависит от наличия и выбранных опций.'] },
      { id: 'what-else', heading: 'Что ещё посчитать', text: ['Металлик, перламутр и пакеты добавляются к цене комплектации.'] },
    ],
    ctas: [build('gv60'), testDrive('gv60')],
  },
`
const PRICE_META = `    'gv60-price': {
      title: \`Цены и комплектации \${BRAND} GV60 в России\`,
      description: \`Комплектации \${BRAND} GV60 с ценами \${price}: бензин и дизель, полный привод. Сравнение оснащения и выбор в конфигураторе.\`,
    },
`

/** The sixth model's own content in each file. */
const OWN: Readonly<Record<string, (like: string) => string>> = {
  model(like) {
    const trims = ['3_310_000', '3_520_000', '3_690_000', '4_120_000', '4_760_000']
    let text = exchange(
      like,
      "gallery: '/gv60-gallery.html',",
      `gallery: '/gv60-gallery.html',\n    price: '${SIXTH.price}',`,
    )
    text = exchange(text, /pricesSince: '[^']*'/, `pricesSince: '${SIXTH.since}'`)
    text = exchange(text, /length: \d+/, 'length: 4515')
    text = exchange(text, /height: \d+/, 'height: 1580')
    text = exchange(text, /wheelbase: \d+/, 'wheelbase: 2800')
    return exchange(
      text,
      /trims: \[[\s\S]*?\n {2}\]/,
      `trims: [\n    [601, 'Elegance', 17, ${trims[0]}],\n    [602, 'Advance', 18, ${trims[1]}],\n    [603, 'Advance', 17, ${trims[2]}],\n    [604, 'Premier', 17, ${trims[3]}],\n    [605, 'Sport', 19, ${trims[4]}],\n  ]`,
    )
  },
  details: (like) =>
    [
      ['id: 5,', 'id: 17,'],
      ['id: 6,', 'id: 18,'],
      ['id: 7,', 'id: 19,'],
    ].reduce(
      (text, [from = '', to = '']) => exchange(text, from, to),
      exchange(like, /inShort: '[^']*'/, "inShort: 'Для города, где тесно, и дороги, где просторно.'"),
    ),
  // Each page needs an opening paragraph of its own.
  copy: (like) => exchange(exchange(like, /\btext: \[\s*'/g, `$&${SIXTH.name}. `), /\}\)\n$/, `${PRICE_COPY}})\n`),
  meta: (like) =>
    exchange(
      exchange(like, /\n {2}\},\n\}\)\)\n$/, `\n${PRICE_META}  },\n}))\n`),
      '({ length, priceSentence })',
      '({ length, price, priceSentence })',
    ),
}

const inLineUp = (text: string): string =>
  exchange(
    exchange(text, 'import { gv80 }', `import { gv60 } from '#src/content/models/gv60/model.ts'\nimport { gv80 }`),
    /g90 \} as const/,
    'g90, gv60 } as const',
  )

const inDetails = (text: string): string =>
  exchange(
    exchange(
      text,
      'import { details as gv80 }',
      `import { details as gv60 } from '#src/content/models/gv60/details.ts'\nimport { details as gv80 }`,
    ),
    /, g90 \}/,
    ', g90, gv60 }',
  )

/** Photographs for the proof: our own rendered pictures, enlarged to camera size. */
async function takePhotographs(to: string, height: number): Promise<string[]> {
  const stills = {
    'hero.jpg': 'gv80-front34-light',
    'front34.jpg': 'gv80-front34-studio',
    'rear34.jpg': 'gv80-rear34-studio',
    'side.jpg': 'gv70-front34-studio',
    'cabin.jpg': 'gv80-rear34-light',
    'street.jpg': 'gv70-front34-light',
    'blue.jpg': 'gv70-rear34-light',
  }
  mkdirSync(to, { recursive: true })
  await Promise.all(
    Object.entries(stills).map(([file, still]) =>
      sharp(join(projectRoot, `scripts/pictures/stills/${still}.webp`))
        .resize({ height })
        .jpeg({ quality: 80 })
        .toFile(join(to, file)),
    ),
  )
  return Object.keys(stills)
}

const PLACES: Readonly<Record<string, string>> = {
  'hero.jpg': 'hero',
  'front34.jpg': 'front34',
  'rear34.jpg': 'rear34',
  'side.jpg': 'side',
  'cabin.jpg': 'cabin',
}

function listOf(files: readonly string[]): string {
  const photo = (file: string, alt: string) =>
    `{ file: 'gv60/${file}', alt: '${alt}', rights: { owner: 'Отдел маркетинга', until: null }, taken: '2021-11-05' }`
  const slots = files.flatMap((file) => {
    const place = PLACES[file]
    return place ? [`  ${place}: ${photo(file, `GV60, снимок «${place}»`)},`] : []
  })
  return [
    "import type { ModelPhotos } from '#src/content/pictures/list.ts'",
    '',
    '/** Photographs of the GV60. */',
    'export const photographs: ModelPhotos = {',
    ...slots,
    `  gallery: [${photo('street.jpg', 'GV60 вечером')}],`,
    `  paints: { BLU: ${photo('blue.jpg', 'GV60 в тёмно-синем')} },`,
    '}',
    '',
  ].join('\n')
}
