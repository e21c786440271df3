import { ownBrands } from '#src/content/own-brands.ts'

/** Models of the brands and their other names: fetched when the field is focused. */

const rows: readonly [brand: string, models: string, spellings: string][] = [
  ['Audi', 'A4, A6, Q3, Q5, Q7', 'авди'],
  ['BMW', '3 серия, 5 серия, X1, X3, X5', 'бмв, бэмвэ, бмвуха, бэха, беха'],
  ['Chery', 'Tiggo 4, Tiggo 7 Pro, Tiggo 8', 'черри, черы'],
  ['Chevrolet', 'Aveo, Cruze, Lacetti, Niva', 'шеврале, шевролет, шеви'],
  ['Ford', 'EcoSport, Focus, Kuga, Mondeo', ''],
  ['Geely', 'Atlas, Coolray, Tugella', 'гили, джилли, жили, geli'],
  ['Haval', 'F7, F7x, H9, Jolion', 'хавейл, хавэйл, хаваль'],
  ['Honda', 'Accord, Civic, CR-V, Pilot', ''],
  [
    'Hyundai',
    'Creta, Elantra, Santa Fe, Solaris, Sonata, Tucson',
    'хендай, хёндай, хундай, хюндай, хендэ, хундэ, хюндэ, хендэй, хендаи, хьюндай, hundai, hendai',
  ],
  ['Infiniti', 'Q50, QX50, QX60, QX80', 'инфинитти, infinity'],
  ['Jaguar', 'E-Pace, F-Pace, XE, XF', ''],
  ['Kia', 'Ceed, Cerato, K5, Optima, Rio, Sorento, Sportage', 'кия'],
  ['Lada', 'Granta, Kalina, Largus, Niva, Priora, Vesta, XRAY', 'ваз, жигули, автоваз'],
  [
    'Land Rover',
    'Defender, Discovery, Discovery Sport, Range Rover, Range Rover Evoque',
    'лэнд ровер, лендровер, рендж ровер, рэндж ровер, range rover',
  ],
  ['Lexus', 'ES, GX, LX, NX, RX', 'лексес'],
  ['Mazda', '3, 6, CX-5, CX-9', 'мозда'],
  [
    'Mercedes-Benz',
    'C-Класс, E-Класс, GLC, GLE, S-Класс',
    'мерс, мерседес бенц, мерседес-бенц, мерсидес, мерин, mersedes',
  ],
  ['MINI', 'Clubman, Cooper, Countryman', 'мини купер'],
  [
    'Mitsubishi',
    'ASX, L200, Outlander, Pajero Sport',
    'мицубиши, митсубиси, митсубиши, митцубиси, мицубисси, митсубисси',
  ],
  ['Nissan', 'Almera, Murano, Qashqai, Terrano, X-Trail', 'нисан'],
  ['Opel', 'Astra, Corsa, Mokka, Zafira', 'опел'],
  ['Peugeot', '308, 408, 3008, 5008', 'пежот, пеже'],
  ['Porsche', 'Cayenne, Macan, Panamera', 'порш, поршэ'],
  ['Renault', 'Arkana, Duster, Kaptur, Logan, Sandero', 'ренаульт, рэно'],
  ['Skoda', 'Karoq, Kodiaq, Octavia, Rapid, Superb', 'шкада, \u0161koda'],
  ['Subaru', 'Forester, Outback, XV', 'субара'],
  ['Suzuki', 'Grand Vitara, Jimny, SX4, Vitara', 'судзуки, сузука'],
  [
    'Toyota',
    'Camry, Corolla, Highlander, Land Cruiser, Land Cruiser Prado, RAV4',
    'тоета, таёта, тоёта, тайота, тоиота',
  ],
  [
    'Volkswagen',
    'Golf, Jetta, Passat, Polo, Tiguan, Touareg',
    'вольксваген, фольцваген, фолксваген, фольксвагин, фольц, фолькс, vw, фв',
  ],
  ['Volvo', 'S60, S90, XC40, XC60, XC90', 'волво'],
  ['УАЗ', 'Патриот, Пикап, Хантер', 'уазик, uaz'],
]

const MOST = 6
/** A short word with one wrong letter is another word. */
const FUZZY_FROM = 4

/** «Мерседес-Бенц» and «мерседес бенц» are one word; so are ё and е. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d]/gu, '')

const brands = ownBrands.map(([brand, russian]) => {
  const [, models = '', spellings = ''] = rows.find(([name]) => name === brand) ?? []
  const words = [brand, russian, ...spellings.split(', ')].map(plain).filter(Boolean)
  return { brand, models: models.split(', '), words }
})

/** Brands that the typed text may mean: in any alphabet, with one wrong letter. The nearest first. */
export function brandsLike(typed: string): string[] {
  const text = plain(typed)
  if (!text) return []
  const begin = brands.filter(({ words }) => words.some((word) => word.startsWith(text)))
  const found =
    begin.length > 0 || text.length < FUZZY_FROM ? begin : brands.filter(({ words }) => words.some(isNear(text)))
  return found.slice(0, MOST).map(({ brand }) => brand)
}

/** The brand written in full, in any alphabet: «бмв» is BMW. Unknown text stays as typed. */
export function brandNamed(typed: string): string {
  const name = plain(typed)
  return brands.find(({ words }) => words.includes(name))?.brand ?? typed
}

/** Models of the recognised brand; none where it is ambiguous or unknown. */
export function modelsLike(typedBrand: string, typed: string): readonly string[] {
  const name = plain(typedBrand)
  const own = name && brands.find(({ words }) => words.includes(name))
  if (!own) return []
  const text = plain(typed)
  const begin = own.models.filter((model) => plain(model).startsWith(text))
  // Typed in Russian letters the name cannot be found: all of them are shown.
  return begin.length === 0 && /[а-я]/.test(text) ? own.models : begin
}

/** Whether a prefix of the word equals the text except for one letter: wrong, missing or superfluous. */
const isNear = (text: string) => (word: string) =>
  [text.length - 1, text.length, text.length + 1].some(
    (length) => length <= word.length && isOneOff(text, word.slice(0, length)),
  )

function isOneOff(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}
