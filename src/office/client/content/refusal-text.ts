import type { ContentKind } from '#src/domain/content/kinds.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { afterLabel } from '#src/office/client/parts/labelled.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'

export const NOT_RESTORED = 'Эту версию вернуть нельзя'

type Refused = { fault: string | null; errors: Readonly<Record<string, string>> }

/**
 * Why a version is refused, in words, where there is no form with fields to show that at: «Обычная неделя, Продажи —
 * добавьте часы.» `lead` stands for the refusal's own words, which say to look at the fields.
 */
export function refusalText(kind: ContentKind, { fault, errors }: Refused, lead: string): string | null {
  const reasons = Object.entries(errors).map(([path, text]) => {
    const labels = labelsOf(uiSchemas[kind], path.split('.'))
    return labels.length > 0 ? `${labels.join(', ')} — ${afterLabel(labels.at(-1) ?? '', text)}` : text
  })
  return reasons.length > 0 ? [lead, ...reasons].map(sentence).join(' ') : fault
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Labels of the form on the way to a field; the number of an item in its list, from one. */
function labelsOf(schema: unknown, [part, ...rest]: readonly string[]): string[] {
  if (part === undefined || typeof schema !== 'object' || schema === null) return []
  if (/^\d+$/.test(part))
    return [`№${NBSP}${Number(part) + 1}`, ...labelsOf('items' in schema ? schema.items : undefined, rest)]
  const next: unknown = Object.entries(schema).find(([name]) => name === part)?.[1]
  if (typeof next !== 'object' || next === null) return []
  const title: unknown = 'ui:title' in next ? next['ui:title'] : ''
  return [...(typeof title === 'string' && title !== '' ? [title] : []), ...labelsOf(next, rest)]
}
