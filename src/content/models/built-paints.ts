import type { lineUp } from '#src/content/models/line-up.ts'

type LineUp = typeof lineUp

/**
 * The paint a model's configurator opens in, where that is not the one the model is shown in. Not in the model's own
 * file, which every page loads. Without a surcharge, or the cheapest one is taken.
 */
export const builtPaints: { readonly [Code in keyof LineUp]?: LineUp[Code]['paints'][number] } = {
  // Its black shows nothing of the body in the dark showroom.
  gv80: 'BRN',
}
