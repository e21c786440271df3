import type { Context } from '#src/backend/endpoint.ts'
import { describeBuild, findSharedBuild, type DescribedBuild } from '#src/backend/endpoints/build.ts'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { fitDescription, fitTitle } from '#src/backend/meta/meta-texts.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { buildKey } from '#src/domain/configurator/build-key.ts'
import { choicePairs, emptyChoice, readQuery } from '#src/domain/configurator/choice.ts'
import { BUILD_CARDS } from '#src/domain/constants.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { hrefTo } from '#src/routes.ts'
import type { Texts } from '#src/backend/meta/meta-tags.ts'

export async function buildTexts(context: Context, code: string): Promise<Texts | undefined> {
  const build = await findSharedBuild(context, code)
  if (!build) return undefined
  const { model, trim } = build
  return {
    title: `${BRAND} ${model.name} ${trim.name}: собранный автомобиль`,
    description: fitDescription(`${inWords(build)} Откройте эту сборку в конфигураторе ${BRAND}.`),
    crumb: `${model.name} ${trim.name}`,
    card: cardOf(build, code),
  }
}

/** "/configurator?model=gv70&…": the car of such an address. Null when it names no model. */
export async function chosenTexts({ db }: Context, search: URLSearchParams): Promise<Texts | null> {
  const choice = readQuery(search)
  const resolved = await resolveChoice(db, choice)
  if (!resolved) return null
  const build = describeBuild(resolved.build)
  const { model, trim, exterior } = build
  const isModelAlone = [choice.comp, choice.ext, choice.int].every((part) => part === null) && choice.pkg.length === 0
  const chosen = choicePairs(choiceOf(resolved.build, emptyChoice))
  const own = isModelAlone ? { model: resolved.build.model.code } : Object.fromEntries(chosen.filter(isOfBuild))
  const name = `${BRAND} ${model.name}`
  return {
    title: isModelAlone
      ? `${name}: соберите свой в конфигураторе`
      : fitTitle(`${name} ${trim.name}, ${exterior.name.toLowerCase()}`, ' — конфигуратор'),
    description: fitDescription(
      isModelAlone
        ? `Конфигуратор ${name}: двигатель, цвет, салон и пакеты с доплатой за каждый. ${priceOf(build, 'Цена от ')}. Соберите свой и узнайте платёж в месяц.`
        : `${inWords(build)} Измените сборку под себя.`,
    ),
    crumb: routeTitles.configurator,
    card: cardOf(build, buildKey(resolved.build)),
    sharedAs: hrefTo('configurator', { query: own }),
  }
}

const isOfBuild = ([key]: readonly [string, string]): boolean => key !== 'slide'

const priceOf = ({ total }: DescribedBuild, before = ''): string =>
  total === null ? PRICE_SOON : `${before}${formatMoney(total)}`

const inWords = (build: DescribedBuild): string => {
  const { model, trim, exterior, interior } = build
  return `${model.name} ${trim.name}: ${trim.modification}. Кузов — ${exterior.name.toLowerCase()}, салон — ${interior.name.toLowerCase()}. ${priceOf(build)}.`
}

/** The picture of a car: by short code, or by the whole configuration. */
const cardOf = ({ model, exterior }: DescribedBuild, name: string) => ({
  image: `${BUILD_CARDS}/${name}.jpg`,
  alt: `${BRAND} ${model.name}, ${exterior.name.toLowerCase()}`,
})
