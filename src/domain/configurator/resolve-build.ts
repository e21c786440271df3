import { lineUp } from '#src/content/models/line-up.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { nearestExterior, nearestInterior } from '#src/domain/configurator/nearest.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ConfModel, ExteriorColor, InteriorColor } from '#src/domain/shapes/configurator.ts'
import type { Build } from '#src/domain/configurator/build.ts'
import { outdated, replaced, BY_TRIM } from '#src/domain/configurator/replacement.ts'
import { type Offer, cheapest, goesTogether, offerOf, openingPaint } from '#src/domain/configurator/offer.ts'
import { resolvePackages, type IsIncluded } from '#src/domain/configurator/resolve-packages.ts'

export type Resolved = {
  build: Build
  /** What was replaced and why, a sentence each; empty when the choice is unchanged. */
  notes: readonly string[]
  /** The fate of packages is not known yet: the equipment of the trim is still loading (`isIncluded`). */
  isUnsure: boolean
}

type Sources = {
  data: ConfData
  /** The trims of the chosen model. */
  trims: readonly Complectation[]
  /** Known trims of other models, to describe replacements after a change of model. */
  otherTrims?: readonly Complectation[]
  isIncluded?: IsIncluded
}

/**
 * Turns a choice into a car. Parts never chosen get the model's defaults; impossible ones are replaced by the nearest
 * possible, with a sentence for each. Null while the model is not chosen or its trims are not loaded.
 */
export function resolveBuild(choice: Choice, { data, trims, otherTrims = [], isIncluded }: Sources): Resolved | null {
  const model = data.model.find(({ code }) => code === choice.model)
  const found = model && resolveTrim(choice, model, trims, otherTrims)
  if (!model || !found) return null
  const { trim } = found
  const offer = offerOf(data, trim)
  const body = resolveExterior(choice, data, offer, trim.model_code)
  const cabin = body && resolveInterior(choice, data, offer, body.item)
  if (!body || !cabin) return null
  const packs = resolvePackages(choice, data, offer, trim, isIncluded)
  return {
    build: { model, trim, exterior: body.item, interior: cabin.item, packages: packs.items },
    notes: [
      ...outdatedParts(choice, data, [...trims, ...otherTrims]),
      ...found.notes,
      ...body.notes,
      ...cabin.notes,
      ...packs.notes,
    ],
    isUnsure: packs.isUnsure,
  }
}

/** A sentence about the parts of an old link that nobody offers: whoever follows it would take another car for that one. */
function outdatedParts({ comp, ext, int, pkg }: Choice, data: ConfData, trims: readonly Complectation[]): string[] {
  const gone = [
    comp !== null && !isOneOfLineUp(comp) && !trims.some(({ id }) => id === comp) && 'комплектации',
    ext !== null && !data.colorExterior.some(({ code }) => code === ext) && 'цвета',
    int !== null && !data.colorInterior.some(({ code }) => code === int) && 'салона',
    pkg.some((one) => !data.package.some(({ id }) => id === one)) && 'пакета',
  ].filter((part) => part !== false)
  return gone.length > 0 ? [outdated(gone)] : []
}

/** Of a model whose trims are not loaded: without scripts a change of model sends the trim of the model before. */
const isOneOfLineUp = (trim: number): boolean =>
  Object.values(lineUp).some(({ trims }) => trims.some(([id]) => id === trim))

function resolveTrim(
  { comp }: Choice,
  model: ConfModel,
  trims: readonly Complectation[],
  otherTrims: readonly Complectation[],
): { trim: Complectation; notes: string[] } | null {
  const own = trims.filter(({ conf_code }) => conf_code === model.code).sort((a, b) => a.sort - b.sort)
  const [first] = own
  if (!first) return null
  const exact = own.find(({ id }) => id === comp)
  if (exact) return { trim: exact, notes: [] }
  const before = otherTrims.find(({ id }) => id === comp)
  if (!before) return { trim: first, notes: [] }
  const same = own.find(({ packet }) => packet === before.packet)
  if (same) return { trim: same, notes: [] }
  return {
    trim: first,
    notes: [replaced('комплектацию', before.name, first.name, `у ${model.name} её нет`)],
  }
}

function resolveExterior(
  { ext }: Choice,
  { colorExterior }: ConfData,
  offer: Offer,
  model: ModelCode,
): Found<ExteriorColor> | null {
  const first = openingPaint(offer.exteriors, model)
  if (!first) return null
  const wanted = colorExterior.find(({ code }) => code === ext)
  const exact = wanted && offer.exteriors.find(({ id }) => id === wanted.id)
  if (exact) return { item: exact, notes: [] }
  if (!wanted) return { item: first, notes: [] }
  const item = nearestExterior(wanted, offer.exteriors) ?? first
  return { item, notes: [replaced('цвет', wanted.name, item.name, BY_TRIM)] }
}

function resolveInterior(
  { int }: Choice,
  { colorInterior }: ConfData,
  offer: Offer,
  exterior: ExteriorColor,
): Found<InteriorColor> | null {
  const fitting = offer.interiors.filter((interior) => goesTogether(exterior, interior))
  const first = cheapest(fitting)
  if (!first) return null
  const wanted = colorInterior.find(({ code }) => code === int)
  const exact = wanted && fitting.find(({ id }) => id === wanted.id)
  if (exact) return { item: exact, notes: [] }
  if (!wanted) return { item: first, notes: [] }
  const item = nearestInterior(wanted, fitting) ?? first
  const isOffered = offer.interiors.some(({ id }) => id === wanted.id)
  const why = isOffered ? `он не сочетается с цветом «${exterior.name}»` : BY_TRIM
  return { item, notes: [replaced('салон', wanted.name, item.name, why)] }
}

type Found<T> = { item: T; notes: string[] }
