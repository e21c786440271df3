import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSite } from '#src/server/process/run.ts'
import { startSite } from '#src/server/start.ts'

const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.ru',
  PORT: '0',
  LOG_LEVEL: 'silent',
}

/** Starts the real server and returns how it ended; a start that succeeds is not expected here. */
const start = (env: Record<string, string>) =>
  new Promise<{ code: number; errors: string }>((done) => {
    const child = execFile(
      process.execPath,
      [resolve('server.ts')],
      {
        env: { ...process.env, ...SETTINGS, ...env },
        timeout: 240_000,
      },
      (error, _output, errors) => done({ code: Number(error?.code ?? child.exitCode ?? -1), errors }),
    )
  })

/** The same in this process: a process for each refusal takes a second. What ends it is told above. */
async function startHere(settings: Record<string, string>) {
  const env = { ...SETTINGS, ...settings }
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? process.exitCode
    throw new Error('exit')
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const started = runSite(() => startSite({ root: process.cwd(), dev: false, env }), { env, given: env })
  await expect(started).rejects.toThrow('exit')
  expect(exit).toHaveBeenCalledOnce()
  const code = process.exitCode
  process.exitCode = 0
  return { code, errors: said.mock.calls.map((words) => `${words.join(' ')}\n`).join('') }
}

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-start-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('a start that cannot succeed says exactly what is wrong and changes nothing', () => {
  test('a wrong setting', async () => {
    const { code, errors } = await start({ PORT: 'eighty' })
    expect({ code, errors }).toEqual({ code: 1, errors: 'Setting PORT="eighty": must be a number.\n' })
  })

  test('production without the address of the site', async () => {
    const { code, errors } = await startHere({ PUBLIC_ORIGIN: '' })
    expect(code).toBe(1)
    expect(errors).toMatch(/^Setting PUBLIC_ORIGIN is missing: [^\n]*\n$/)
  })

  test('a port of the metrics that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => {
      other.once('listening', listening)
    })
    const { port } = other.address() as AddressInfo
    const { code, errors } = await start({ DATA_DIR: directory, METRICS_PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(errors).toMatch(new RegExp(`^METRICS_PORT ${port} is taken.*Set METRICS_PORT|run "npm run build" first`))
  })

  test('a database that is garbage', async () => {
    const file = join(directory, 'site.db')
    writeFileSync(file, 'not a database at all, only some text'.repeat(10))
    const before = readFileSync(file, 'utf8')
    const { code, errors } = await startHere({ DATA_DIR: directory })
    expect(code).toBe(1)
    expect(errors).toBe(`The file ${file} is not a database. Restore it from a backup, or set another path.\n`)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a database that is read-only', async () => {
    const file = join(directory, 'site.db')
    writeFileSync(file, 'x')
    chmodSync(file, 0o444)
    const { code, errors } = await startHere({ DATA_DIR: directory })
    expect(code).toBe(1)
    expect(errors).toBe(`The database ${file} is not writable. Give this user the right to write.\n`)
  })

  test('a database that was there and is gone', async () => {
    writeFileSync(join(directory, '.site-data'), '')
    const { code, errors } = await startHere({ DATA_DIR: directory })
    expect(code).toBe(1)
    expect(errors).toContain('is gone or empty')
  })

  test('a database that was copied without its log', async () => {
    const file = join(directory, 'site.db')
    const empty = new DatabaseSync(file)
    empty.exec('PRAGMA application_id = 1314018894')
    empty.close()
    writeFileSync(join(directory, '.site-data'), '')
    const { code, errors } = await startHere({ DATA_DIR: directory })
    expect(code).toBe(1)
    expect(errors).toContain('holds no tables')
  })

  test('a data directory that cannot be made', async () => {
    const { code, errors } = await startHere({ DATA_DIR: '/proc/nope' })
    expect(code).toBe(1)
    expect(errors).toBe('The data directory /proc is not writable. Give this user the right to write.\n')
  })

  test('a host that is not this machine’s', async () => {
    const { code, errors } = await start({ DATA_DIR: directory, HOST: '192.0.2.1' })
    expect(code).toBe(1)
    expect(errors).toMatch(/HOST="192\.0\.2\.1" is no address of this machine|run "npm run build" first/)
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => {
      other.once('listening', listening)
    })
    const { port } = other.address() as AddressInfo
    const { code, errors } = await start({ DATA_DIR: directory, PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    // Without a build the missing renderer is named first; either way the operator knows what to do.
    expect(errors).toMatch(new RegExp(`Port ${port} is taken|run "npm run build" first`))
  })
})

test('two first starts at once on one empty folder agree', async () => {
  const settings = { dataDir: directory, databaseUrl: null, dealerBase: null }
  const prepare = `import { prepareStorage } from ${JSON.stringify(pathToFileURL(resolve('src/server/data/storage.ts')).href)};
    const { db } = await prepareStorage(${JSON.stringify(settings)}, { warn() {} }); await db.destroy()`
  const once = () =>
    new Promise<string>((done) => {
      execFile(process.execPath, ['--input-type=module', '-e', prepare], { timeout: 240_000 }, (error, _out, errors) =>
        done(error ? errors || String(error) : 'well'),
      )
    })
  expect(await Promise.all([once(), once(), once()])).toEqual(['well', 'well', 'well'])
})
