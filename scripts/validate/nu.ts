import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { projectFile } from '#src/project-file.ts'

const JAR = projectFile('node_modules/vnu-jar/build/dist/vnu.jar')
/** The output for all documents. */
const ANSWER_MAX_BYTES = 256 * 2 ** 20

/** Accepted findings of the checker, with the reason; `near` is the text that must be around the place. */
const passed: readonly { message: RegExp; near?: RegExp; reason: string }[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React closes void elements so; a parser skips the slash, and no attribute is without quotes',
  },
  {
    message: /Unrecognized at-rule “@container”|“container-type”/,
    reason: 'a gap: container queries (CSS Conditional 5)',
  },
  {
    message: /Parse Error/,
    near: /[\d.]cq[whib]/,
    reason: 'a gap: units of containers, cqw and its sisters (CSS Conditional 5)',
  },
  { message: /Unrecognized at-rule “@starting-style”/, reason: 'a gap: CSS Transitions 2' },
  { message: /“(?:vector-effect|paint-order|r)”: Property/, reason: 'a gap: properties of drawings (SVG 2)' },
  {
    message: /“(?:-webkit-)?mask”: Too many values/,
    near: /-gradient\(/,
    reason: 'a gap: a gradient with its place, then its repetition (CSS Masking 1)',
  },
  {
    message: /“scroll-initial-target”|“interpolate-size”/,
    reason: 'young: a browser that does not know it loses nothing',
  },
  {
    message: /Invalid type: “100%, var\(--max\)”/,
    reason: 'a gap: min() with a variable among its values (CSS Values 4)',
  },
]

/** Characters around a place in a style sheet, which is one long line. */
const AROUND = 160

type Remark = { url: string; type: string; lastLine?: number; lastColumn?: number; message: string; extract?: string }

export const NO_JAVA =
  'The Nu checker was left out: there is no Java 17 here. To have it: apt-get install default-jre-headless (or any JRE 17 and newer).'

/** The checker needs Java 17 or newer. */
export function hasJava(): boolean {
  const { stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= 17
}

/** The findings of the Nu checker in these files, HTML and CSS, in one process for all. */
export function nuFaults(files: readonly string[]): { file: string; text: string }[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', JAR, '--format', 'json', '--also-check-css', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: ANSWER_MAX_BYTES },
  )
  if (error) throw error
  if (!stderr.startsWith('{')) throw new Error(`The Nu checker gave no answer: ${stderr.slice(0, 500)}`)
  const { messages } = JSON.parse(stderr) as { messages: Remark[] }
  return messages
    .filter(
      (remark) =>
        !passed.some(({ message, near }) => message.test(remark.message) && (!near || near.test(around(remark)))),
    )
    .map(({ url, type, lastLine, message, extract }) => ({
      file: pathOf(url),
      text: `${type}: ${message} (line ${lastLine ?? '?'}: ${(extract ?? '').trim().replace(/\s+/g, ' ').slice(0, 160)})`,
    }))
}

const pathOf = (url: string) => url.replace(/^file:\/*/, '/')

function around({ url, lastLine = 1, lastColumn = 1 }: Remark): string {
  const line = readFileSync(pathOf(url), 'utf8').split('\n')[lastLine - 1] ?? ''
  return line.slice(Math.max(0, lastColumn - AROUND), lastColumn + AROUND)
}
