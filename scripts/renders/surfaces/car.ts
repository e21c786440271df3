import { carOf, type Car } from '#src/drawing/cars/car.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { bodyOf, type Body } from '#src/three/body/body.ts'
import { forms, type Form } from '#src/three/body/form.ts'
import { addArches } from '#src/three/car/arches.ts'
import { faceOf, type Face } from '#src/three/car/face.ts'
import { sideGlassOf } from '#src/three/car/regions.ts'
import { addCowl } from '#src/three/car/seams.ts'
import { addSideDetails } from '#src/three/car/side-details.ts'
import { halfTrack } from '#src/three/car/wheels.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { Part, Parts, type Mesh } from '#src/three/mesh/part.ts'
import type { Skin } from '#src/three/mesh/skin.ts'
import type { Subject } from '../subject.ts'
import { addFront } from './face.ts'
import { featuresOf, type Features } from './features.ts'
import { addLights } from './lamps.ts'
import { addRenderedHandle } from './handles.ts'
import { addPlates } from './plates.ts'
import { addRail } from './rails.ts'
import { addRenderedMirror } from './mirror.ts'
import { addRear } from './tail.ts'
import { plateSag, rearDesigns, RenderedSurface, type RearDesign, type RenderedBody } from './rear.ts'
import { addRenderedWheels } from './wheels.ts'
import { addRecess, sheetOf } from './recess.ts'
import { cutSkin, REGION } from './skin.ts'

/** Parts by name; the names are those of the materials in blender/body/materials.py. */
class Named extends Map<string, Part> {
  of(name: string): Part {
    const known = this.get(name)
    if (known) return known
    const made = new Part()
    this.set(name, made)
    return made
  }

  /** Takes over parts that the turning car has, too. */
  take(parts: Parts, without: readonly string[] = []): void {
    for (const [name, part] of parts.entries()) {
      if (!without.includes(name)) {
        this.of(name).append(
          part,
          (p) => p,
          (n) => n,
          false,
        )
      }
    }
  }
}

/** A car for the path tracer, millimetres, and the lines that scenes are built around. */
export type RenderedCar = {
  parts: { name: string; mesh: Mesh }[]
  car: { code: Subject } & Pick<
    Car,
    'length' | 'width' | 'height' | 'suv' | 'tyre' | 'rim' | 'frontOverhang' | 'rearAxle'
  >
  cowl: number
  deck: number
  track: readonly [front: number, rear: number]
  /** What close-ups look at. */
  spots: Record<'lamp' | 'grille' | 'wheel' | 'mirror' | 'handle' | 'tail', Vec3>
  /** Heights by place along the car, every 100 mm: shoulder, belt, top; and the half width at the belt. */
  profile: { x: number; shoulder: number; belt: number; top: number; half: number; bottom: number }[]
}

/** What a car for the path tracer is built from. A study shows no plates, no mirrors and no lenses beside its light. */
export type CarDesign = { car: Car; form: Form; rear: RearDesign; faceOf: (body: Body) => Face; isStudy: boolean }

export const designOf = (code: DrawnModel): CarDesign => ({
  car: carOf(code),
  form: forms[code],
  rear: rearDesigns[code],
  faceOf,
  isStudy: false,
})

/** The surfaces of a car with what a close camera wants to see: openings, lamps and shut lines have depth. */
export function renderedCar(code: Subject, { car, form, rear, faceOf: faceFor, isStudy }: CarDesign): RenderedCar {
  const body: RenderedBody = { ...bodyOf(car, form), rear }
  const surface = new RenderedSurface(body)
  const glass = sideGlassOf(body)
  const face = faceFor(body)
  const features = featuresOf(surface, face, isStudy)
  const skin = cutSkin(surface, form.shelf.height, features, glass)
  const parts = new Named()

  skinParts(skin, parts, plateSag(body) + 26)
  addFront(surface, face, features, { chrome: parts.of('chrome'), bar: parts.of('bar'), dark: parts.of('grille') })
  addLights(surface, features, {
    front: parts.of('lamp-front'),
    rear: parts.of('lamp-rear'),
    module: isStudy ? new Part() : parts.of('lamp-module'),
    glow: parts.of('lamp-glow'),
    frame: parts.of('housing-edge'),
  })
  const shared = new Parts()
  addCowl(surface, shared)
  addSideDetails(surface, glass, shared)
  addArches(surface, shared)
  if (!isStudy) addMirror(body, parts)
  for (const handle of car.handles)
    addRenderedHandle(surface, handle, { blade: parts.of('paint'), line: parts.of('chrome') })
  if (car.suv) addRail(surface, parts.of('rail'))
  if (!isStudy) addPlates(body, face, { plate: parts.of('plate'), frame: parts.of('trim') })
  addRear(surface, features, {
    frame: parts.of('chrome'),
    fin: parts.of('grille'),
    reflector: parts.of('reflector'),
  })
  // Shut lines and handles are cut here, not drawn as strips.
  parts.take(shared, ['gap'])
  for (const part of parts.values()) part.mirror()
  addRenderedWheels(body, (name) => parts.of(name))
  return {
    parts: [...parts].map(([name, part]) => ({ name, mesh: part.toMesh() })),
    ...measuresOf(code, surface, features),
  }
}

