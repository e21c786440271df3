import { setFlagsFromString } from 'node:v8'

/**
 * A server's live data are small and level, but V8 lets garbage grow to several times of them before it looks. Grown by
 * a third at most, and with a small nursery (`--max-semi-space-size=2`, which only the command line can say: package.json
 * and deploy/), the process stays at half of the memory for a few per cent of its time (`npm run prove:soak`). Called
 * before anything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
}
