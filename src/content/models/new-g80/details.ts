import { PACE, turbo25, turbo35 } from '#src/content/cars/engines.ts'
import { defineDetails } from '#src/content/models/define-details.ts'

type Files = {
  copy: typeof import('#src/content/models/new-g80/copy.ts')
  meta: typeof import('#src/content/models/new-g80/meta.ts')
}

/** G80: engines and packages. Figures listed in `unsure` are unverified. */
export const details = defineDetails<'new-g80', Files>({
  inShort: 'Для долгих дорог и спокойных разговоров.',
  engines: [
    {
      id: 8,
      engine: turbo25,
      drive: 'rwd',
      pace: [6.5, 235, 9.2],
      unsure: ['power_hp', 'torque_nm', 'drive', ...PACE],
    },
    { id: 9, engine: turbo25, drive: 'awd', pace: [6.8, 230, 9.8], unsure: ['power_hp', 'torque_nm', ...PACE] },
    { id: 10, engine: turbo35, drive: 'awd', pace: [5.1, 250, 10.7], unsure: ['power_hp', ...PACE] },
  ],
  packages: ['winter', 'assist', 'sound', 'comfort', 'rear', 'wheels'],
  frontSuspension: 'многорычажная',
  isBootUnsure: true,
  airbags: { knees: 1, center: true },
})
