import { placeOfText } from './places.ts'

/** Slips of the keyboard in a text that a visitor reads; the typographer mends none of them. */
const slips: readonly { pattern: RegExp; what: string; advice: string }[] = [
  { pattern: /["]|(?<![а-яёa-z])'|'(?![а-яёa-z])/i, what: 'прямые кавычки', advice: 'Поставьте «ёлочки».' },
  { pattern: /(?<=[\p{L}\d)»]) [-–] (?=[\p{L}\d«(])/u, what: 'дефис вместо тире', advice: 'Поставьте тире «—».' },
  { pattern: /--/, what: 'два дефиса подряд', advice: 'Поставьте тире «—».' },
  { pattern: / {2,}/, what: 'два пробела подряд', advice: 'Уберите лишний.' },
  { pattern: /\s[,.;:!?](?!\d)/, what: 'пробел перед знаком препинания', advice: 'Уберите его.' },
  { pattern: /[а-яё],(?=[а-яё])/i, what: 'нет пробела после запятой', advice: 'Поставьте его.' },
  { pattern: /\.\.\./, what: 'три точки', advice: 'Поставьте многоточие «…» одним знаком.' },
  {
    pattern: /[а-яё][a-z]|[a-z][а-яё]/i,
    what: 'латинская буква в русском слове или наоборот',
    advice: 'Наберите слово заново на одной раскладке.',
  },
  {
    pattern: /\{[A-Za-z]|undefined|NaN|\bnull\b/,
    what: 'служебное слово вместо текста',
    advice: 'Впишите то, что должен прочесть посетитель.',
  },
  { pattern: /lorem|todo|tbd|заглушк|рыбн/i, what: 'временный текст', advice: 'Впишите настоящий.' },
]

const CUT = 60
const cut = (text: string): string => (text.length > CUT ? `${text.slice(0, CUT)}…` : text)

/** What is wrong in one text, each with its place. `file` is a part of the name of the file that has it. */
export function slipsIn(text: string, file = ''): string[] {
  const plain = text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '')
  return slips.flatMap(({ pattern, what, advice }) => {
    const found = pattern.exec(plain)
    if (!found) return []
    const around = plain.slice(Math.max(0, found.index - 20), found.index + 20).trim()
    return [`${placeOfText(plain, file)}: ${what}: «${cut(around)}». ${advice}`]
  })
}
