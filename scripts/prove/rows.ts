/** The output of a proof, one line per row: `npm run prove` parses these lines of its suites. */

export type ProofRow = { isHeld: boolean; name: string; place: string; report: object }

/** Prints a row; a failing one makes the exit code 1. */
export function printRow({ isHeld, name, place, report }: ProofRow): void {
  console.log(`${isHeld ? 'holds' : 'FAILS'}  ${name}, ${place}: ${JSON.stringify(report)}`)
  if (!isHeld) process.exitCode = 1
}

const ROW = /^(holds|FAILS) {2}([^,]+), ([^:]+): (\{.*\})$/

/** The row of a printed line, or null for any other line. */
export function readRow(line: string): ProofRow | null {
  const [, verdict, name = '', place = '', report = ''] = ROW.exec(line) ?? []
  return verdict ? { isHeld: verdict === 'holds', name, place, report: JSON.parse(report) as object } : null
}
