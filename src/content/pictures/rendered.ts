import { company } from '#src/brand/brand.ts'
import type { Photo } from '#src/content/pictures/list.ts'

/** The day on which the cars' surfaces were last rendered for the site. */
const RENDERED = '2026-11-27'

/** An entry of a rendered picture: it is ours without an end. `file` as `npm run renders` names it: `g90/hero` (docs/renders.md). */
export const rendered = (file: string, alt: string, focus?: Photo['focus']): Photo => ({
  file: `${file}.avif`,
  alt,
  rights: { owner: company.distributor.name, until: null },
  taken: RENDERED,
  ...(focus && { focus }),
})
