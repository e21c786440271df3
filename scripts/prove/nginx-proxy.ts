import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { Agent, fetch as fetchBy } from 'undici'
import { freePort } from './free-port.ts'
import { PROXIED_HOST, PROXIED_ORIGIN, type Proxy } from './proxy.ts'
import { pause } from './site-process.ts'
import type { Ask } from './visitor.ts'

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/nginx')

/** Programs this proxy needs; null where one is missing. */
export function findNginx(): { nginx: string; openssl: string } | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  const [nginx, openssl] = [find('nginx'), find('openssl')]
  return nginx && openssl ? { nginx, openssl } : null
}

/** `directory`: stands for each folder that the configuration names. */
type NginxProxy = Proxy & { ports: { plain: number; tls: number }; directory: string }

/**
 * nginx with the unchanged configuration of deploy/nginx; only ports and folders are this machine's. Two processes, the
 * first of which serves the office, too. Visitors use HTTPS and the name of the sample.
 */
export async function startNginx([first = '', second = '']: readonly string[]): Promise<NginxProxy> {
  const programs = findNginx()
  if (!programs) throw new Error('No nginx or no openssl on this machine')
  const directory = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const [plain, tls] = [await freePort(), await freePort()]
  makeCertificate(programs.openssl, join(directory, 'privkey.pem'), join(directory, 'fullchain.pem'))
  makeCertificate(programs.openssl, join(directory, 'office.key'), join(directory, 'office.crt'))
  const replaced = (file: string) =>
    [
      ['127.0.0.1:3001', new URL(first).host],
      ['127.0.0.1:3002', new URL(second).host],
      ['127.0.0.1:3100', new URL(first).host],
      ['listen 80', `listen 127.0.0.1:${plain}`],
      ['listen 443', `listen 127.0.0.1:${tls}`],
      ['/etc/nginx/tls', directory],
      ['/var/log/nginx', directory],
      ['/var/www/acme', directory],
    ].reduce(
      (text, [from = '', to = '']) => text.replaceAll(from, to),
      // On loopback one address family is enough.
      readFileSync(join(CONFIGURATION, file), 'utf8').replaceAll(/^ *listen \[::\].*\n/gm, ''),
    )
  const file = join(directory, 'nginx.conf')
  const parts = ['upstream.conf', 'site.conf', 'office-upstream.conf', 'office.conf']
  writeFileSync(file, wholeConfiguration(directory, parts.map(replaced).join('')))

  const checked = spawnSync(programs.nginx, ['-t', '-c', file, '-p', directory], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses the configuration: ${checked.stderr}`)
  const child = spawn(programs.nginx, ['-c', file, '-p', directory], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = once(child, 'exit')
  const agent = new Agent({
    // An HTTP/2 connection ends after a thousand requests, and this client then loses one that browsers send again.
    allowH2: false,
    connect: {
      // A freshly generated certificate, and a name that no DNS resolves to this host.
      rejectUnauthorized: false,
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  })
  const origin = `${PROXIED_ORIGIN}:${tls}`
  const ask: Ask = (url, init) => fetchBy(url, { ...init, dispatcher: agent })
  for (let tried = 0; (await ask(`${origin}/readyz`).catch(() => null))?.status !== 200; tried++) {
    if (tried === 100 || child.exitCode !== null) throw new Error('nginx does not answer')
    await pause(50)
  }
  return {
    origin,
    ports: { plain, tls },
    directory,
    ask,
    async stop() {
      await agent.destroy()
      child.kill('SIGTERM')
      await exit
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function makeCertificate(openssl: string, key: string, certificate: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const made = spawnSync(openssl, ['req', ...kind, '-subj', `/CN=${PROXIED_HOST}`, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`)
}

/** What a distribution's nginx.conf has around conf.d. */
const wholeConfiguration = (directory: string, site: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join('\n')}
${site}
}
`
