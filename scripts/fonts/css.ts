/** As CSS writes it: U+20-7E, U+A0. */
export function unicodeRange(signs: Iterable<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const sign of [...signs].sort((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range && range[1] === sign - 1) range[1] = sign
    else ranges.push([sign, sign])
  }
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

export const face = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}\n}`
