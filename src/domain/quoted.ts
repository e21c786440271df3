/** A name inside «ёлочки»: its own quotation marks become „лапки“ (russian-rules.md 4). */
export const inQuotes = (name: string): string => name.replaceAll('«', '„').replaceAll('»', '“')

/** A name among other words: «Волга Премиум», «Салон „Волга“». */
export const quoted = (name: string): string => `«${inQuotes(name)}»`
