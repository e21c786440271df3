import { BRAND } from '#src/brand/brand.ts'

/** Under which name a browser keeps the document of a build: «Norven-G70-K7M2QX.pdf», without a code by its trim. */
export const documentName = (model: string, code: string | number): string => `${BRAND}-${model}-${code}.pdf`
