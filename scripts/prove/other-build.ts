import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from '../release/link-tree.ts'
import { installPackages } from './disk-work.ts'

/** A different build of the project: another text in every page, other styles, so nearly every hash is different. */
export type OtherBuild = {
  /**
   * `git pull && npm ci && npm run build` in a checkout. The output of the first build is copied into the next ones.
   */
  into: (checkout: string) => Promise<void>
  remove: () => void
}

/** In every page, and in scripts of every page. */
const TEXT_FILE = 'src/content/footer.ts'
const OLD_TEXT = '. Все права защищены.'
const NEW_TEXT = '. Все права защищены. Другая сборка.'
const MARK = /Все права защищены\.( Другая сборка)?/
const BUILT = 'dist'

/** Which of the two builds has rendered a page. */
export function buildOf(page: string): 'old' | 'new' | 'neither' {
  const [found, isNew] = MARK.exec(page) ?? []
  return found === undefined ? 'neither' : isNew ? 'new' : 'old'
}

export function createOtherBuild(): OtherBuild {
  const folder = mkdtempSync(join(tmpdir(), 'site-other-build-'))
  let isBuilt = false
  return {
    async into(checkout) {
      changeSources(checkout)
      await installPackages(checkout)
      const [saved, built] = [join(folder, BUILT), join(checkout, BUILT)]
      if (!isBuilt) await build(checkout)
      else rmSync(built, { recursive: true, force: true })
      copyTree(...(isBuilt ? ([saved, built] as const) : ([built, saved] as const)))
      isBuilt = true
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function changeSources(checkout: string): void {
  const file = join(checkout, TEXT_FILE)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(OLD_TEXT)) throw new Error(`${TEXT_FILE} no longer says «${OLD_TEXT}»`)
  writeFileSync(file, text.replace(OLD_TEXT, NEW_TEXT))
  for (const name of readdirSync(join(checkout, 'src'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.module.css')) {
      const style = join(checkout, 'src', name)
      writeFileSync(style, `${readFileSync(style, 'utf8')}\n.release {\n  order: 1;\n}\n`)
    }
}

async function build(checkout: string): Promise<void> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(vite, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The other build ended with ${code}`)
}
