import type { Scene } from '#src/three/render/scene.ts'
import { hall } from '#src/three/scenes/hall.ts'
import { night } from '#src/three/scenes/night.ts'
import { sun } from '#src/three/scenes/sun.ts'

/** The scenes of the 3D car: the first is that of its pictures. */
export type CarLight = 'hall' | 'sun' | 'night'

export const sceneOf: Record<CarLight, Scene> = { hall, sun, night }
