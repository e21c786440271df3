import { explain } from '#src/content/terms/term.ts'

/* Terms about what drives a car. */

export const allWheelDrive = /* @__PURE__ */ explain(
  'Полный привод',
  'Тяга передаётся на все колёса, электроника делит её между осями.',
)
export const torque = /* @__PURE__ */ explain(
  'Крутящий момент',
  'Сила, с которой двигатель тянет; важна при разгоне с места и обгоне.',
)
