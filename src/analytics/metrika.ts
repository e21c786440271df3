import { forgetClientId, noteClientId } from '#src/analytics/client-id.ts'
import type { AnalyticsCounter } from '#src/analytics/events.ts'

/** Address of the counter's code; the content policy allows its host only when a counter is configured. */
const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

type Ym = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }
type MetrikaWindow = Window & { ym?: Ym }

/** Yandex Metrika, counter number `id`. No session recording, no click map, no form analytics: only pages and goals. */
export function createMetrika(id: string): AnalyticsCounter {
  const page = window as MetrikaWindow
  const number = Number(id)
  const call = (...rest: unknown[]) => page.ym?.(number, ...rest)

  return {
    start(url, referrer) {
      page.ym ??= createQueue()
      if (!document.querySelector(`script[src="${SCRIPT}"]`)) addScript()
      call('init', { defer: true, clickmap: false, trackLinks: false, webvisor: false, trackHash: false })
      call('hit', url, { referer: referrer, title: document.title })
      call('getClientID', noteClientId)
    },
    take(entry) {
      if (entry.event !== 'pageview') {
        const { event, ...details } = entry
        return call('reachGoal', event, details)
      }
      const { page: shown, from } = entry
      call('hit', location.origin + shown.path, { title: shown.title, referer: location.origin + from.path })
    },
    pause: () => call('destruct'),
    stop() {
      forgetClientId()
      call('destruct')
      for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)(_ym[\w-]*)=/g)) dropCookie(`${name}`)
    },
  }
}

/** Queues calls until the counter's code has loaded, in the form that code expects. */
function createQueue(): Ym {
  const queue: Ym = (...call) => {
    ;(queue.a ??= []).push(call)
  }
  queue.l = Date.now()
  return queue
}

function addScript() {
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  document.head.append(script)
}

/** The counter sets its cookies for the widest possible domain, so each parent domain is tried. */
function dropCookie(name: string) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
