import { notePresence, PRESENCE_EVERY_MS } from '#src/backend/leads/desk-presence.ts'
import type { Database } from '#src/backend/database.ts'
import { startRepeating } from '#src/backend/repeat.ts'

type PresenceParts = {
  db: Database
  now: () => Date
  log: { error: (details: object, text: string) => void }
}

/** Records, now and every two minutes, that the office runs. Returns the stop function. */
export function startPresence({ db, now, log }: PresenceParts): () => Promise<void> {
  return startRepeating({
    everyMs: PRESENCE_EVERY_MS,
    task: () => notePresence(db, now()),
    onFailure: (error) => log.error({ err: error }, 'the site was not told that the office is open'),
  })
}
