import { INK } from '#src/drawing/kit/palette.ts'
import type { Defs } from '#src/drawing/kit/svg.ts'

export type Scene = 'lit' | 'paper' | 'dark'

export const PAPER = '#e9e5de'

/** What pictures stand on: a lit table, plain paper, or a dark room that ends in pure ink so that no box is seen. */
export function stage(defs: Defs, scene: Scene): string {
  if (scene === 'paper') return PAPER
  if (scene === 'dark') {
    return defs.radial('stage', [
      [0, '#262423'],
      [1, INK],
    ])
  }
  return defs.radial('stage', [
    [0, '#fcfbf9'],
    [0.52, '#efebe5'],
    [1, '#ddd7cf'],
  ])
}
