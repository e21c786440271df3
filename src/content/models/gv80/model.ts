import { defineModel } from '#src/content/models/define-model.ts'

/** GV80: data that every page may need. Every page loads this file: texts belong in copy.ts. */
export const gv80 = defineModel({
  confCode: 'gv80',
  name: 'GV80',
  body: 'suv',
  kind: 'Большой кроссовер',
  pages: {
    home: '/gv80.html',
    design: '/gv80-design.html',
    safety: '/gv80-safety.html',
    technology: '/gv80-technology.html',
    performance: '/gv80-performance.html',
    gallery: '/gv80-gallery.html',
  },
  facts: {
    length: 4945,
    width: 1975,
    height: 1715,
    wheelbase: 2955,
    frontOverhang: 865,
    boot: 727,
    tank: 80,
    wheels: '18–19',
  },
  pricesSince: '2026-11-01',
  trims: [
    [401, 'Advance', 11, null],
    [402, 'Advance', 12, null],
    [403, 'Premier', 12, null],
    [404, 'Royal', 13, null],
  ],
  paints: ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'MGR', 'BRN', 'BLK'],
  shownPaint: 'VLK',
  interiors: ['NNB', 'BRW', 'IVR', 'GRY', 'SMA'],
})
