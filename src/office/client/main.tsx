import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/office/client/app.tsx'
import '#src/styles/fonts.css'
import '#src/office/client/office.css'

/** The content policy allows only styles with this nonce (server/trust-boundary.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="office-nonce"]')?.content ?? ''
const cache = createCache({ key: 'office', nonce, prepend: true })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CacheProvider value={cache}>
      <App />
    </CacheProvider>,
  )