function addMirror(body: Body, parts: Named): void {
  addRenderedMirror(body, {
    cap: parts.of('mirror'),
    lower: parts.of('hub'),
    line: parts.of('chrome'),
    frame: parts.of('trim'),
    glass: parts.of('mirror-glass'),
    arm: parts.of('hub'),
  })
}

function measuresOf(code: Subject, surface: RenderedSurface, features: Features): Omit<RenderedCar, 'parts'> {
  const { body } = surface
  const { length, width, height, suv, tyre, rim, frontOverhang, rearAxle } = body.car
  return {
    car: { code, length, width, height, suv, tyre, rim, frontOverhang, rearAxle },
    cowl: body.outline.cowl,
    deck: body.outline.deck,
    spots: spotsOf(surface, features),
    track: [halfTrack(body, frontOverhang), halfTrack(body, rearAxle)],
    profile: Array.from({ length: Math.floor(length / 100) }, (_, i) => {
      const x = i * 100 + 50
      const belt = body.character.belt(x)
      return {
        x,
        shoulder: body.character.shoulder(x),
        belt,
        top: body.limits.top(x),
        half: body.flank(x, belt),
        bottom: body.limits.bottom(x),
      }
    }),
  }
}

function spotsOf({ body }: RenderedSurface, { heads, tails, grille }: Features): RenderedCar['spots'] {
  const { car } = body
  const heights = grille.map(([, y]) => y)
  const middleOf = (line: readonly Vec3[] | undefined): Vec3 => line?.[Math.floor(line.length * 0.45)] ?? [0, 0, 0]
  const [mirrorX, mirrorY] = car.mirror
  const [handleX, handleY] = car.handles[0] ?? [car.length / 2, car.height * 0.6]
  return {
    lamp: middleOf(heads[0]),
    tail: middleOf(tails[0]),
    grille: body.onFront(car.width * 0.1, (Math.min(...heights) + Math.max(...heights)) / 2),
    wheel: [car.frontOverhang, car.tyre, halfTrack(body, car.frontOverhang)],
    mirror: [mirrorX + 95, mirrorY + 40, body.onSide(mirrorX + 60, mirrorY - 40)[2] + 90],
    handle: body.onSide(handleX, handleY),
  }
}

function skinParts(skin: Skin, parts: Named, plateDepth: number): void {
  for (const [region, name] of [
    [REGION.paint, 'paint'],
    [REGION.glass, 'glass'],
    [REGION.trim, 'trim'],
    [REGION.seal, 'trim'],
    [REGION.underbody, 'underbody'],
    [REGION.frit, 'frit'],
  ] as const)
    sheetOf(skin, region, parts.of(name), 0)
  sheetOf(skin, REGION.head, parts.of('lens'), -1.5)
  sheetOf(skin, REGION.fender, parts.of('lens'), -1)
  sheetOf(skin, REGION.tail, parts.of('lens-rear'), -1.5)

  const [paint, black, housing] = [parts.of('paint'), parts.of('grille'), parts.of('housing')]
  for (const recess of [
    { region: REGION.grille, roll: 7, depth: 90, edge: paint, wall: parts.of('trim'), floor: black },
    { region: REGION.opening, roll: 6, depth: 80, edge: paint, wall: parts.of('trim'), floor: black },
    { region: REGION.seam, roll: 1.3, depth: 14, edge: paint, wall: parts.of('gap'), floor: parts.of('gap') },
    { region: REGION.head, roll: 2.5, depth: 30, edge: paint, wall: housing, floor: housing },
    { region: REGION.fender, roll: 1.5, depth: 9, edge: paint, wall: housing, floor: housing },
    { region: REGION.handle, roll: 2.5, depth: 26, edge: paint, wall: parts.of('gap'), floor: parts.of('gap') },
    { region: REGION.plate, roll: 8, depth: plateDepth, edge: paint, wall: paint, floor: paint },
    { region: REGION.diffuser, roll: 6, depth: 70, edge: parts.of('trim'), wall: parts.of('trim'), floor: black },
    { region: REGION.exhaust, roll: 4, depth: 90, edge: parts.of('chrome'), wall: black, floor: black },
    {
      region: REGION.tail,
      roll: 2.5,
      depth: 34,
      edge: paint,
      wall: parts.of('housing-rear'),
      floor: parts.of('housing-rear'),
    },
  ])
    addRecess(skin, recess)
}
