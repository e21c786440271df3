import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** A command as an operator calls it: with these settings and no others. */
export function callCommand(name: string, args: readonly string[], settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return spawnSync(process.execPath, [resolve(`scripts/${name}.ts`), ...args], {
    encoding: 'utf8',
    // What Node keeps of what it has compiled is half of such a call (tests/environment.ts).
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), SITE_ENV: 'none', ...settings },
  })
}
