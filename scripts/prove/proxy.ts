import type { Ask } from './visitor.ts'

/** The name in deploy/nginx/site.conf. */
export const PROXIED_HOST = 'www.example.ru'
export const PROXIED_ORIGIN = `https://${PROXIED_HOST}`

/** A proxy in front of the site: where visitors come, and its end. */
export type Proxy = { origin: string; ask: Ask; stop: () => Promise<void> }
