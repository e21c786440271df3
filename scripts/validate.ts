import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile } from '#src/project-file.ts'
import { htmlFaults } from './validate/html-rules.ts'
import { hasJava, NO_JAVA, nuFaults } from './validate/nu.ts'
import { siteDocuments } from './validate/site-documents.ts'
import { requireBuild, startSiteProcess } from './prove/site-process.ts'

/**
 * `npm run validate`: html-validate and the Nu checker for every page of the built site, its states, and the built
 * style sheets. Any finding makes the exit code 1; accepted ones are listed with reasons in scripts/validate/.
 */

requireBuild()
const folder = await mkdtemp(join(tmpdir(), 'validate-'))
const site = await startSiteProcess({ DATA_DIR: join(folder, 'data') }, { kind: 'built' })
try {
  const documents = await siteDocuments(site.url)
  const faults: string[] = []
  const files = new Map<string, string>()
  for (const [index, { path, html }] of documents.entries()) {
    for (const fault of await htmlFaults(html)) faults.push(`${path}  html-validate  ${fault}`)
    const file = join(folder, `${index}.html`)
    await writeFile(file, html)
    files.set(file, path)
  }
  const assets = projectFile('dist/client/assets')
  for (const name of await readdir(assets)) if (name.endsWith('.css')) files.set(join(assets, name), `/assets/${name}`)
  if (hasJava())
    for (const { file, text } of nuFaults([...files.keys()])) faults.push(`${files.get(file) ?? file}  nu  ${text}`)
  else console.error(NO_JAVA)
  for (const fault of faults) console.log(fault)
  console.log(`${documents.length} documents, ${files.size - documents.length} style sheets: ${faults.length} remarks.`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
