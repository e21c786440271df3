import { build, type Rolldown } from 'vite'

/** Where the bytes of the entry go: by package, in KB before minifying, with its share. */
export async function measureEntryParts(root: string) {
  const result = (await build({
    root,
    logLevel: 'silent',
    build: { write: false, emptyOutDir: false },
    builder: {},
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(({ output }) => output)
  const chunks = new Map(outputs.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])))
  const seen = new Set<string>()
  const sizes = new Map<string, number>()
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || seen.has(fileName)) return
    seen.add(fileName)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const part = partOf(id)
      sizes.set(part, (sizes.get(part) ?? 0) + renderedLength)
    }
    chunk.imports.forEach(visit)
  }
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry)
  if (entry) visit(entry.fileName)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 16)
    .map(([part, size]) => ({ part, 'KB before minifying': kb(size), share: `${Math.round((size / total) * 100)} %` }))
}

function partOf(id: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name) return name
  const [, folder] = /\/src\/([^/]+)/.exec(id) ?? []
  return folder ? `src/${folder}` : 'other'
}

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10
