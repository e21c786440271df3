import { swapLayout } from '#src/backend/search/layout.ts'
import { latinName } from '#src/backend/search/words.ts'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { modelPage } from '#src/routes.ts'

/** A query that is only a part of models' names: «g», «gv», «г7», «70». */

const names = MODEL_CODES.map((code) => {
  const name = modelName(code).toLowerCase()
  return { code, name, number: name.replace(/\D/g, '') }
})

/** The models meant by the beginning of a name, in any spelling and keyboard layout, or by its number alone. */
export function modelsOfPartialName(q: string): ModelCode[] {
  const typed = q.trim().toLowerCase()
  for (const text of [typed, swapLayout(typed)]) {
    const part = latinName(text).replace(/[\s-]/g, '')
    const found = names.filter(
      ({ name, number }) => part !== '' && (part === number || (part !== name && name.startsWith(part))),
    )
    if (found.length > 0) return found.map(({ code }) => code)
  }
  return []
}

/** Ids of the documents about these models: the models, then their prices; null for any other query. */
export function documentsOfPartialName(q: string): string[] | null {
  const codes = modelsOfPartialName(q)
  if (codes.length === 0) return null
  const pages = [...codes.map((code) => `model-${code}`), ...codes.map((code) => modelPage(code, 'price'))]
  return pages.flatMap((name) => (name ? [`page-${name}`] : []))
}
