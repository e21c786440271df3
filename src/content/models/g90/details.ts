import { PACE, turbo33, v6, v8 } from '#src/content/cars/engines.ts'
import { defineDetails } from '#src/content/models/define-details.ts'

type Files = {
  copy: typeof import('#src/content/models/g90/copy.ts')
  meta: typeof import('#src/content/models/g90/meta.ts')
}

/** G90: engines and packages. Figures listed in `unsure` are unverified. */
export const details = defineDetails<'g90', Files>({
  inShort: 'Для тех, кого везут. Есть версия с удлинённой базой.',
  engines: [
    { id: 14, engine: v6, drive: 'awd', pace: [7.3, 230, 11.2], unsure: ['torque_nm', ...PACE] },
    { id: 15, engine: turbo33, drive: 'awd', pace: [6.2, 240, 11.4], unsure: PACE },
    { id: 16, engine: v8, drive: 'awd', pace: [5.9, 240, 12.6], unsure: ['torque_nm', ...PACE] },
  ],
  packages: ['winter', 'assist', 'comfort', 'rear'],
  frontSuspension: 'многорычажная',
  isBootUnsure: true,
  airbags: { knees: 1, center: false },
})
