import { defineModel } from '#src/content/models/define-model.ts'

/** GV70: data that every page may need. Every page loads this file: texts belong in copy.ts. */
export const gv70 = defineModel({
  confCode: 'gv70',
  name: 'GV70',
  body: 'suv',
  kind: 'Кроссовер',
  pages: {
    home: '/gv70.html',
    design: '/gv70-design.html',
    safety: '/gv70-safety.html',
    technology: '/gv70-technology.html',
    performance: '/gv70-performance.html',
    gallery: '/gv70-gallery.html',
  },
  facts: {
    length: 4715,
    width: 1910,
    height: 1630,
    wheelbase: 2875,
    frontOverhang: 845,
    boot: 542,
    tank: 66,
    wheels: '18–19',
  },
  pricesSince: '2026-11-01',
  trims: [
    [201, 'Elegance', 5, 4_740_000],
    [202, 'Advance', 6, 4_990_000],
    [203, 'Advance', 5, 5_090_000],
    [204, 'Premier', 5, 5_490_000],
    [205, 'Sport', 7, 6_190_000],
  ],
  paints: ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'RED', 'GRN', 'MGR', 'WHT'],
  shownPaint: 'RED',
  interiors: ['NNB', 'BRW', 'IVR', 'RDN', 'GRY'],
})
