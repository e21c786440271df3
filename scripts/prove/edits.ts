import { existsSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFile } from '#src/project-file.ts'
import { contentOf, edits, mistakes, type Edit, type Mistake } from './edits/edits.ts'
import { copyProject, SHOWN, type ProjectCopy } from './project-copy.ts'
import { printRow } from './rows.ts'

/**
 * `npm run prove:edits`: an editor's typical edits leave every unit test green, and mistakes are reported in Russian,
 * with file and line. All edits are made together in a copy of the project and tested once; mistakes one by one, by the
 * rules of the content. `--each` tests the edits one by one, too; `--short` leaves the other tests out.
 */

/** Tests that content cannot affect, and those that take minutes. */
const LEFT_OUT = ['drawing', 'three', 'proofs', 'scripts', 'deploy', 'early']

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, each: { type: 'boolean', default: false } },
})
const copy = await copyProject('edits', { assets: 'linked' })
try {
  if (values.each) for (const edit of edits) await proveEdit(copy, [edit], edit.name)
  else await proveEdit(copy, edits, `${edits.length} ordinary edits together`)
  for (const mistake of mistakes) await proveMistake(copy, mistake)
} finally {
  await copy.remove()
}

type Report = { numPassedTests: number; testResults: Result[] }
type Result = {
  name: string
  /** Error of a file that could not be loaded. */
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}
type Failure = { test: string; message: string }

async function test({ root, run }: ProjectCopy, ...paths: string[]): Promise<{ passed: number; failures: Failure[] }> {
  const report = join(root, 'var/edits.json')
  const excluded = LEFT_OUT.flatMap((folder) => ['--exclude', `tests/${folder}/**`])
  await rm(report, { force: true })
  const { said } = await run('vitest', 'run', '--reporter=json', `--outputFile=${report}`, ...excluded, ...paths)
  // Failing tests are in the report; without a report the run itself failed.
  if (!existsSync(report)) throw new Error(`The tests broke off:\n${said.slice(-SHOWN)}`)
  const { numPassedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ test: name, message }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name.replace(`${root}/`, '')}: ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
  return { passed: numPassedTests, failures }
}

/** Makes the edits, checks, and reverts them. */
async function withEdits<T>({ root }: ProjectCopy, list: readonly Edit[], look: () => Promise<T>): Promise<T> {
  for (const { change } of list) change(contentOf(root))
  try {
    return await look()
  } finally {
    await cp(projectFile('src/content'), join(root, 'src/content'), { recursive: true })
  }
}

async function proveEdit(project: ProjectCopy, list: readonly Edit[], name: string): Promise<void> {
  const { passed, failures } = await withEdits(project, list, () =>
    test(project, ...(values.short ? ['tests/content', 'tests/backend/structured-data.test.ts'] : [])),
  )
  for (const { test: failed, message } of failures) console.error(`${failed}\n${message.split('\n')[0]}`)
  printRow({
    isHeld: failures.length === 0 && passed > 0,
    name: name.replaceAll(',', ';'),
    place: 'content',
    report: { passed, failed: failures.map((failure) => failure.test) },
  })
}

async function proveMistake(project: ProjectCopy, mistake: Mistake): Promise<void> {
  const { failures } = await withEdits(project, [mistake], () => test(project, 'tests/content'))
  const lines = failures.flatMap(({ message }) => message.split('\n'))
  const told = lines.find((line) => mistake.says.test(line))
  const isPlaced = told !== undefined && new RegExp(`^src/content/${mistake.file}:\\d+: `).test(told)
  printRow({
    isHeld: isPlaced,
    name: mistake.name.replaceAll(',', ';'),
    place: 'content',
    report: { told: told ?? lines.slice(0, 3).join(' ') },
  })
}
