import { BRAND } from '#src/brand/brand.ts'

/** Download name of a build's document: "<Brand>-G70-K7M2QX.pdf", without a code by its trim. */
export const documentName = (model: string, code: string | number): string => `${BRAND}-${model}-${code}.pdf`
