import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { BRAND } from '#src/brand/brand.ts'
import { BONE, INK } from '#src/brand/palette.ts'
import { ICON, LARGE_ICON, MARK_SVG, MASKABLE_ICON } from '#src/domain/icon-files.ts'
import { hrefTo } from '#src/routes.ts'

const pngIcon = ({ path, size }: { path: string; size: number }) => ({
  src: path,
  type: 'image/png',
  sizes: `${size}x${size}`,
})
const SHORTCUTS = ['configurator', 'test-drive', 'dealers'] as const

/**
 * The site on a phone's home screen. It remains a web page: the address stays visible, and the browser has the back
 * button.
 */
export const manifest: SiteFile<string> = {
  type: 'application/manifest+json; charset=utf-8',
  make: () =>
    JSON.stringify({
      id: '/',
      name: metaOf('home').title,
      short_name: BRAND,
      description: metaOf('home').description,
      lang: 'ru-RU',
      dir: 'ltr',
      start_url: hrefTo('home'),
      scope: '/',
      display: 'minimal-ui',
      background_color: BONE,
      theme_color: INK,
      icons: [
        { src: MARK_SVG, type: 'image/svg+xml', sizes: 'any' },
        ...[ICON, LARGE_ICON].map(pngIcon),
        { ...pngIcon(MASKABLE_ICON), purpose: 'maskable' },
      ],
      shortcuts: SHORTCUTS.map((name) => ({ name: routeTitles[name], url: hrefTo(name) })),
    }),
}
