import { company } from '#src/brand/brand.ts'
import type { Photo } from '#src/content/pictures/list.ts'

/** Date of the last rendering of the cars. */
const RENDERED = '2026-11-27'

/**
 * An entry for a rendered picture, with unlimited rights. `file` as `npm run renders` names it: `g90/hero`
 * (docs/renders.md).
 */
export const rendered = (file: string, alt: string, focus?: Photo['focus']): Photo => ({
  file: `${file}.avif`,
  alt,
  rights: { owner: company.distributor.name, until: null },
  taken: RENDERED,
  ...(focus && { focus }),
})
