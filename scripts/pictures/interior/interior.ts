import type { Sharp } from 'sharp'
import { boards, type Board } from './boards.ts'
import { develop } from './develop.ts'
import { leatherRelief, paintLeather, type Relief } from './leather.ts'
import { paintStrip } from './strip.ts'
import { HEIGHT, WIDTH } from './surface.ts'
import { paintTrim } from './trim.ts'

export const FINISHED_WIDTH = 1200

const paintBoard = (board: Board, relief: Relief): Promise<Sharp> => {
  const pixels = new Float32Array(WIDTH * HEIGHT * 3)
  paintLeather(pixels, board, relief)
  paintStrip(pixels)
  paintTrim(pixels, board)
  return develop(pixels)
}

/** Every grain with its boards: the relief is the costly part and they share it. */
export const grains: readonly number[] = [...new Set(boards.map(({ grain }) => grain))]

/** The boards of one grain as pictures, computed per pixel from a height field. */
export async function* paintBoards(grain: number): AsyncGenerator<{ code: string; picture: Sharp }> {
  const relief = leatherRelief(grain)
  for (const board of boards.filter((one) => one.grain === grain)) {
    yield { code: board.code, picture: (await paintBoard(board, relief)).resize(FINISHED_WIDTH) }
  }
}
