import { company } from '#src/brand/brand.ts'
import { toTelHref } from '#src/domain/phone.ts'

/** The response to a post that does not even say which form it is. `message` is one of ours, never a visitor's text. */
export const rejectionPage = (message: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<title>Форма не отправлена</title><h1>Форма не отправлена</h1><p>${message}.</p>` +
  `<p>Вернитесь назад и попробуйте ещё раз или позвоните: ` +
  `<a href="${toTelHref(company.supportPhone)}">${company.supportPhone}</a></p></html>`
