/**
 * Former addresses of news of news.ts, by the item's number: each leads to the present one. If you change a `code` there,
 * add the previous one here; addresses changed in the office need none, because its versions are kept.
 */
export const formerNewsCodes: readonly (readonly [id: number, code: string])[] = [
  [13, 'itogi-goda-2020'],
  [2, 'servis-zimnyaya-proverka-2020'],
]
