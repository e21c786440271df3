import { PACE, turbo20, turbo20Strong, turbo33 } from '#src/content/cars/engines.ts'
import { defineDetails } from '#src/content/models/define-details.ts'

type Files = {
  copy: typeof import('#src/content/models/g70/copy.ts')
  meta: typeof import('#src/content/models/g70/meta.ts')
}

/** G70: engines and packages. Figures listed in `unsure` are unverified. */
export const details = defineDetails<'g70', Files>({
  inShort: 'Для тех, кто сам любит водить.',
  engines: [
    { id: 1, engine: turbo20, drive: 'rwd', pace: [7.7, 225, 9], unsure: PACE },
    { id: 2, engine: turbo20, drive: 'awd', pace: [7.9, 220, 9.4], unsure: PACE },
    { id: 3, engine: turbo20Strong, drive: 'awd', pace: [6.4, 235, 9.6], unsure: PACE },
    { id: 4, engine: turbo33, drive: 'awd', pace: [4.9, 250, 11], unsure: PACE },
  ],
  packages: ['winter', 'assist', 'sport'],
  frontSuspension: 'стойки с\u00a0двумя рычагами',
  isBootUnsure: false,
  airbags: { knees: 2, center: false },
})
