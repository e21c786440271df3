import { PACE, diesel22, turbo25, turbo35 } from '#src/content/cars/engines.ts'
import { defineDetails } from '#src/content/models/define-details.ts'

type Files = {
  copy: typeof import('#src/content/models/gv70/copy.ts')
  meta: typeof import('#src/content/models/gv70/meta.ts')
}

/** GV70: engines and packages. Figures listed in `unsure` are unverified. */
export const details = defineDetails<'gv70', Files>({
  inShort: 'Собранный и быстрый, длиной со средний седан.',
  engines: [
    { id: 5, engine: turbo25, drive: 'awd', pace: [6.9, 225, 9.9], unsure: ['torque_nm', ...PACE] },
    { id: 6, engine: diesel22, drive: 'awd', pace: [8, 210, 7.6], unsure: ['power_hp', 'torque_nm', ...PACE] },
    { id: 7, engine: turbo35, drive: 'awd', pace: [5.1, 240, 11.3], unsure: ['max_speed', 'consumption'] },
  ],
  packages: ['winter', 'assist', 'sound', 'sport', 'comfort', 'wheels'],
  frontSuspension: 'многорычажная',
  isBootUnsure: true,
  airbags: { knees: 1, center: true },
})
