/** A slower frame is too slow for turning, milliseconds. */
const SLOW_MS = 32
const COARSEST = 0.4
const COARSER = 0.75

/** Chooses the resolution at which the picture follows the finger without delay, from measured frame times. */
export type FrameBudget = {
  /** Whether the GPU is still drawing: a new frame would only wait behind it. */
  isBusy: () => boolean
  /** Call after drawing. */
  drawn: () => void
  /** Share of the full resolution while the picture moves. */
  readonly scale: number
}

export function createFrameBudget(gl: WebGL2RenderingContext): FrameBudget {
  let fence: WebGLSync | null = null
  let started = 0
  let scale = 1
  return {
    isBusy() {
      if (!fence) return false
      if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED && !gl.isContextLost()) return true
      gl.deleteSync(fence)
      fence = null
      if (performance.now() - started > SLOW_MS) scale = Math.max(COARSEST, scale * COARSER)
      return false
    },
    drawn() {
      started = performance.now()
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
    get scale() {
      return scale
    },
  }
}
