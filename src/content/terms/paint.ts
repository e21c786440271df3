import { explain } from '#src/content/terms/term.ts'

/* Terms about paint. */

export const pearl = /* @__PURE__ */ explain(
  'Перламутр',
  'Краска с частицами, которые меняют оттенок под разным углом.',
)
export const metallic = /* @__PURE__ */ explain(
  'Металлик',
  'Краска с мелкими металлическими частицами, блестит на солнце.',
)
export const matte = /* @__PURE__ */ explain('Матовая краска', 'Без блеска; требует ручной мойки и бережного ухода.')
