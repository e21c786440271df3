import type { CommonPage } from '#src/content/models/define-model.ts'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES, pagesOf, type ModelCode } from '#src/domain/model.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { modelRouteName, type ModelRouteName } from '#src/routes.ts'

/** Names of pages that all models may have, as in the model navigation. */
const NAMES: Record<CommonPage, string> = {
  home: 'Обзор',
  design: 'Дизайн',
  safety: 'Безопасность',
  technology: 'Технологии',
  comfort: 'Комфорт',
  performance: 'Динамика',
  gallery: 'Галерея',
  price: 'Цены',
}

type NamedPage = { page: string; name: string; route: ModelRouteName; isOwn: boolean }

/** Pages of a model with their names, in navigation order. */
export const namedPagesOf = (code: ModelCode): NamedPage[] =>
  pagesOf(code).map(({ page, title }) => ({
    page,
    name: title ?? ownValue(NAMES, page) ?? page,
    route: modelRouteName(code, page),
    isOwn: title !== undefined,
  }))

/**
 * The same by route, for use without the model's context: «G70», «Дизайн G70», «G90 L». Cast: every page of every model
 * has its own.
 */
export const modelPageTitles = Object.fromEntries(
  MODEL_CODES.flatMap((code) =>
    namedPagesOf(code).map(({ page, name, route, isOwn }) => [
      route,
      page === 'home' ? modelName(code) : isOwn ? name : `${name} ${modelName(code)}`,
    ]),
  ),
) as Record<ModelRouteName, string>
