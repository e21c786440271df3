import { setFlagsFromString } from 'node:v8'

/**
 * Live data of the server are small and constant, but V8 lets garbage grow to several times their size before it
 * collects. With growth limited to a third and a small nursery (`--max-semi-space-size=2`, possible only on the command
 * line: package.json and deploy/), the process needs half the memory for a few per cent of its time (`npm run
 * prove:soak`). Call before anything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
}
