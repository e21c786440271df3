import type { LoadServices } from '#src/services/services.ts'
import type { Options } from '#src/domain/options.ts'
import type { AppStore } from '#src/stores/app-store.ts'

/** The page waits no longer than this; options that come later are applied then. */
const WAIT_MS = 1_500

type StartOptions = { options?: Options | undefined; whenLate?: Promise<Options | undefined> }

/**
 * The first step of the start (specification 4): options are loaded. They are part of the server's state, so the
 * network is needed only for a page whose options failed; a failure is logged and ignored (specification 8).
 */
export async function loadOptionsFirst(
  ofServer: Options | null | undefined,
  services: LoadServices,
): Promise<StartOptions> {
  if (ofServer) return { options: ofServer }
  const fetched = fetchOptions(services)
  const options = await Promise.race([
    fetched,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, WAIT_MS)
    }),
  ])
  return options ? { options } : { whenLate: fetched }
}

/**
 * Gives a store the options its page was rendered without. They are not part of its initial state, which must equal the
 * server's: React would hydrate a header without a menu as one that has it (error 418).
 */
export function giveOptions(store: AppStore, { options, whenLate }: StartOptions): void {
  if (options) store.setState({ options })
  whenLate?.then((late) => late && store.setState({ options: late }))
}

async function fetchOptions(services: LoadServices): Promise<Options | undefined> {
  const [{ createAppStore }, { dataActions }] = await Promise.all([
    import('#src/stores/app-store.ts'),
    import('#src/stores/data-actions.ts'),
  ])
  const store = createAppStore({ services })
  await dataActions(store).loadOptions()
  return store.getState().options ?? undefined
}
