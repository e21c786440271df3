import { explain } from '#src/content/terms/term.ts'

/* Terms about leather. */

export const nappa = /* @__PURE__ */ explain('Кожа наппа', 'Мягкая кожа тонкой выделки.')
export const semiAniline = /* @__PURE__ */ explain(
  'Полуанилиновая кожа',
  'Кожа с лёгким покрытием: виден рисунок, но её проще беречь.',
)
