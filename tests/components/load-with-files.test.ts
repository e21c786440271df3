// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The list of what has been asked for is the module's own: each test begins with an empty one.
const fresh = async () => {
  vi.resetModules()
  const { loadWithFiles } = await import('#src/components/load-with-files.ts')
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task))
  return loadWithFiles
}
const links = () => [...document.head.querySelectorAll('link')]
const asked = () => links().map((link) => link.getAttribute('href'))
const module = async () => 'module'
const scripts = (count: number, name = 'a') => {
  const files = Array.from({ length: count }, (_, index) => `assets/${name}${index}.js`)
  for (const file of files)
    vi.doMock(`/${file}`, () => {
      run.push(file)
      return {}
    })
  return files
}

/** Files whose modules have run. */
let run: string[] = []

/** Tasks that wait for their turn. */
let tasks: (() => void)[] = []
const nextTask = async () => {
  tasks.shift()?.()
  // What follows in the same task is done as well.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const allTasks = async () => {
  do await nextTask()
  while (tasks.length > 0)
}

beforeEach(() => {
  tasks = []
  run = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('files are asked for three a task, those of several modules together, and the modules run after them', async () => {
  const loadWithFiles = await fresh()
  const load = vi.fn(module)
  const one = loadWithFiles(load, scripts(7))
  const other = loadWithFiles(load, scripts(2, 'b'))
  expect(asked()).toHaveLength(3)
  await nextTask()
  expect(asked()).toHaveLength(6)
  expect(load).not.toHaveBeenCalled()
  await allTasks()
  expect(asked()).toEqual([...scripts(7), ...scripts(2, 'b')].map((file) => `/${file}`))
  expect(links().every(({ rel }) => rel === 'modulepreload')).toBe(true)
  await expect(Promise.all([one, other])).resolves.toEqual(['module', 'module'])
})

test('what is in the document, or was asked for before, is not asked for again', async () => {
  const loadWithFiles = await fresh()
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/a0.js"><script type="module" src="/assets/a1.js">'
  const loaded = loadWithFiles(module, scripts(3))
  expect(asked()).toEqual(['/assets/a0.js', '/assets/a2.js'])
  await allTasks()
  await loaded
  await expect(loadWithFiles(module, scripts(3))).resolves.toBe('module')
  expect(asked()).toHaveLength(2)
})

test('what a module needs runs before it, the last of the list first, each once', async () => {
  const loadWithFiles = await fresh()
  const load = vi.fn(async () => void run.push('the module'))
  const one = loadWithFiles(load, scripts(3))
  await allTasks()
  await one
  const other = loadWithFiles(load, [...scripts(1, 'b'), ...scripts(3)])
  await allTasks()
  await other
  expect(run).toEqual(['assets/a2.js', 'assets/a1.js', 'assets/a0.js', 'the module', 'assets/b0.js', 'the module'])
})

test('a script that does not run is told of, and tried again by the next', async () => {
  const loadWithFiles = await fresh()
  const load = vi.fn(module)
  vi.doMock('/assets/broken.js', () => {
    throw new Error('no file')
  })
  const told = loadWithFiles(load, ['assets/broken.js']).catch(() => 'told')
  await allTasks()
  expect(await told).toBe('told')
  expect(load).not.toHaveBeenCalled()
  vi.doMock('/assets/broken.js', () => ({}))
  await expect(loadWithFiles(load, ['assets/broken.js'])).resolves.toBe('module')
})

test('a module without files of its own is loaded at once', async () => {
  const loadWithFiles = await fresh()
  await expect(loadWithFiles(module)).resolves.toBe('module')
})

test('the module waits for its styles, whoever has asked for them', async () => {
  const loadWithFiles = await fresh()
  const load = vi.fn(module)
  const files = [...scripts(1), 'assets/a.css']
  const loaded = Promise.all([loadWithFiles(load, files), loadWithFiles(load, files)])
  await allTasks()
  const [style] = document.querySelectorAll('link[rel=stylesheet]')
  expect(style).toHaveAttribute('href', '/assets/a.css')
  expect(load).not.toHaveBeenCalled()
  style?.dispatchEvent(new Event('load'))
  await loaded
  expect(load).toHaveBeenCalledTimes(2)
})

test('styles that do not arrive are told of, and asked for again by the next', async () => {
  const loadWithFiles = await fresh()
  const load = vi.fn(module)
  const told = loadWithFiles(load, ['assets/a.css']).catch(String)
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  await allTasks()
  expect(await told).toMatch('stylesheet')
  expect(load).not.toHaveBeenCalled()
  const again = loadWithFiles(load, ['assets/a.css'])
  expect(asked()).toEqual(['/assets/a.css'])
  document.querySelector('link')?.dispatchEvent(new Event('load'))
  await allTasks()
  await expect(again).resolves.toBe('module')
})
