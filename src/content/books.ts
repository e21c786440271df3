import type { CopyBook } from '#src/content/copy.ts'
import { modelTexts } from '#src/content/models/texts.ts'
import { copy as about } from '#src/content/pages/about.ts'
import { copy as brand } from '#src/content/pages/brand.ts'
import { copy as certified } from '#src/content/pages/certified.ts'
import { copy as configurator } from '#src/content/pages/configurator.ts'
import { copy as connectedServices } from '#src/content/pages/connected-services.ts'
import { copy as contacts } from '#src/content/pages/contacts.ts'
import { copy as contractors } from '#src/content/pages/contractors.ts'
import { copy as dealers } from '#src/content/pages/dealers.ts'
import { copy as finance } from '#src/content/pages/finance.ts'
import { copy as future } from '#src/content/pages/future.ts'
import { copy as home } from '#src/content/pages/home.ts'
import { copy as lounge } from '#src/content/pages/lounge.ts'
import { copy as mobility } from '#src/content/pages/mobility.ts'
import { copy as models } from '#src/content/pages/models.ts'
import { copy as news } from '#src/content/pages/news.ts'
import { copy as owners } from '#src/content/pages/owners.ts'
import { copy as personalData } from '#src/content/pages/personal-data.ts'
import { copy as promo } from '#src/content/pages/promo.ts'
import { copy as sitemap } from '#src/content/pages/sitemap.ts'
import { copy as support } from '#src/content/pages/support.ts'
import { copy as testDrive } from '#src/content/pages/test-drive.ts'
import { copy as warranty } from '#src/content/pages/warranty.ts'
import { copy as workers } from '#src/content/pages/workers.ts'

/** The copy of every page that may be found: all but the search itself and the 404 page. */
export const books: readonly CopyBook[] = [
  ...modelTexts.map(({ copy }) => copy),
  about,
  brand,
  certified,
  configurator,
  connectedServices,
  contacts,
  contractors,
  dealers,
  finance,
  future,
  home,
  lounge,
  mobility,
  models,
  news,
  owners,
  personalData,
  promo,
  sitemap,
  support,
  testDrive,
  warranty,
  workers,
]
