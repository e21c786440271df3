import { StartError } from '#src/backend/start-error.ts'
import { SettingsError } from '#src/server/settings/settings.ts'

/** PostgreSQL's codes for a server that is stopped, has crashed or is starting. */
const STOPPED = new Set(['57P01', '57P02', '57P03'])

type ListenFields = { port?: number; address?: string; hostname?: string }

/** One sentence for an error that an operator can fix, the whole stack for any other. */
export function operatorMessage(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const { code, port, address, hostname, message } = error as NodeJS.ErrnoException & ListenFields
  if (isDiskFull(error)) return `The disk is full: ${message}. Free some space and start this again.`
  const host = address ?? hostname ?? ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another process. Stop it, or set PORT to a free one.`
  if (STOPPED.has(code ?? '')) return `PostgreSQL was stopped during the start: ${message}. Start again.`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `HOST="${host}" is no address of this machine. Set HOST to one, or to 0.0.0.0.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST="${host}" is not known. Set HOST to an address.`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `The build or its packages are not whole (${message}). Run "npm ci" and "npm run build".`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const SQLITE_FULL = 13
/** PostgreSQL's own disk. */
const DISK_FULL = '53100'

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === SQLITE_FULL) ||
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === DISK_FULL)))
