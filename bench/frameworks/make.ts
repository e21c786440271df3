import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { contentOf, filesIn, PAGE_NAMES, PAGES, type Content } from './content.ts'
import { jsxOfForm, write } from './markup.ts'
import { PACKAGES, PROJECTS, type Project } from './projects.ts'

const PARTS = resolve(import.meta.dirname, 'parts')
const MANIFEST = JSON.stringify({ name: 'compared', private: true, type: 'module', dependencies: PACKAGES })

/** Where a component's code is, and how a page imports it. */
const IMPORTS = {
  Menu: 'menu',
  CookieNotice: 'cookie-notice',
  Filter: 'filter',
  LeadForm: 'lead-form',
}

/** Writes and builds all projects in a folder, from what the built site serves at `url`. */
export async function makeProjects(folder: string, url: string): Promise<void> {
  install(folder)
  const site = await readSite(url)
  for (const project of PROJECTS) {
    const own = join(folder, project.folder)
    rmSync(own, { recursive: true, force: true })
    // oxlint-disable-next-line no-await-in-loop -- one after another: builds take all processors
    await writeProject(own, project, site)
    const [script = '', ...words] = project.build
    run(own, process.execPath, [packageFile(folder, script), ...words])
  }
}

/** Pages, their style sheets, and files that either refers to. */
type Site = { contents: Map<string, Content>; styles: Map<string, string>; files: Map<string, Uint8Array> }

async function readSite(url: string): Promise<Site> {
  const read = async (path: string) => {
    const answer = await fetch(url + path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const readText = async (path: string) => new TextDecoder().decode(await read(path))
  const readAll = async <T>(paths: Iterable<string>, one: (path: string) => Promise<T>) =>
    new Map(await Promise.all([...new Set(paths)].map(async (path) => [path, await one(path)] as const)))

  const pages = await readAll(Object.values(PAGES), readText)
  const contents = new Map(PAGE_NAMES.map((name) => [name, contentOf(pages.get(PAGES[name]) ?? '')]))
  const all = [...contents.values()]
  const styles = await readAll(
    all.flatMap((content) => content.styles),
    readText,
  )
  const named = [...all.flatMap((content) => content.files), ...[...styles.values()].flatMap(filesIn)]
  return { contents, styles, files: await readAll(named, read) }
}

/** The script of a package, or of the project itself. */
export const packageFile = (folder: string, script: string): string => join(folder, 'node_modules', script)

/** Packages of all projects, installed once. */
function install(folder: string) {
  const file = join(folder, 'package.json')
  if (existsSync(join(folder, 'node_modules')) && existsSync(file) && readFileSync(file, 'utf8') === MANIFEST) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, MANIFEST)
  run(folder, 'npm', ['install', '--no-audit', '--no-fund'])
}

async function writeProject(own: string, project: Project, { contents, styles, files }: Site) {
  const put = (file: string, content: string | Uint8Array) => {
    const path = join(own, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  const { source, directive = '', dialect } = project
  // Astro bundles those packages of its own that the project itself names.
  put('package.json', MANIFEST)
  for (const [file, text] of Object.entries(project.files)) put(file, text)
  for (const [file, content] of files) put(`public${file}`, content)
  for (const part of readdirSync(PARTS)) {
    // oxlint-disable-next-line no-await-in-loop -- four small files
    const { code } = await transformWithOxc(readFileSync(join(PARTS, part), 'utf8'), part, { jsx: 'preserve' })
    put(`${source}/parts/${part.replace('.ts', '.js')}`, directive + code)
  }

  const sheetsOfAll = [...contents.values()].map((content) => content.styles)
  const shared = sheetsOfAll[0]!.filter((sheet) => sheetsOfAll.every((sheets) => sheets.includes(sheet)))
  const putStyles = (name: string, sheets: readonly string[]) =>
    put(`${source}/styles/${name}.css`, sheets.map((sheet) => styles.get(sheet)).join('\n'))
  putStyles('shared', shared)
  for (const [name, content] of contents) {
    putStyles(
      name,
      content.styles.filter((sheet) => !shared.includes(sheet)),
    )
    if (content.form) put(`${source}/parts/lead-form.jsx`, directive + formOf(content.form))
    const body = [...content.body.childNodes].map((node) => write(node, dialect)).join('')
    const imports = Object.entries(IMPORTS)
      .filter(([part]) => body.includes(`<${part} `))
      .map(([part, file]) => `import { ${part} } from '../parts/${file}.jsx'\n`)
    const page = {
      name,
      head: content.head.map((node) => write(node, dialect)).join(''),
      body,
      imports: `${imports.join('')}import '../styles/${name}.css'\n`,
    }
    for (const [file, text] of Object.entries(project.page(page))) put(file, text)
  }
}

const formOf = (form: Element): string => `import { useLeadForm } from './use-lead-form.js'
export function LeadForm() {
  const { field, submit, alert } = useLeadForm()
  return ${write(form, jsxOfForm)}
}
`

function run(cwd: string, program: string, words: readonly string[]) {
  console.info(`${basename(cwd)}: ${[program, ...words].map((word) => basename(word)).join(' ')}`)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} in ${cwd}: ${stdout}${stderr}`)
}
