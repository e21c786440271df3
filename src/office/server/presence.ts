import { notePresence, PRESENCE_EVERY_MS } from '#src/backend/leads/desk-presence.ts'
import type { Database } from '#src/backend/database.ts'

type PresenceParts = {
  db: Database
  now: () => Date
  log: { error: (details: object, text: string) => void }
}

/** Says, now and every two minutes, that the office runs. Returns how to stop it. */
export function startPresence({ db, now, log }: PresenceParts): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = notePresence(db, now()).catch((error: unknown) =>
      log.error({ err: error }, 'the site was not told that the office is open'),
    )
  }
  run()
  const timer = setInterval(run, PRESENCE_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
