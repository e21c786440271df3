import { PACE, diesel30, turbo25, turbo35 } from '#src/content/cars/engines.ts'
import { defineDetails } from '#src/content/models/define-details.ts'

type Files = {
  copy: typeof import('#src/content/models/gv80/copy.ts')
  meta: typeof import('#src/content/models/gv80/meta.ts')
}

/** GV80: engines and packages. Figures listed in `unsure` are unverified. */
export const details = defineDetails<'gv80', Files>({
  inShort: 'Для большой семьи, которая ездит вместе и с багажом.',
  engines: [
    { id: 11, engine: turbo25, drive: 'awd', pace: [7.9, 220, 10.7], unsure: ['power_hp', 'torque_nm', ...PACE] },
    { id: 12, engine: diesel30, drive: 'awd', pace: [7.5, 225, 8.8], unsure: ['power_hp', 'torque_nm', ...PACE] },
    { id: 13, engine: turbo35, drive: 'awd', pace: [5.5, 240, 11.7], unsure: ['power_hp', ...PACE] },
  ],
  packages: ['winter', 'assist', 'sound', 'comfort', 'rear', 'wheels'],
  frontSuspension: 'многорычажная',
  isBootUnsure: true,
  airbags: { knees: 1, center: true },
})
