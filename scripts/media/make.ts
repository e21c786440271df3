import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedPicture, GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { isAllowed, mistakesOf, noticeOfRights, smallness } from './check.ts'
import { convert, cuttingOf, filesOf, nameOf } from './convert.ts'
import type { Originals } from './originals.ts'
import type { Use, Wanted } from './wanted.ts'

/** A Russian message about an entry of a list; a mistake stops the generation. */
export type Remark = { kind: 'mistake' | 'notice'; list: string; line: number | null; file: string; text: string }

export type MediaOptions = {
  root: string
  originals: Originals
  /** Rendered pictures are part of the project, wherever photographs are. */
  renders: Originals
  /** The output folder: served as /assets. */
  folder: string
  /** Committed files from before. */
  kept: string
  /** YYYY-MM-DD. */
  today: string
  /** AVIF effort, 0 to 9: tests need the files, not the smallest size. */
  effort?: number
  /** Called for each photograph whose files were made. */
  onMade?: (wanted: Wanted, done: number, total: number) => void
}

/** What to do about an entry of `rendered()` without a picture: a copied list names those of another model. */
export const WITHOUT_RENDER = 'уберите запись из renders или сделайте рендер (docs/renders.md)'

type Ready = { wanted: Wanted; generated: GeneratedPicture }

/**
 * Makes the files of all correct photographs that may be shown; pages show the resulting list.
 * Other files in the folder are deleted.
 */
export async function makeMedia(
  list: readonly Wanted[],
  options: MediaOptions,
): Promise<{ generated: GeneratedPictures; remarks: Remark[]; filesOfRenders: string[] }> {
  const { folder, kept, today, effort, onMade } = options
  const remarks: Remark[] = []
  const ready: Ready[] = []
  const files = new Set<string>()
  const filesOfRenders: string[] = []
  for (const [index, wanted] of list.entries()) {
    const { photo, place, stem } = wanted
    const originals = wanted.isRender ? options.renders : options.originals
    const remark = (kind: Remark['kind'], text: string) => remarks.push(remarkOn(options.root, wanted, kind, text))
    const mistakes = mistakesOf(wanted, today)
    for (const text of mistakes) remark('mistake', text)
    if (mistakes.length > 0) continue
    const notice = noticeOfRights(photo, today)
    if (notice) remark('notice', notice)
    if (!isAllowed(photo, today)) continue
    // oxlint-disable no-await-in-loop -- originals are large: one at a time
    const original = await originals.read(photo.file)
    if (typeof original === 'string') {
      remark('mistake', wanted.isRender ? `${original}; ${WITHOUT_RENDER}` : original)
      continue
    }
    const trouble = smallness(original, place)
    if (trouble) {
      remark('mistake', trouble)
      continue
    }
    const name = nameOf(stem, original.hash, place, photo.focus)
    const cutting = cuttingOf(original, place, photo.focus)
    for (const { file } of filesOf(name, place)) {
      files.add(file)
      if (wanted.isRender) filesOfRenders.push(file)
    }
    const path = originals.pathOf(photo.file) ?? ''
    if (
      (await convert({ file: path, name, place, cutting, folder, kept, ...(effort !== undefined && { effort }) })) > 0
    )
      onMade?.(wanted, index + 1, list.length)
    // oxlint-enable no-await-in-loop
    ready.push({ wanted, generated: generatedOf(wanted, name, cutting.focus) })
  }
  if (existsSync(folder))
    for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file), { recursive: true })
  return { generated: gather(ready), remarks, filesOfRenders }
}

const generatedOf = (
  { photo, isRender }: Wanted,
  name: string,
  focus: GeneratedPicture['focus'],
): GeneratedPicture => ({
  name,
  ...(focus && { focus }),
  alt: photo.alt,
  ...(isRender && { isRender }),
})

/** The line with the file name in the list: an editor finds the entry by it. */
function remarkOn(
  root: string,
  { list, photo: { file }, isRender }: Wanted,
  kind: Remark['kind'],
  text: string,
): Remark {
  const path = join(root, list)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  // rendered() gets the name without its extension: a photograph may have the same name as a render.
  const name = isRender ? `'${file.replace(/\.\w+$/, '')}'` : `'${file}'`
  const at = lines.findIndex((line) => line.includes(name))
  return { kind, list, line: at === -1 ? null : at + 1, file, text }
}

type List = Required<GeneratedPictures>

/** Sorts photographs into the list of pages. The first one for a place is used. */
function gather(ready: readonly Ready[]): GeneratedPictures {
  const list: List = { models: {}, concepts: {}, galleries: {}, news: {}, dealers: {} }
  for (const { wanted, generated } of ready) put(list, wanted.use, generated)
  // Empty values would only cost bytes in the browser.
  return Object.fromEntries(Object.entries(list).filter(([, part]) => Object.keys(part).length > 0))
}

function put(list: List, use: Use, generated: GeneratedPicture): void {
  if ('concept' in use) (list.concepts[use.concept] ??= {})[use.slot] ??= generated
  else if ('news' in use) list.news[use.news] ??= generated
  else if ('dealer' in use) list.dealers[use.dealer] ??= generated
  else putOfModel(list, use, generated)
}

function putOfModel(list: List, use: Extract<Use, { model: ModelCode }>, generated: GeneratedPicture): void {
  const model = (list.models[use.model] ??= {})
  if ('slot' in use) (model.slots ??= {})[use.slot] ??= generated
  else if ('paint' in use) (model.paints ??= {})[use.paint] ??= withoutWords(generated)
  else if ('showroom' in use) (model.showroom ??= {})[use.showroom] ??= withoutWords(generated)
  else if ('interior' in use) (model.interiors ??= {})[use.interior] ??= withoutWords(generated)
  else if ('rear' in use) (model.rears ??= {})[use.rear] ??= withoutWords(generated)
  else if ('light' in use) (model[use.list] ??= {})[use.light] ??= withoutWords(generated)
  else {
    const gallery = (list.galleries[use.model] ??= { details: [], gallery: [] })
    const isDetail = 'detail' in use
    const kin = isDetail ? gallery.details : gallery.gallery
    // Photographs and rendered pictures are not mixed in one gallery.
    if (kin.every(({ isRender }) => isRender === generated.isRender)) kin.push(generated)
    if (isDetail && use.shows) (model.parts ??= {})[use.shows] ??= generated
  }
}

/** The description of a view by colour is the colour's name, that of a cabin has its trim too. */
function withoutWords(generated: GeneratedPicture): GeneratedPicture {
  const { alt: _, ...plain } = generated
  return plain
}
