import { parseArgs, type ParseArgsConfig } from 'node:util'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/**
 * Options and words of an operator's command line. `--help` prints how the command is called; what it does not know is
 * told in a sentence before the same. Both end the process.
 */
export function readArguments<const O extends OptionsConfig>(usage: string, options: O) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) end(0, usage)
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    // Node goes on with an advice on words that begin with a hyphen: no command takes any.
    return end(1, `${message.split('. To specify')[0]}.\n${usage}`)
  }
}

function end(code: number, text: string): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}
