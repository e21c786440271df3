import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenIdle } from '#src/components/when-idle.ts'
import { lineOf } from '#src/components/line.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { CarStage } from '#src/three/stage/car-stage.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import type { StagePaint } from '#src/three/stage/messages.ts'
import { isSoftwareGpu } from '#src/three/stage/software-gpu.ts'

type Wanted = {
  code: ModelCode
  paint: StagePaint
  light: CarLight
  view: CarView
  isStill: boolean
  isAwaited: boolean
}
type Shown = {
  /** The stage, once it is ready. */
  stage: RefObject<CarStage | null>
  /** The wanted car is on the canvas. */
  isShown: boolean
  /** 3D is not available here. */
  isAlone: boolean
  azimuth: number
}

/** Switches to 3D where the device supports it, and back to the drawing when it fails. */
export function useCarStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { code, paint, light, view, isStill, isAwaited }: Wanted,
): Shown {
  const stage = useRef<CarStage | null>(null)
  const [isReady, setReady] = useState(false)
  const [shown, setShown] = useState<ModelCode | null>(null)
  const [isAlone, setAlone] = useState(false)
  const [azimuth, setAzimuth] = useState(0)

  useEffect(() => {
    const element = canvas.current
    if (!element || isStill) return
    let isOver = false
    const end = () => {
      stage.current?.dispose()
      stage.current = null
      setShown(null)
      setReady(false)
    }
    const start = async () => {
      // Reported before the car is visible: its surroundings must not change while the visitor looks.
      if (!isWelcome()) return setAlone(true)
      if (!isAwaited) return
      const { createCarStage } = await import('#src/three/stage/car-stage.ts')
      if (isOver) return
      stage.current = createCarStage(element, {
        onShown: setShown,
        onTurned: setAzimuth,
        onEnd(reason) {
          if (reason !== null) console.warn(reason)
          end()
          setAlone(true)
        },
      })
      setReady(true)
    }
    const stop = whenIdle(() => {
      // If its code fails to load the drawing stays.
      start().catch((error: unknown) => {
        console.warn(error)
        setAlone(true)
      })
    }, SOON)
    return () => {
      isOver = true
      stop()
      end()
    }
  }, [canvas, isStill, isAwaited])

  useEffect(() => {
    if (isReady && isDrawn(code)) stage.current?.show(code)
  }, [isReady, code])
  useEffect(() => {
    if (isReady) stage.current?.setPaint({ hex: paint.hex, hexDark: paint.hexDark, finish: paint.finish })
  }, [isReady, paint.hex, paint.hexDark, paint.finish])
  useEffect(() => {
    if (isReady) stage.current?.setLight(light)
  }, [isReady, light])
  useEffect(() => {
    if (isReady) stage.current?.view(view)
  }, [isReady, view])

  return { stage, isShown: isReady && shown === code, isAlone: isAlone || isStill, azimuth }
}

/** A worker can draw on a canvas in WebGL2, and the visitor does not save data. */
function isWelcome(): boolean {
  return (
    lineOf() !== 'frugal' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype && (hasCard ??= findCard())
  )
}

/** Checked once: creating a context takes some milliseconds. */
let hasCard: boolean | undefined

function findCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  return gl !== null && !isSoftwareGpu(gl)
}

/** With a timeout, so that a busy page does not postpone it forever. */
const SOON = { timeout: 2_000 }
