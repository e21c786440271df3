import type { Surface } from '#src/three/car/surface.ts'
import { clamp, lerp } from '#src/three/kit/numbers.ts'
import { between, plus, unit, type Vec3 } from '#src/three/kit/vector.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** Radius of the lip's edge, and how far its metal stands in. */
const LIP = 9
const RETURN = 16
/** The inner wall of the wheel's well, from the centre plane. */
const WALL = 430
const INWARDS: Vec3 = [0, 0, -1]

/** The lips of the arches, the wells behind them and the floor between. */
export function addArches(surface: Surface, parts: Parts): void {
  const { car } = surface.body
  for (const axle of [car.frontOverhang, car.rearAxle]) {
    addLip(surface, axle, parts)
    addWall(surface, axle, parts)
  }
  addFloor(surface, parts)
}

function addLip(surface: Surface, axle: number, parts: Parts): void {
  const { body } = surface
  const { car, limits } = body
  const sill = limits.bottom(axle) + 14 - car.tyre
  const from = Math.asin(clamp(sill / car.arch, -1, 1)) - 0.02
  const edge = Array.from({ length: 91 }, (_, k) => {
    const angle = lerp(from, Math.PI - from, k / 90)
    return body.onSide(axle + Math.cos(angle) * car.arch, car.tyre + Math.sin(angle) * car.arch)
  })
  const lip = parts.of(car.cladding > 0 ? 'trim' : 'paint')
  const well = parts.of('underbody')
  const lipRows: number[][] = []
  const wellRows: number[][] = []
  for (const point of edge) {
    const normal = body.normal(point)
    const toAxle = unit([axle - point[0], car.tyre - point[1], 0])
    const row = [0, 1, 2, 3, 4].map((k) => {
      const angle = (k / 4) * (Math.PI / 2)
      const rolled = plus(plus(point, toAxle, LIP * Math.sin(angle)), INWARDS, LIP * (1 - Math.cos(angle)))
      return lip.add(rolled, between(normal, toAxle, Math.sin(angle) * 0.98))
    })
    const end = plus(plus(point, toAxle, LIP), INWARDS, LIP)
    lipRows.push([...row, lip.add(plus(end, INWARDS, RETURN), toAxle)])
    wellRows.push([
      well.add(plus(end, INWARDS, 12), toAxle),
      well.add([end[0] - toAxle[0] * 14, end[1] - toAxle[1] * 14, end[2] - 60], toAxle),
      well.add([end[0] - toAxle[0] * 10, end[1] - toAxle[1] * 10, WALL], toAxle),
    ])
  }
  lip.sheet(lipRows)
  well.sheet(wellRows)
  if (car.cladding > 0) {
    const width = car.cladding
    surface.strip(parts.of('trim'), surface.frames(edge), [
      [0, 1.2, 0, 1],
      [width * 0.55, 3, 0, 1],
      [width * 0.62, 0, 1, 0.4],
    ])
  }
}

function addWall({ body }: Surface, axle: number, parts: Parts): void {
  const { car, limits } = body
  const well = parts.of('underbody')
  const radius = car.arch + 14
  const middle = well.add([axle, car.tyre, WALL], [0, 0, 1])
  const ring = Array.from({ length: 41 }, (_, k) => {
    const angle = (k / 40) * Math.PI * 2
    const y = Math.max(limits.bottom(axle) + 6, car.tyre + Math.sin(angle) * radius)
    return well.add([axle + Math.cos(angle) * radius, y, WALL], [0, 0, 1])
  })
  for (let k = 0; k < 40; k++) well.face(middle, ring[k]!, ring[k + 1]!)
}

function addFloor({ body }: Surface, parts: Parts): void {
  const { car, limits } = body
  const floor = parts.of('underbody')
  const steps = Array.from({ length: 13 }, (_, i) => i / 12)
  floor.sheet(
    steps.map((t) => {
      const x = lerp(460, car.length - 420, t)
      return [0, 560].map((z) => floor.add([x, limits.bottom(x) + 6, z], [0, -1, 0]))
    }),
  )
  floor.sheet(
    steps.map((t) => {
      const x = lerp(car.frontOverhang - car.arch, car.rearAxle + car.arch, t)
      const y = limits.bottom(x)
      return [floor.add([x, y + 4, 560], [0, -0.3, 1]), floor.add([x, y + 240, 560], [0, 0, 1])]
    }),
  )
}
