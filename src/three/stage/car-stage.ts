import { ownScript } from '#src/trusted.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { PictureOnCanvas } from '#src/three/render/picture-camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
// Vite makes the address of the worker its default export.
// oxlint-disable-next-line import/default
import workerAddress from '#src/three/stage/stage.worker.ts?worker&url'
import type { StageMessage, StagePaint, StageReport } from '#src/three/stage/messages.ts'

export type StageEvents = {
  /** Where on the canvas the picture lies that the car is to cover. */
  pictureOn: (canvas: Element) => PictureOnCanvas
  /** The last requested car is on the canvas. */
  onShown: (code: DrawnModel) => void
  /** The car has stopped after a turn; azimuth from 0 up to 360 degrees. */
  onTurned: (azimuth: number) => void
  /** Nothing (more) will be drawn; null where the browser has no suitable graphics card, which is no fault. */
  onEnd: (reason: string | null) => void
}

/** A car on a canvas. */
export type CarStage = {
  show: (code: DrawnModel) => void
  setPaint: (paint: StagePaint) => void
  setLight: (light: CarLight) => void
  /** Degrees; positive shows more of the side on the left. */
  turnBy: (degrees: number) => void
  /** Zoom: 1 shows the whole car. */
  near: (times: number) => void
  dispose: () => void
}

/** Not with a software GPU: the picture stays. */
const ATTRIBUTES: WebGLContextAttributes = { antialias: true, failIfMajorPerformanceCaveat: true }

/** The canvas is transferred to a worker: surfaces, shaders and frames never block the page. */
export function createCarStage(
  canvas: HTMLCanvasElement,
  { pictureOn, onShown, onTurned, onEnd }: StageEvents,
): CarStage {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' })
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const post = (message: StageMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer)

  worker.addEventListener('message', ({ data }: MessageEvent<StageReport>) => {
    if (data.report === 'shown') onShown(data.code)
    else if (data.report === 'turned') onTurned(data.azimuth)
    else onEnd(data.reason)
  })
  worker.addEventListener('error', ({ message }) => onEnd(message || 'The thread of the stage did not start'))
  const offscreen = canvas.transferControlToOffscreen()
  post({ type: 'begin', canvas: offscreen, attributes: ATTRIBUTES }, [offscreen])
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    post({ type: 'size', size: { width, height }, picture: pictureOn(canvas) })
  }
  const resized = new ResizeObserver(measure)
  resized.observe(canvas)

  return {
    show(code) {
      // The picture may have come after the canvas.
      measure()
      post({ type: 'show', code })
    },
    setPaint: (paint) => post({ type: 'paint', paint }),
    setLight: (light) => post({ type: 'light', light }),
    near: (times) => post({ type: 'near', times, isCalm: calm.matches }),
    turnBy: (degrees) => post({ type: 'turn', degrees }),
    dispose() {
      resized.disconnect()
      worker.terminate()
    },
  }
}
