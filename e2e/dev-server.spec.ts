import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile } from '#src/project-file.ts'
import { freePort } from '../scripts/prove/free-port.ts'
import { expect, test } from './test.ts'

test('npm run dev serves a page and its scripts from the sources', async ({ request }) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'dev-server-'))
  // What `npm run dev` starts after the assets, which a build has made.
  const server = spawn(process.execPath, [projectFile('server.ts'), '--dev'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  })
  try {
    const origin = `http://localhost:${port}`
    let html = ''
    await expect(async () => {
      const answer = await request.get(`${origin}/support.html`)
      expect(answer.status()).toBe(200)
      html = await answer.text()
    }).toPass()
    expect(html).toContain('<h1')
    const entry = /<script type="module" src="(\/src\/[^"]+)"/.exec(html)?.[1] ?? 'no entry'
    const script = await request.get(origin + entry)
    expect(script.status()).toBe(200)
    expect(await script.text()).toContain('hydrate')
  } finally {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
})
