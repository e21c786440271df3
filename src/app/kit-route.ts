import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { RequestScope } from '#src/app/request-scope.ts'
import { deferred } from '#src/components/deferred.tsx'
import type { MetaTags } from '#src/domain/shapes/meta.ts'

export const KIT_ID = 'kit'
export const KIT_PATH = '/kit.html'
export const KIT_FILE = 'src/pages/kit/page.tsx'

/** `/kit.html`, every component with its states. Only in development, not in the routes table. */
export function createKitRoute(scopeOf: (args: LoaderFunctionArgs) => RequestScope): RouteObject {
  const Kit = deferred(async () => (await import('#src/pages/kit/page.tsx')).Kit)
  return {
    id: KIT_ID,
    path: KIT_PATH,
    Component: Kit,
    loader: async (args) => {
      const texts = { title: 'Компоненты', description: 'Компоненты сайта со всеми состояниями' }
      const meta: MetaTags = {
        ...texts,
        route: KIT_PATH,
        canonical: KIT_PATH,
        robots: 'noindex, nofollow',
        og: { ...texts, image: '', type: 'website' },
        breadcrumbs: [],
      }
      scopeOf(args).store.setState(({ metaByRoute }) => ({ metaByRoute: { ...metaByRoute, [KIT_PATH]: meta } }))
      await Kit.preload()
      return null
    },
  }
}
