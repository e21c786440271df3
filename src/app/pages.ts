import type { PageModule } from '#src/pages/page-module.ts'
import { asksForPrice } from '#src/app/asks-for-price.ts'
import type { PageName, Route } from '#src/routes.ts'

type PageEntry = {
  code: () => Promise<PageModule>
  /** Module that draws its diagrams. A page rendered by the server has them already: only a navigation loads it. */
  drawings?: () => Promise<unknown>
  /** Its form, which is the server's HTML until it is touched: only a navigation, which has no HTML, loads it. */
  form?: (route: Route) => Promise<unknown>
}

const modelsPage = () => import('#src/pages/models/page.tsx')

const contactsPage = () => import('#src/pages/contacts/page.tsx')
const loungePage = () => import('#src/pages/lounge/page.tsx')

/** «Узнать первым». */
const waitingList = async (route: Route) =>
  asksForPrice(route) && (await import('#src/pages/shared/cars/first-to-know.tsx')).WaitingListForm.preload()

const drawings = async () => (await import('#src/pages/shared/diagrams/diagram.tsx')).diagrams.preload()

/**
 * Page kind -> its code. A kind named in the routes table but missing here does not compile. Its data: page-data.ts.
 */
export const pages: Record<PageName, PageEntry> = {
  home: { code: () => import('#src/pages/home/page.tsx') },
  models: { code: modelsPage, drawings: async () => (await modelsPage()).preloadDrawings() },
  'model-home': { code: () => import('#src/pages/model-home/page.tsx'), drawings, form: waitingList },
  'model-section': { code: () => import('#src/pages/model-section/page.tsx'), drawings },
  'model-gallery': { code: () => import('#src/pages/model-gallery/page.tsx') },
  'model-price': { code: () => import('#src/pages/model-price/page.tsx') },
  future: { code: () => import('#src/pages/future/page.tsx') },
  promo: { code: () => import('#src/pages/promo/page.tsx'), drawings, form: waitingList },
  'promo-page': { code: () => import('#src/pages/promo-page/page.tsx') },
  'price-changes': { code: () => import('#src/pages/price-changes/page.tsx') },
  configurator: { code: () => import('#src/pages/configurator/page.tsx') },
  build: { code: () => import('#src/pages/build/page.tsx') },
  'test-drive': { code: () => import('#src/pages/test-drive/page.tsx') },
  news: { code: () => import('#src/pages/news/page.tsx') },
  'news-detail': { code: () => import('#src/pages/news-detail/page.tsx') },
  search: { code: () => import('#src/pages/search/page.tsx') },
  contacts: { code: contactsPage, form: async () => (await contactsPage()).TradeIn.preload() },
  dealers: { code: () => import('#src/pages/dealers/page.tsx') },
  certified: { code: () => import('#src/pages/certified/page.tsx'), drawings },
  finance: { code: () => import('#src/pages/finance/page.tsx') },
  support: { code: () => import('#src/pages/support/page.tsx') },
  lounge: { code: loungePage, drawings, form: async () => (await loungePage()).VisitForm.preload() },
  request: { code: () => import('#src/pages/request/page.tsx') },
  saved: { code: () => import('#src/pages/saved/page.tsx') },
  links: { code: () => import('#src/pages/links/page.tsx') },
  sitemap: { code: () => import('#src/pages/sitemap/page.tsx') },
  owners: { code: () => import('#src/pages/owners/page.tsx') },
  warranty: { code: () => import('#src/pages/warranty/page.tsx'), drawings },
  'connected-services': { code: () => import('#src/pages/connected-services/page.tsx'), drawings },
  mobility: { code: () => import('#src/pages/mobility/page.tsx') },
  brand: { code: () => import('#src/pages/brand/page.tsx'), drawings },
  about: { code: () => import('#src/pages/about/page.tsx') },
  document: { code: () => import('#src/pages/document/page.tsx') },
  'not-found': { code: () => import('#src/pages/not-found/page.tsx') },
}

/** The module of a page kind: its key in Vite's manifest. */
export const pageFile = (page: PageName): string => `src/pages/${page}/page.tsx`
