import { badRequest, notFound } from '#src/backend/call-error.ts'
import { findContent } from '#src/backend/content/documents.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'

export const getPromoPage: Endpoint<'GET /v1/promo-page'> = async ({ db }, query) => {
  const code = query('code')
  if (code === undefined) throw badRequest('Не указан адрес страницы')
  const page = await findContent(db, 'promo-page', code)
  if (!page) throw notFound('Страница не найдена')
  const { title: _, description: __, ...shown } = page
  return shown
}
