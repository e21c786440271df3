import type { DrawnModel } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { fromHex } from '#src/drawing/kit/light.ts'
import { defaultPaint } from '#src/drawing/paints.ts'
import { forms } from '#src/three/body/form.ts'
import { buildCar } from '#src/three/car/build-car.ts'
import { cameraAt, views, type CarView } from '#src/three/render/camera.ts'
import type { Finish, Scene } from '#src/three/render/scene.ts'
import { createRenderer } from '#src/three/render/renderer.ts'
import { dark } from '#src/three/scenes/dark.ts'
import { studio } from '#src/three/scenes/studio.ts'

/** Runs in the browser: renders one still at a time and returns it as a PNG with transparent background. */
export type Job = {
  code: DrawnModel
  view: CarView
  register: 'light' | 'studio'
  width: number
  height: number
  paint?: { hex: string; finish: Finish }
}

const scenes: Record<Job['register'], Scene> = { light: dark, studio }

const canvas = document.createElement('canvas')
const gl = canvas.getContext('webgl2', { antialias: true, preserveDrawingBuffer: true })!
const renderer = createRenderer(gl)
let loaded: DrawnModel | null = null

function render({ code, view, register, width, height, paint }: Job): string {
  if (loaded !== code) {
    renderer.load(buildCar(carOf(code), forms[code]))
    loaded = code
  }
  canvas.width = width
  canvas.height = height
  const { hex, finish } = paint ?? defaultPaint(code)
  renderer.draw({
    camera: cameraAt(views[view], width / height),
    scene: scenes[register],
    paint: { colour: fromHex(hex), finish },
  })
  return canvas.toDataURL('image/png')
}

Object.assign(window, { render })
