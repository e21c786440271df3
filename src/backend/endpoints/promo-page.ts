import { badRequest, notFound } from '#src/backend/call-error.ts'
import { allContent } from '#src/backend/content/documents.ts'
import { formerCodes } from '#src/backend/content/former-codes.ts'
import type { Context, Endpoint } from '#src/backend/endpoint.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'

export const getPromoPage: Endpoint<'GET /v1/promo-page'> = async (context, query) => {
  const code = query('code')
  if (code === undefined) throw badRequest('Не указан адрес страницы')
  const page = await findPromoPage(context, code)
  if (!page) throw notFound('Страница не найдена')
  const { title: _, description: __, ...shown } = page
  return shown
}

/** By its present code or a former one. The key of a page is no code: it stays when an editor changes the address. */
export async function findPromoPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  code: string,
): Promise<ContentBody<'promo-page'> | undefined> {
  const pages = await allContent(db, 'promo-page')
  const pageAt = (address: string | undefined) => pages.find((page) => page.code === address)
  // A link inside the site leads to the page, too, whose address has been changed; the server redirects the page.
  return pageAt(code) ?? pageAt((await formerCodes(db, 'promo-page', now())).get(code))
}
