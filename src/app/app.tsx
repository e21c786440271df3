import { StrictMode, type ReactNode } from 'react'
import { HeadContext } from '#src/app/root.tsx'
import { AppStoreContext, type AppStore } from '#src/stores/app-store.ts'

/** Id of the outermost element. React writes hoisted head tags before it, and the server splits the markup there. */
export const APP_ID = 'app'

type AppProps = { store: AppStore; head: ReactNode; children: ReactNode }

export function App({ store, head, children }: AppProps) {
  return (
    <StrictMode>
      <AppStoreContext value={store}>
        <HeadContext value={head}>
          <div id={APP_ID}>{children}</div>
        </HeadContext>
      </AppStoreContext>
    </StrictMode>
  )
}
