/** The frame of every elevation from the side: all cars stand in it at one scale (millimetres). */
export const FRAME = { width: 5505, height: 1900, bumper: 100, ground: 1780 } as const

/** The frame of the view from the front: the axis in the middle, the ground below (millimetres). */
export const FRONT_FRAME = { width: 2800, height: 2000, axis: 1400, ground: 1830 } as const

/** The frame of the plan view: the nose at 100 as in the elevations, the axis in the middle (millimetres). */
export const PLAN_FRAME = { width: 5505, height: 2400, nose: 100, axis: 1200 } as const
