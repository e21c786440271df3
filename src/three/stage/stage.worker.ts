import { createScreen, type Screen } from '#src/three/stage/screen.ts'
import type { StageOrder, StageReport } from '#src/three/stage/orders.ts'

/** The thread that draws: takes orders of the page one by one. */
let screen: Screen | null = null

const report = (told: StageReport) => postMessage(told)
const fail = (error: unknown) => report({ report: 'ended', reason: String(error) })

addEventListener('message', ({ data }: MessageEvent<StageOrder>) => {
  try {
    if (data.order === 'begin') {
      screen = createScreen(data.canvas, data.attributes, report)
      if (!screen) report({ report: 'ended', reason: null })
    } else screen?.take(data)
  } catch (error) {
    fail(error)
  }
})
addEventListener('unhandledrejection', ({ reason }) => fail(reason))
