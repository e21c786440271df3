/** Russian in Latin letters, as addresses of the site are written: «Нижний Новгород» is "nizhniy-novgorod". */
const LETTERS = new Map<string, string>(
  (
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ' +
    'ъ= ы=y ь= э=e ю=yu я=ya'
  )
    .split(' ')
    .map((pair) => {
      const [letter = '', latin = ''] = pair.split('=')
      return [letter, latin]
    }),
)

/** A code for an address: Latin letters, digits and single hyphens. */
export const toCode = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
