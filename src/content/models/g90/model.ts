import { defineModel } from '#src/content/models/define-model.ts'

/** G90: data that every page may need. Every page loads this file: texts belong in copy.ts. */
export const g90 = defineModel({
  confCode: 'g90',
  name: 'G90',
  body: 'sedan',
  kind: 'Представительский седан',
  pages: {
    home: '/g90.html',
    design: '/g90-design.html',
    l: { path: '/g90_L.html', title: 'G90 L' },
    safety: '/g90-safety.html',
    comfort: '/g90-comfort.html',
    performance: '/g90-performance.html',
    gallery: '/g90-gallery.html',
    price: '/g90-price.html',
  },
  facts: {
    length: 5205,
    width: 1915,
    height: 1495,
    wheelbase: 3160,
    frontOverhang: 890,
    boot: 484,
    tank: 83,
    wheels: '19–20',
  },
  long: { addedMm: 290, page: 'l', trims: [504] },
  pricesSince: '2026-11-01',
  trims: [
    [501, 'Premier', 14, 4_740_000],
    [502, 'Elite', 15, 5_390_000],
    [503, 'Royal', 16, 6_190_000],
    [504, 'Royal', 16, 6_990_000],
  ],
  paints: ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'BRN', 'BLK'],
  shownPaint: 'BLU',
  interiors: ['NNB', 'BRW', 'IVR', 'GRY', 'SMA'],
})
