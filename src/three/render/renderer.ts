import type { Rgb } from '#src/drawing/kit/light.ts'
import type { CarModel, Footing } from '#src/three/car/build-car.ts'
import type { Glow } from '#src/three/car/lamps.ts'
import { clamp } from '#src/three/kit/numbers.ts'
import type { PartName } from '#src/three/mesh/part.ts'
import type { Camera } from '#src/three/render/camera.ts'
import { createGeometry, type Geometry } from '#src/three/render/geometry.ts'
import { lookOf, twoSided, type CarPaint } from '#src/three/render/materials.ts'
import { createProgram, type Program } from '#src/three/render/program.ts'
import { PANELS, type Panel, type Scene } from '#src/three/render/scene.ts'
import { shaders } from '#src/three/render/shaders.ts'

export type Shot = { camera: Camera; scene: Scene; paint: CarPaint }

export type Renderer = {
  /** Uploads a car to the GPU, replacing the previous one. */
  load: (car: CarModel) => void
  /** Draws into the whole canvas. */
  draw: (shot: Shot) => void
}

const MM = 0.001
/** Half the floor that takes shadows, metres. */
const FLOOR = [8, 6] as const
/** From where on the panels stand on the other side: metres of the camera beside the car. */
const MIRROR_FROM = 1.6
const DARK: Panel = { centre: [0, -50, 0], u: [0.1, 0, 0], v: [0, 0, 0.1], brightness: 0, softness: 0.1 }
const GLOW: Record<'front' | 'rear', Rgb> = { front: [0.5, 0.49, 0.47], rear: [0.6, 0.03, 0.015] }

type LoadedCar = { parts: [PartName, Geometry][]; glows: Record<'front' | 'rear', Geometry>; footing: Footing }

/** Draws cars on bare WebGL2. */
export function createRenderer(gl: WebGL2RenderingContext): Renderer {
  const draw = createPasses(gl)
  let car: LoadedCar | null = null

  return {
    load({ parts, glow, footing }) {
      const next: LoadedCar = {
        parts: [],
        glows: { front: glowGeometry(gl, glow.front), rear: glowGeometry(gl, glow.rear) },
        footing,
      }
      for (const { name, mesh } of parts) {
        const attributes = { position: { data: mesh.position, size: 3 }, normal: { data: mesh.normal, size: 3 } }
        next.parts.push([name, createGeometry(gl, attributes, mesh.index)])
      }
      const old = car
      car = next
      if (!old) return
      for (const [, geometry] of old.parts) geometry.free()
      for (const geometry of Object.values(old.glows)) geometry.free()
    },
    draw(shot) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
      gl.depthMask(true)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      if (!car) return
      gl.enable(gl.DEPTH_TEST)
      gl.depthFunc(gl.LEQUAL)
      gl.disable(gl.BLEND)
      draw.body(car, shot)
      gl.depthMask(false)
      gl.enable(gl.BLEND)
      draw.shadow(car, shot)
      draw.glow(car, shot)
    },
  }
}

