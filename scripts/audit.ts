import { spawnSync } from 'node:child_process'

/**
 * `npm run audit`: known vulnerabilities of production dependencies. High and critical ones make the exit code 1. A
 * registry that cannot be reached is reported but fails nothing.
 */

type Report = {
  metadata?: { vulnerabilities: Record<'low' | 'moderate' | 'high' | 'critical', number> }
  vulnerabilities?: Record<string, { severity: string; range: string }>
  /** Of a registry that gave no answer. */
  message?: string
  error?: { summary?: string; detail?: string }
}

const { stdout, stderr } = spawnSync('npm audit --omit=dev --json', { encoding: 'utf8', shell: true })
const report = read(stdout)
if (!report?.metadata) {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1)
  console.log(`Not audited: this registry gives no audit (${reason}).`)
} else {
  const { low, moderate, high, critical } = report.metadata.vulnerabilities
  console.log(`Vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`)
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {}))
    console.log(`${severity}  ${name} ${range}`)
  process.exitCode = critical + high > 0 ? 1 : 0
}

function read(text: string): Report | null {
  try {
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}
