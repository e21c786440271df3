import { BONE, INK, LIT, SAND, STAGE_CENTRE, STAGE_EDGE, STAGE_MIDDLE } from '#src/brand/palette.ts'
import { mixed } from '#src/domain/colour.ts'
import type { Defs } from '#src/drawing/kit/svg.ts'

export type Scene = 'lit' | 'paper' | 'dark'

export const PAPER = mixed(BONE, SAND, 0.65)

/** Backgrounds of pictures: a lit table, plain paper, or a dark room that fades to INK so that no edge is visible. */
export function stage(defs: Defs, scene: Scene): string {
  if (scene === 'paper') return PAPER
  if (scene === 'dark') {
    return defs.radial('stage', [
      [0, mixed(INK, LIT, 0.28)],
      [1, INK],
    ])
  }
  return defs.radial('stage', [
    [0, STAGE_CENTRE],
    [0.52, STAGE_MIDDLE],
    [1, STAGE_EDGE],
  ])
}
