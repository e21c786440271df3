import type { ModelDefinition } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { PopupAction } from '#src/domain/popups.ts'

/** Codes of the site and of model navigation (specification 9). */
export type ModelCode = keyof typeof lineUp
/** In the order of the line-up. Cast: the keys of our own constant. */
export const MODEL_CODES = Object.keys(lineUp) as [ModelCode, ...ModelCode[]]

type Defined = (typeof lineUp)[ModelCode]
/** One value per model, derived from its definition. Cast: every code has its value. */
export const perModel = <T>(of: (model: Defined, code: ModelCode) => T): Record<ModelCode, T> =>
  Object.fromEntries(MODEL_CODES.map((code) => [code, of(lineUp[code], code)])) as Record<ModelCode, T>

/** The pages of a model, in the order of its navigation; `title` is the name of a page only this model has. */
export const pagesOf = (code: ModelCode): readonly { page: string; path: `/${string}`; title?: string }[] =>
  Object.entries<ModelDefinition['pages'][string]>(lineUp[code].pages).map(([page, given]) =>
    typeof given === 'string' ? { page, path: given } : { page, ...given },
  )

/** Codes in configurator links (specification 2.1). */
export type ConfCode = Defined['confCode']
export const confCodeOf = perModel(({ confCode }): ConfCode => confCode)
export const CONF_CODES: readonly ConfCode[] = MODEL_CODES.map((code) => confCodeOf[code])

export const isModelCode = (value: unknown): value is ModelCode => MODEL_CODES.includes(value as ModelCode)

/** Reads either kind of code; case matters, anything else is null (gaps.md 20). */
export function toModelCode(code: string): ModelCode | null {
  if (isModelCode(code)) return code
  return MODEL_CODES.find((model) => confCodeOf[model] === code) ?? null
}

export type { ModelRecord } from '#src/domain/shapes/model.ts'

export type AdditionItem = { title: string; href?: string; target?: '_blank'; action?: PopupAction; place?: string }
/** Navigation of the model header (specification 3, gaps.md 5): bundled data, not an API response. */
export type ModelNav = {
  model: { code: ModelCode; name: string; href: string }
  nav: { title: string; href: string }[]
  addition: { title: string; list: AdditionItem[] }
}
