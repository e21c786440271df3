/** Codes of the site and of model navigation (specification 9), in the order of the line-up. */
export const MODEL_CODES = ['g70', 'gv70', 'new-g80', 'gv80', 'g90'] as const
export type ModelCode = (typeof MODEL_CODES)[number]

/** Codes in configurator links (specification 2.1). */
export const CONF_CODES = ['g70-fl', 'gv70', 'g80-new', 'gv80', 'g90'] as const
export type ConfCode = (typeof CONF_CODES)[number]

export const confCodeOf: Record<ModelCode, ConfCode> = {
  g70: 'g70-fl',
  gv70: 'gv70',
  'new-g80': 'g80-new',
  gv80: 'gv80',
  g90: 'g90',
}

export const isModelCode = (value: unknown): value is ModelCode => MODEL_CODES.includes(value as ModelCode)

/** Reads either kind of code; case matters, anything else is null (gaps.md 20). */
export function toModelCode(code: string): ModelCode | null {
  if (isModelCode(code)) return code
  return MODEL_CODES.find((model) => confCodeOf[model] === code) ?? null
}

export type { ModelRecord } from '#src/domain/shapes/model.ts'

export type PopupAction = 'testDrivePopupOpen' | 'tradeInPopupOpen' | 'privacyPopupOpen' | 'loungePopupOpen'

export type AdditionItem = { title: string; href?: string; target?: '_blank'; action?: PopupAction; place?: string }
/** Navigation of the model header (specification 3, gaps.md 5): bundled data, not an API answer. */
export type ModelNav = {
  model: { code: ModelCode; name: string; href: string }
  nav: { title: string; href: string }[]
  addition: { title: string; list: AdditionItem[] }
}
