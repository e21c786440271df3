import { startAnew } from './shared-dom.ts'

// After setup.ts: what that adds to the DOM stays, and React, which it loads, has taken the real timers.
startAnew()
