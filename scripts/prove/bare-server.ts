import { runSite } from '#src/server/process/run.ts'
import { startSite } from '#src/server/start.ts'

/** The whole server without pages: forms, database, outbox. It needs no build. */
await runSite(() =>
  startSite({
    root: process.cwd(),
    dev: false,
    pageSource: {
      renderer: (url) => Promise.resolve({ status: 200, document: `<!doctype html><title>${url.pathname}</title>` }),
      files: (_req, _res, next) => next(),
    },
  }),
)
