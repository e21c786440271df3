import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenIdle } from '#src/components/when-idle.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { PictureOnCanvas } from '#src/three/render/picture-camera.ts'
import type { CarStage } from '#src/three/stage/car-stage.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import type { StagePaint } from '#src/three/stage/messages.ts'

type Wanted = {
  code: ModelCode
  paint: StagePaint
  light: CarLight
  /** Where on the canvas the picture lies that the car is to cover. Stable between renders. */
  pictureOn: (canvas: Element) => PictureOnCanvas
  /** Nothing (more) will be drawn here. Stable between renders. */
  onEnd: () => void
}
type Shown = {
  /** The stage, once it is ready. */
  stage: RefObject<CarStage | null>
  /** The wanted car is on the canvas. */
  isShown: boolean
  azimuth: number
}

/** Draws the car on the canvas as soon as its code is here. */
export function useCarStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { code, paint, light, pictureOn, onEnd }: Wanted,
): Shown {
  const stage = useRef<CarStage | null>(null)
  const [isReady, setReady] = useState(false)
  const [shown, setShown] = useState<ModelCode | null>(null)
  const [azimuth, setAzimuth] = useState(0)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOver = false
    const end = () => {
      stage.current?.dispose()
      stage.current = null
      setShown(null)
      setReady(false)
    }
    const start = async () => {
      const { createCarStage } = await import('#src/three/stage/car-stage.ts')
      if (isOver) return
      stage.current = createCarStage(element, {
        pictureOn,
        onShown: setShown,
        onTurned: setAzimuth,
        onEnd(reason) {
          if (reason !== null) console.warn(reason)
          end()
          onEnd()
        },
      })
      setReady(true)
    }
    const stop = whenIdle(() => {
      // If its code fails to load the picture stays.
      start().catch((error: unknown) => {
        console.warn(error)
        onEnd()
      })
    }, SOON)
    return () => {
      isOver = true
      stop()
      end()
    }
  }, [canvas, pictureOn, onEnd])

  useEffect(() => {
    if (isReady && isDrawn(code)) stage.current?.show(code)
  }, [isReady, code])
  useEffect(() => {
    if (isReady) stage.current?.setPaint({ hex: paint.hex, hexDark: paint.hexDark, finish: paint.finish })
  }, [isReady, paint.hex, paint.hexDark, paint.finish])
  useEffect(() => {
    if (isReady) stage.current?.setLight(light)
  }, [isReady, light])

  return { stage, isShown: isReady && shown === code, azimuth }
}

/** With a timeout, so that a busy page does not postpone it forever. */
const SOON = { timeout: 2_000 }
