import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { preloadAll } from '#src/components/loadable.ts'
import { legalPdf } from '#src/content/footer.ts'
import { createMenu } from '#src/content/menu.ts'
import { apps, BRAND, BRAND_SLUG, company, editions, externalLinks, social } from '#src/brand/brand.ts'
import type { Options } from '#src/domain/options.ts'
import { AppStoreContext, createAppStore, type AppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/app-data.ts'

// As on the server: what would wait for the visitor's interest is there from the start.
beforeAll(preloadAll)

export const options: Options = {
  brand_name: BRAND,
  brand_slug: BRAND_SLUG,
  distributor: company.distributor,
  support_phone: company.supportPhone,
  support_hours: company.supportHours,
  support_email: company.supportEmail,
  links: externalLinks,
  social: [...social],
  apps,
  legal: { privacy_pdf: legalPdf.privacy, personal_data_pdf: legalPdf.personalData, edition: editions.legal },
  analytics: { metrika_id: null },
  menu: createMenu(externalLinks),
  copyright_year: 2021,
  currency: 'RUB',
  phone: null,
}

type Setup = { at?: string; initial?: Partial<AppData>; width?: number; store?: AppStore }

/** The same as the server's page: what stands there without scripts. */
export function markup(element: ReactNode, { at = '/models.html', initial = {} }: Setup = {}): string {
  const store = createAppStore({ services: () => Promise.reject(new Error('no network')), initial })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  return renderToString(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
}

/** Shows an element as the app would, on one route that matches everything. */
export function show(
  element: ReactNode,
  { at = '/models.html', initial = {}, width = 1440, store: known }: Setup = {},
) {
  window.innerWidth = width
  const store = known ?? createAppStore({ services: () => Promise.reject(new Error('no network')), initial })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const view = render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  const resize = (to: number) =>
    act(() => {
      window.innerWidth = to
      window.dispatchEvent(new Event('resize'))
    })
  return { ...view, store, router, resize }
}
