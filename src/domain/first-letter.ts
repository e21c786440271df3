/** The first letter of a text for its new place: inside a sentence, or at the beginning of one. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
