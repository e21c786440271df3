import type { Scene } from '#src/three/render/scene.ts'
import { overcast, sun } from '#src/three/scenes/day.ts'
import { night } from '#src/three/scenes/night.ts'

/** The scenes of the 3D car. */
export type CarLight = 'sun' | 'overcast' | 'night'

export const sceneOf: Record<CarLight, Scene> = { sun, overcast, night }
