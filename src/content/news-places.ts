import type { ModelCode } from '#src/domain/model.ts'

/** News that open with a car in its place where there is such a picture, by their codes: what happened there happened outside. */
export const newsPlaces: ReadonlyMap<string, ModelCode> = new Map([['gv80-zimnij-marshrut', 'gv80']])
