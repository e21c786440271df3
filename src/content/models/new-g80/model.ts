import { defineModel } from '#src/content/models/define-model.ts'

/** G80: data that every page may need. Every page loads this file: texts belong in copy.ts. */
export const g80 = defineModel({
  confCode: 'g80-new',
  name: 'G80',
  body: 'sedan',
  kind: 'Бизнес-седан',
  pages: {
    home: '/new-g80.html',
    design: '/new-g80-design.html',
    safety: '/new-g80-safety.html',
    technology: '/new-g80-technology.html',
    performance: '/new-g80-performance.html',
    gallery: '/new-g80-gallery.html',
  },
  facts: {
    length: 4990,
    width: 1925,
    height: 1465,
    wheelbase: 3010,
    frontOverhang: 865,
    boot: 424,
    tank: 65,
    wheels: '18–19',
  },
  pricesSince: '2026-11-01',
  trims: [
    [301, 'Elegance', 8, null],
    [302, 'Advance', 9, null],
    [303, 'Premier', 9, null],
    [304, 'Royal', 10, null],
  ],
  paints: ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'BRN', 'BLK'],
  shownPaint: 'GRN',
  interiors: ['NNB', 'BRW', 'IVR', 'GRY', 'SMA'],
})
