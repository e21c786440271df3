import { parseArgs, type ParseArgsConfig } from 'node:util'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/**
 * Options and arguments of an operator's command line. `--help` prints the usage; unknown options are
 * reported before it. Both end the process.
 */
export function readArguments<const O extends OptionsConfig>(usage: string, options: O) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) end(0, usage)
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    // Node appends a hint about arguments that begin with a hyphen, which no command accepts.
    return end(1, `${message.split('. To specify')[0]}.\n${usage}`)
  }
}

function end(code: number, text: string): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}
