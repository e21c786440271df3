import type { ModelCode } from '#src/domain/model.ts'
import { fromHex } from '#src/drawing/kit/light.ts'
import { lerp } from '#src/drawing/kit/numbers.ts'
import { bodyColor } from '#src/drawing/kit/paint.ts'
import { step } from '#src/three/kit/numbers.ts'
import type { Footing } from '#src/three/car/build-car.ts'
import {
  cameraAt,
  fitted,
  views,
  wholeTurn,
  type CameraPlace,
  type CarView,
  type Extent,
} from '#src/three/render/camera.ts'
import type { CarPaint } from '#src/three/render/materials.ts'
import { createRenderer } from '#src/three/render/renderer.ts'
import type { Finish } from '#src/three/render/scene.ts'
import type { Built } from '#src/three/stage/build.worker.ts'
import { sceneOf, type CarLight } from '#src/three/stage/light.ts'
import { createPace } from '#src/three/stage/pace.ts'

export type StagePaint = { hex: string; hexDark: string; finish: Finish }

export type StageEvents = {
  /** The car asked for last is on the canvas. */
  onShown: (code: ModelCode) => void
  /** The car stands still after a turn; azimuth from 0 up to 360 degrees. */
  onTurned: (azimuth: number) => void
  /** Nothing more will be drawn: the graphics card or the worker gave up. */
  onError: (error: Error) => void
}

/** A car on a canvas. It is drawn when something has changed, never otherwise. */
export type CarStage = {
  show: (code: ModelCode) => void
  setPaint: (paint: StagePaint) => void
  setLight: (light: CarLight) => void
  view: (name: CarView) => void
  /** Degrees; positive shows more of the side on the left. */
  turnBy: (degrees: number) => void
  dispose: () => void
}

const MOST_PIXELS = 2
const GLIDE_MS = 450
/** How long after the last change the picture is drawn in full. */
const REST_MS = 160

/** Null where the browser has no WebGL2, or draws it by the processor: there the drawing serves better. */
export function createCarStage(canvas: HTMLCanvasElement, events: StageEvents): CarStage | null {
  const gl = canvas.getContext('webgl2', {
    antialias: true,
    premultipliedAlpha: true,
    failIfMajorPerformanceCaveat: true,
  })
  if (!gl) return null
  const renderer = createRenderer(gl)
  const pace = createPace(gl)
  const worker = new Worker(new URL('./build.worker.ts', import.meta.url), { type: 'module' })
  const calm = matchMedia('(prefers-reduced-motion: reduce)')

  let wanted: ModelCode | null = null
  let shown: ModelCode | null = null
  let extent: Extent = { length: 0, width: 0, height: 0 }
  let paint: CarPaint = { colour: [0.1, 0.1, 0.1], finish: 'metallic' }
  let light: CarLight = 'overcast'
  let place: CameraPlace = views.front34
  let glide: { from: CameraPlace; to: CameraPlace; since: number } | null = null
  let asked = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const draw = (scale: number) => {
    const density = Math.min(MOST_PIXELS, devicePixelRatio) * scale
    const width = Math.max(1, Math.round(canvas.clientWidth * density))
    const height = Math.max(1, Math.round(canvas.clientHeight * density))
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    const aspect = width / height
    renderer.draw({ camera: cameraAt(fitted(place, aspect, extent), aspect), scene: sceneOf[light], paint })
    pace.drawn()
  }
  const frame = () => {
    asked = 0
    if (isOver || !shown) return
    if (pace.isBusy()) return ask()
    if (glide) {
      const t = Math.min(1, (performance.now() - glide.since) / GLIDE_MS)
      place = between(glide.from, glide.to, step(0, 1, t))
      if (t === 1) glide = null
    }
    draw(pace.scale)
    if (glide) ask()
    clearTimeout(rest)
    rest = setTimeout(settle, REST_MS)
  }
  /** One frame for all changes until then. */
  const ask = () => {
    asked ||= requestAnimationFrame(frame)
  }
  const settle = () => {
    if (isOver || glide) return
    if (pace.isBusy()) {
      rest = setTimeout(settle, REST_MS)
      return
    }
    if (pace.scale < 1) requestAnimationFrame(() => !isOver && !asked && draw(1))
    events.onTurned(wholeTurn(place.azimuth))
  }
  const fail = (error: unknown) => {
    if (isOver) return
    events.onError(error instanceof Error ? error : new Error(String(error)))
  }
  /** In slices, so that the page stays at hand; the compiler is waited for, not for it. */
  const take = async ({ code, model }: Built) => {
    for (const _ of renderer.load(model)) await pause()
    await until(() => isOver || renderer.isReady())
    if (isOver || code !== wanted) return
    shown = code
    extent = metres(model.footing)
    draw(pace.scale)
    await until(() => isOver || !pace.isBusy())
    if (isOver || code !== wanted) return
    events.onShown(code)
    ask()
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Built>) => {
    if (data.code === wanted) take(data).catch(fail)
  })
  worker.addEventListener('error', (event) => fail(event.error ?? event.message))
  canvas.addEventListener('webglcontextlost', () => fail(new Error('The graphics context is lost')))
  const resized = new ResizeObserver(ask)
  resized.observe(canvas)

  return {
    show(code) {
      if (code === wanted) return
      wanted = code
      shown = null
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(code)
    },
    setPaint({ hex, hexDark, finish }) {
      paint = { colour: fromHex(bodyColor(hex, hexDark)), finish }
      ask()
    },
    setLight(next) {
      light = next
      ask()
    },
    view(name) {
      const to = views[name]
      const from = { ...place, azimuth: to.azimuth + shortest(place.azimuth - to.azimuth) }
      if (shown && !calm.matches) glide = { from, to, since: performance.now() }
      else {
        glide = null
        place = to
      }
      ask()
    },
    turnBy(degrees) {
      glide = null
      place = { ...place, azimuth: place.azimuth + degrees }
      ask()
    },
    dispose() {
      isOver = true
      clearTimeout(rest)
      cancelAnimationFrame(asked)
      resized.disconnect()
      worker.terminate()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done)
  })

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause()
}

/** The same turn between -180 and 180 degrees. */
const shortest = (turn: number): number => wholeTurn(turn + 180) - 180

const between = (from: CameraPlace, to: CameraPlace, t: number): CameraPlace => ({
  azimuth: lerp(from.azimuth, to.azimuth, t),
  elevation: lerp(from.elevation, to.elevation, t),
  height: lerp(from.height, to.height, t),
  span: lerp(from.span, to.span, t),
})

const metres = ({ length, width, height }: Footing): Extent => ({
  length: length / 1000,
  width: width / 1000,
  height: height / 1000,
})
