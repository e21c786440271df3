import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { Finish } from '#src/three/render/scene.ts'
import type { CarLight } from '#src/three/stage/light.ts'

/** What the page and the thread that draws tell each other. */
export type StagePaint = { hex: string; hexDark: string; finish: Finish }

/** Of the canvas, CSS pixels. */
export type StageSize = { width: number; height: number }

export type StageMessage =
  | { type: 'begin'; canvas: OffscreenCanvas; attributes: WebGLContextAttributes }
  | { type: 'size'; size: StageSize }
  | { type: 'show'; code: DrawnModel }
  | { type: 'paint'; paint: StagePaint }
  | { type: 'light'; light: CarLight }
  /** Without a way there where the visitor wants less motion. */
  | { type: 'view'; view: CarView; isCalm: boolean }
  | { type: 'turn'; degrees: number }
  /** How many times nearer than the whole car in the picture. */
  | { type: 'near'; times: number; isCalm: boolean }

export type StageReport =
  /** The car asked for last is on the canvas. */
  | { report: 'shown'; code: DrawnModel }
  /** The car stands still after a turn; azimuth from 0 up to 360 degrees. */
  | { report: 'turned'; azimuth: number }
  /** Nothing (more) will be drawn. Without a reason: there is no WebGL2, or only one played by the processor. */
  | { report: 'ended'; reason: string | null }
