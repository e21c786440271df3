import { createScreen, type Screen } from '#src/three/stage/screen.ts'
import type { StageMessage, StageReport } from '#src/three/stage/messages.ts'

/** The render worker: handles the page's messages one by one. */
let screen: Screen | null = null

const report = (message: StageReport) => postMessage(message)
const fail = (error: unknown) => report({ report: 'ended', reason: String(error) })

addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  try {
    if (data.type === 'begin') {
      screen = createScreen(data.canvas, data.attributes, report)
      if (!screen) report({ report: 'ended', reason: null })
    } else screen?.take(data)
  } catch (error) {
    fail(error)
  }
})
addEventListener('unhandledrejection', ({ reason }) => fail(reason))
