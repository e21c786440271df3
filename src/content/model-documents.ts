import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/** Files that the build makes for every model (scripts/model-documents.ts): their addresses and titles. */
export type ModelDocumentKind = 'brochure' | 'guide'
export type ModelDocument = { code: ModelCode; kind: ModelDocumentKind; title: string; path: string }

export const documentPath = (code: ModelCode, kind: ModelDocumentKind): string => `/documents/${code}-${kind}.pdf`

const TITLES: Record<ModelDocumentKind, string> = { brochure: 'Брошюра', guide: 'Краткое руководство по эксплуатации' }

export const modelDocuments: readonly ModelDocument[] = MODEL_CODES.flatMap((code) =>
  (['brochure', 'guide'] as const).map((kind) => ({
    code,
    kind,
    title: `${TITLES[kind]} ${modelName(code)}`,
    path: documentPath(code, kind),
  })),
)
