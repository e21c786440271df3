const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const swapped = new Map<string, string>()
for (const [index, latin] of [...LATIN].entries()) {
  const cyrillic = CYRILLIC[index] ?? latin
  swapped.set(latin, cyrillic)
  swapped.set(cyrillic, latin)
}

/** The same keys in the other keyboard layout: "ufhfynbz" is "гарантия", "пм70" is "gv70". */
export const swapLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => swapped.get(sign) ?? sign).join('')
