import type { ModelCode } from '#src/domain/model.ts'

type Named = { name: string; body: 'sedan' | 'suv'; kind: string }

const rows: Record<ModelCode, Named> = {
  g70: { name: 'G70', body: 'sedan', kind: 'Спортивный седан' },
  gv70: { name: 'GV70', body: 'suv', kind: 'Кроссовер' },
  'new-g80': { name: 'G80', body: 'sedan', kind: 'Бизнес-седан' },
  gv80: { name: 'GV80', body: 'suv', kind: 'Большой кроссовер' },
  g90: { name: 'G90', body: 'sedan', kind: 'Представительский седан' },
}

export const modelName = (code: ModelCode): string => rows[code].name
/** What kind of car it is, in two words, for cards. */
export const modelKind = (code: ModelCode): string => rows[code].kind
export const bodyOf = (code: ModelCode): Named['body'] => rows[code].body
