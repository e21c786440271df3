/** A name as it stands between «ёлочки»: quotation marks of its own are „лапки“ there (russian-rules.md 4). */
export const inQuotes = (name: string): string => name.replaceAll('«', '„').replaceAll('»', '“')

/** A name among other words: «Волга Премиум», «Салон „Волга“». */
export const quoted = (name: string): string => `«${inQuotes(name)}»`
