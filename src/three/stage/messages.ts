import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { PictureOnCanvas } from '#src/three/render/picture-camera.ts'
import type { Finish } from '#src/three/render/scene.ts'
import type { CarLight } from '#src/three/stage/light.ts'

/** Messages between the page and the render worker. */
export type StagePaint = { hex: string; hexDark: string; finish: Finish }

/** Size of the canvas, CSS pixels. */
export type StageSize = { width: number; height: number }

export type StageMessage =
  | { type: 'begin'; canvas: OffscreenCanvas; attributes: WebGLContextAttributes }
  | { type: 'size'; size: StageSize; picture: PictureOnCanvas }
  | { type: 'show'; code: DrawnModel }
  | { type: 'paint'; paint: StagePaint }
  | { type: 'light'; light: CarLight }
  | { type: 'turn'; degrees: number }
  /** Zoom factor; without an animation with reduced motion. */
  | { type: 'near'; times: number; isCalm: boolean }

export type StageReport =
  /** The last requested car is on the canvas. */
  | { report: 'shown'; code: DrawnModel }
  /** The car has stopped after a turn; azimuth from 0 up to 360 degrees. */
  | { report: 'turned'; azimuth: number }
  /** Nothing (more) will be drawn. Without a reason: there is no WebGL2, or only a software GPU. */
  | { report: 'ended'; reason: string | null }
