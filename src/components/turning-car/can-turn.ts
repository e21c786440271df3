import { useCallback, useEffect, useState } from 'react'
import { lineOf } from '#src/components/line.ts'
import { whenIdle } from '#src/components/when-idle.ts'
import { isSoftwareGpu } from '#src/three/stage/software-gpu.ts'

/**
 * Whether a car can be shown in 3D: a worker can draw on a canvas in WebGL2, and the visitor does not save data. Undefined
 * until that is known, which costs a busy page some milliseconds. The function says that it could not after all.
 */
export function useCanTurn(): [canTurn: boolean | undefined, giveUp: () => void] {
  const [canTurn, setCanTurn] = useState<boolean>()
  useEffect(() => whenIdle(() => setCanTurn(canTurnCars()), SOON), [])
  return [canTurn, useCallback(() => setCanTurn(false), [])]
}

/** With a timeout, so that a busy page does not postpone it forever. */
const SOON = { timeout: 2_000 }

const canTurnCars = (): boolean =>
  lineOf() !== 'frugal' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype && (hasCard ??= findCard())

/** Checked once: creating a context takes some milliseconds. */
let hasCard: boolean | undefined

function findCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  return gl !== null && !isSoftwareGpu(gl)
}
