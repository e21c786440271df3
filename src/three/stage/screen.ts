import type { DrawnModel } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { fromHex } from '#src/drawing/kit/light.ts'
import { bodyColor } from '#src/drawing/kit/paint.ts'
import { forms } from '#src/three/body/form.ts'
import { buildCar, type Footing } from '#src/three/car/build-car.ts'
import { cameraAt, wholeTurn, type CameraPlace, type Extent } from '#src/three/render/camera.ts'
import type { CarPaint } from '#src/three/render/materials.ts'
import { pictureCamera, turned, type PictureOnCanvas } from '#src/three/render/picture-camera.ts'
import { createRenderer } from '#src/three/render/renderer.ts'
import { sceneOf, type CarLight } from '#src/three/stage/light.ts'
import type { StageMessage, StageReport, StageSize } from '#src/three/stage/messages.ts'
import { createMotion } from '#src/three/stage/motion.ts'
import { createFrameBudget } from '#src/three/stage/frame-budget.ts'
import { isSoftwareGpu } from '#src/three/stage/software-gpu.ts'
import { STAGE_QUALITY } from '#src/three/stage/quality.ts'

/** The car on the canvas: drawn only when something has changed. */
export type Screen = { take: (message: Exclude<StageMessage, { type: 'begin' }>) => void }

/** Canvas pixels per CSS pixel: enough for a phone; on a low-density screen it is scaled down, which smooths edges. */
const DENSITY = 2
/** How long after the last change the picture is drawn at full resolution. */
const REST_MS = 160

/** Null where there is no suitable WebGL2. */
export function createScreen(
  canvas: OffscreenCanvas,
  attributes: WebGLContextAttributes,
  report: (message: StageReport) => void,
): Screen | null {
  const gl = canvas.getContext('webgl2', attributes)
  if (!gl || (attributes.failIfMajorPerformanceCaveat && isSoftwareGpu(gl))) return null
  const renderer = createRenderer(gl)
  const frameBudget = createFrameBudget(gl)

  let size: StageSize = { width: 0, height: 0 }
  let picture: PictureOnCanvas = { width: 1, right: 0, down: 0 }
  let wanted: DrawnModel | null = null
  let shown: DrawnModel | null = null
  let extent: Extent = { length: 0, width: 0, height: 0 }
  let paint: CarPaint = { colour: [0.1, 0.1, 0.1], finish: 'metallic' }
  let light: CarLight = 'hall'
  const motion = createMotion()
  let asked = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  const place = (aspect: number): CameraPlace => turned(pictureCamera(extent, picture), motion.turned, aspect, extent)
  const draw = (scale: number) => {
    const width = Math.max(1, Math.round(size.width * DENSITY * scale))
    const height = Math.max(1, Math.round(size.height * DENSITY * scale))
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    const aspect = width / height
    const whole = place(aspect)
    renderer.draw({
      camera: cameraAt({ ...whole, span: whole.span / motion.near }, aspect),
      scene: sceneOf[light],
      paint,
    })
    frameBudget.drawn()
  }
  const frame = () => {
    asked = 0
    if (!shown) return
    if (frameBudget.isBusy()) return ask()
    motion.advance()
    draw(frameBudget.scale)
    if (motion.isMoving()) ask()
    clearTimeout(rest)
    rest = setTimeout(settle, REST_MS)
  }
  /** One frame for all changes until then. */
  const ask = () => {
    asked ||= requestAnimationFrame(frame)
  }
  const settle = () => {
    if (motion.isMoving()) return
    if (frameBudget.isBusy()) {
      rest = setTimeout(settle, REST_MS)
      return
    }
    if (frameBudget.scale < 1) requestAnimationFrame(() => !asked && draw(1))
    report({ report: 'turned', azimuth: wholeTurn(place(1).azimuth) })
  }
  /** Takes a second on a phone: of several cars requested meanwhile only the last is built. */
  const build = async (code: DrawnModel) => {
    await pause()
    if (code !== wanted) return
    const model = buildCar(carOf(code), forms[code], STAGE_QUALITY)
    await pause()
    if (code !== wanted) return
    renderer.load(model)
    shown = code
    extent = metres(model.footing)
    draw(frameBudget.scale)
    while (frameBudget.isBusy()) {
      // oxlint-disable-next-line no-await-in-loop -- the GPU has to be polled
      await pause()
    }
    if (code !== wanted) return
    report({ report: 'shown', code })
    ask()
  }

  canvas.addEventListener('webglcontextlost', () => report({ report: 'ended', reason: 'The graphics context is lost' }))

  return {
    take(message) {
      switch (message.type) {
        case 'show':
          if (message.code === wanted) return
          wanted = message.code
          shown = null
          void build(message.code)
          return
        case 'size':
          size = message.size
          picture = message.picture
          break
        case 'paint':
          paint = { colour: fromHex(bodyColor(message.paint.hex, message.paint.hexDark)), finish: message.paint.finish }
          break
        case 'light':
          light = message.light
          break
        case 'near':
          motion.approach(message.times, !shown || message.isCalm)
          break
        case 'turn':
          motion.turn(message.degrees)
      }
      ask()
    },
  }
}

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done)
  })

const metres = ({ length, width, height }: Footing): Extent => ({
  length: length / 1000,
  width: width / 1000,
  height: height / 1000,
})
