import type { ModelCode } from '#src/domain/model.ts'

/** Dimensions in millimetres, boot and tank in litres. The one source: pages, meta, specifications and drawings read it. */
export type CarFacts = {
  length: number
  width: number
  height: number
  wheelbase: number
  /** From the bumper to the axle of the front wheels: where the wheelbase begins. */
  frontOverhang: number
  boot: number
  tank: number
  wheels: string
}

/** Lengths are the specification's (its field is named `width`); G80 is 4990 by its letter (decisions.md). */
export const facts: Record<ModelCode, CarFacts> = {
  g70: {
    length: 4685,
    width: 1850,
    height: 1400,
    wheelbase: 2835,
    frontOverhang: 815,
    boot: 330,
    tank: 60,
    wheels: '18–19',
  },
  gv70: {
    length: 4715,
    width: 1910,
    height: 1630,
    wheelbase: 2875,
    frontOverhang: 845,
    boot: 542,
    tank: 66,
    wheels: '18–19',
  },
  'new-g80': {
    length: 4990,
    width: 1925,
    height: 1465,
    wheelbase: 3010,
    frontOverhang: 865,
    boot: 424,
    tank: 65,
    wheels: '18–19',
  },
  gv80: {
    length: 4945,
    width: 1975,
    height: 1715,
    wheelbase: 2955,
    frontOverhang: 865,
    boot: 727,
    tank: 80,
    wheels: '18–19',
  },
  g90: {
    length: 5205,
    width: 1915,
    height: 1495,
    wheelbase: 3160,
    frontOverhang: 890,
    boot: 484,
    tank: 83,
    wheels: '19–20',
  },
}

/** The long version of the G90: everything it adds is wheelbase. */
export const G90L_EXTRA_MM = 290
export const g90L: CarFacts = {
  ...facts.g90,
  length: facts.g90.length + G90L_EXTRA_MM,
  wheelbase: facts.g90.wheelbase + G90L_EXTRA_MM,
}