/** The passes of a picture, in the order they are drawn. */
function createPasses(gl: WebGL2RenderingContext) {
  const programs = {
    body: createProgram(gl, shaders.body),
    floor: createProgram(gl, shaders.floor),
    glow: createProgram(gl, shaders.glow),
  }
  const floor = floorGeometry(gl)

  function body({ parts, footing }: LoadedCar, shot: Shot) {
    const { at, use } = programs.body
    use()
    setView(gl, programs.body, shot.camera, footing)
    setLight(gl, programs.body, shot, footing)
    gl.uniform3fv(at('eye'), shot.camera.eye)
    gl.uniform1f(at('exposure'), shot.scene.exposure)
    gl.uniform3fv(at('sunlight'), shot.scene.sun?.colour ?? [0, 0, 0])
    gl.uniform3fv(at('towardsSun'), shot.scene.sun?.from ?? [0, 1, 0])
    for (const [name, geometry] of parts) {
      const { colour, material, glow: shine = [0, 0, 0], pearl = 0, sunk = 0 } = lookOf(name, shot.scene, shot.paint)
      if (twoSided.has(name)) gl.disable(gl.CULL_FACE)
      else gl.enable(gl.CULL_FACE)
      gl.uniform3fv(at('base'), colour)
      gl.uniform4fv(at('material'), material)
      gl.uniform3fv(at('glow'), shine)
      gl.uniform1f(at('pearl'), pearl)
      gl.uniform1f(at('sunk'), sunk)
      geometry.draw()
    }
    gl.disable(gl.CULL_FACE)
  }
  function shadow({ footing }: LoadedCar, shot: Shot) {
    const { at, use } = programs.floor
    const { colour, strength } = shot.scene.shadow
    use()
    setView(gl, programs.floor, shot.camera, footing)
    setLight(gl, programs.floor, shot, footing)
    gl.uniform4fv(at('tint'), [...colour, strength])
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
    floor.draw()
  }
  function glow({ glows, footing }: LoadedCar, { camera, scene }: Shot) {
    const { at, use } = programs.glow
    use()
    setView(gl, programs.glow, camera, footing)
    gl.blendFunc(gl.ONE, gl.ONE)
    for (const end of ['front', 'rear'] as const) {
      gl.uniform3fv(
        at('light'),
        GLOW[end].map((channel) => channel * scene.glow[end]),
      )
      glows[end].draw()
    }
  }

  return { body, shadow, glow }
}

function floorGeometry(gl: WebGL2RenderingContext): Geometry {
  const [x, z] = FLOOR
  const corners = new Float32Array([-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z])
  return createGeometry(gl, { position: { data: corners, size: 3 } }, new Uint32Array([0, 2, 1, 0, 3, 2]))
}

const glowGeometry = (gl: WebGL2RenderingContext, { position, tangent, side, index }: Glow): Geometry =>
  createGeometry(
    gl,
    { position: { data: position, size: 3 }, tangent: { data: tangent, size: 3 }, side: { data: side, size: 2 } },
    index,
  )

/** Millimetres from the bumper become metres around the middle. */
function setView(gl: WebGL2RenderingContext, { at }: Program, { view, projection }: Camera, { length }: Footing) {
  // oxfmt-ignore
  gl.uniformMatrix4fv(at('model'), false, [MM, 0, 0, 0, 0, MM, 0, 0, 0, 0, MM, 0, -length * MM / 2, 0, 0, 1])
  gl.uniformMatrix4fv(at('view'), false, view)
  gl.uniformMatrix4fv(at('projection'), false, projection)
}

function setLight(gl: WebGL2RenderingContext, { at }: Program, { camera, scene }: Shot, footing: Footing) {
  const panels = Array.from({ length: PANELS }, (_, i) => scene.panels[i] ?? DARK)
  const flat = (of: (panel: Panel) => readonly number[]) => new Float32Array(panels.flatMap(of))
  const aside = camera.eye[0]
  gl.uniform3fv(
    at('centres'),
    flat(({ centre: [x, y, z], follow = 0 }) => [x - aside * follow, y, z]),
  )
  gl.uniform3fv(
    at('us'),
    flat(({ u }) => u),
  )
  gl.uniform3fv(
    at('vs'),
    flat(({ v }) => v),
  )
  gl.uniform4fv(
    at('panels'),
    flat(({ brightness, softness, warmth = 0, fall = 0 }) => [brightness, softness, warmth, fall]),
  )
  gl.uniform3fv(at('sky'), scene.sky)
  gl.uniform3fv(at('wall'), scene.wall)
  gl.uniform3fv(at('ground'), scene.floor)
  gl.uniform1f(at('mirrored'), scene.mirrored ? mirroredFrom(camera.eye[2]) : 0)
  gl.uniform3fv(at('thrown'), scene.shadow.cast)
  const { length, width, axles, track } = footing
  gl.uniform2f(at('footprint'), (length * MM) / 2, (width * MM) / 2)
  gl.uniform3f(at('wheels'), (axles[0] - length / 2) * MM, (axles[1] - length / 2) * MM, track * MM - 0.124)
}

/** How much the lights have gone to the other side, by where the camera is. */
function mirroredFrom(z: number): number {
  const t = clamp((MIRROR_FROM - z) / (2 * MIRROR_FROM), 0, 1)
  return t * t * (3 - 2 * t)
}
