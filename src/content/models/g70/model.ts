import { defineModel } from '#src/content/models/define-model.ts'

/** G70: data that every page may need. Every page loads this file: texts belong in copy.ts. */
export const g70 = defineModel({
  confCode: 'g70-fl',
  name: 'G70',
  body: 'sedan',
  kind: 'Спортивный седан',
  pages: {
    home: '/new-g70.html',
    design: '/ru/ru/g70-design.html',
    safety: '/ru/ru/g70-safety.html',
    technology: '/ru/ru/g70-technology.html',
    performance: '/ru/ru/g70-performance.html',
    gallery: '/ru/ru/g70-gallery.html',
    price: '/new-g70-price.html',
  },
  facts: {
    length: 4685,
    width: 1850,
    height: 1400,
    wheelbase: 2835,
    frontOverhang: 815,
    boot: 330,
    tank: 60,
    wheels: '18–19',
  },
  pricesSince: '2026-11-01',
  trims: [
    [101, 'Elegance', 1, 2_249_000],
    [102, 'Elegance', 2, 2_449_000],
    [103, 'Advance', 2, 2_699_000],
    [104, 'Advance', 3, 2_899_000],
    [105, 'Premier', 3, 3_149_000],
    [106, 'Sport', 4, 3_799_000],
  ],
  paints: ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'RED', 'MGR', 'WHT'],
  shownPaint: 'GRF',
  interiors: ['NNB', 'BRW', 'IVR', 'RDN', 'GRY'],
})
