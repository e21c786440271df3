import type { CopyBook, MetaText } from '#src/content/copy.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import type { ModelRouteName } from '#src/routes.ts'

/**
 * Texts and tags of all models, for the server and the scripts. Browsers load the texts of a model with its own
 * pages (app/copy.ts). The files are found by the code; details.ts of the same folder names them, so that the compiler
 * requires them.
 */
type Texts<T> = Readonly<Partial<Record<ModelRouteName, T>>>
type ModelTexts = {
  code: ModelCode
  copy: CopyBook
  meta: { slide: string; pages: Texts<MetaText>; keywords: Texts<string> }
}

async function textsOf(code: ModelCode): Promise<ModelTexts> {
  const [{ copy }, { meta }]: [Pick<ModelTexts, 'copy'>, Pick<ModelTexts, 'meta'>] = await Promise.all([
    import(`./${code}/copy.ts`),
    import(`./${code}/meta.ts`),
  ])
  return { code, copy, meta }
}

export const modelTexts: readonly ModelTexts[] = await Promise.all(MODEL_CODES.map(textsOf))
