import type { Build } from '#src/domain/configurator/build.ts'
import { readChoice, type Choice } from '#src/domain/configurator/choice.ts'

/** A whole build in one word, for the name of its picture: "gv70.204.BLU.NNB.1-5". Each car has one such word. */
export const buildKey = ({ model, trim, exterior, interior, packages }: Build): string =>
  [
    model.code,
    trim.id,
    exterior.code,
    interior.code,
    ...(packages.length > 0
      ? [
          packages
            .map(({ id }) => id)
            .toSorted((a, b) => a - b)
            .join('-'),
        ]
      : []),
  ].join('.')

/** The choice such a word encodes; null when it is invalid. */
export function readBuildKey(text: string): Choice | null {
  const [model, comp, ext, int, pkg, ...more] = text.split('.')
  if (!int || more.length > 0) return null
  const values = new Map([
    ['model', model],
    ['comp', comp],
    ['ext', ext],
    ['int', int],
    ['pkg', pkg?.replaceAll('-', ',')],
  ])
  const choice = readChoice((key) => values.get(key))
  return choice.model && choice.comp && choice.ext && choice.int ? choice : null
}
