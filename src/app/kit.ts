import { deferred } from '#src/components/deferred.tsx'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import type { AppStore } from '#src/stores/app-store.ts'

/** `/kit.html` shows every component in its states. Only in development, not in the routes table. */
export const KIT_PATH = '/kit.html'
export const KIT_FILE = 'src/pages/kit/page.tsx'

// Unused in a production build, where it and its page are tree-shaken.
export const Kit = /* @__PURE__ */ deferred(async () => (await import('#src/pages/kit/page.tsx')).Kit)

/** Its meta tags: no call provides them. */
export async function loadKit(store: AppStore): Promise<void> {
  const texts = { title: 'Компоненты', description: 'Компоненты сайта со всеми состояниями' }
  const meta: MetaTags = {
    ...texts,
    route: KIT_PATH,
    canonical: KIT_PATH,
    robots: 'noindex, nofollow',
    og: { ...texts, image: '', type: 'website' },
    breadcrumbs: [],
  }
  store.setState(({ metaByRoute }) => ({ metaByRoute: { ...metaByRoute, [KIT_PATH]: meta } }))
  await Kit.preload()
}
