import { besideOf, chosenOf } from '#src/domain/compare.ts'
import type { ModelCode, ModelNav } from '#src/domain/model.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { Services } from '#src/services/services.ts'
import { messageOf, NotFoundError } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'
import type { AppData } from '#src/stores/app-data.ts'

/** Models, trims and their equipment, configurator data and credit programmes. Everything is loaded once. */
export function createCarActions(context: ActionContext) {
  const { get, set, services, log, once } = context
  const { loadWhole, loadItem } = createLoaders(context)
  const actions = {
    loadModels: () => loadWhole('models', (api) => api.getModels(), 'Не удалось получить список моделей'),
    loadCreditPrograms: () =>
      loadWhole('creditPrograms', (api) => api.getCreditPrograms(), 'Не удалось получить кредитные программы'),
    loadConfData: () =>
      loadWhole('confData', (api) => api.configuratorData(), 'Не удалось получить данные конфигуратора'),

    loadComplectations: (code: ModelCode) =>
      loadItem('complectations', code, (api) => api.getComplectations(code), 'Не удалось получить список комплектаций'),
    loadFeatures: (id: number) =>
      loadItem('features', id, (api) => api.getFeatures(id), 'Не удалось получить список особенностей'),
    loadSpecifications: (id: number) =>
      loadItem('specifications', id, (api) => api.getSpecifications(id), 'Не удалось получить список характеристик'),

    /** Throws NotFoundError: the build is the page itself. Other failures are logged and leave the page without it. */
    loadBuild: (code: string) =>
      once(`build ${code}`, async () => {
        if (ownValue(get().builds, code)) return
        try {
          const item = await (await services()).getBuild(code)
          set(({ builds }) => ({ builds: { ...builds, [code]: item } }))
        } catch (error) {
          if (error instanceof NotFoundError) throw error
          log(`Не удалось получить сборку: ${messageOf(error)}`)
        }
      }),

    /** Bundled data (specification 3), not an API response: passed in by whoever has them, and stored. */
    setModelNav(nav: ModelNav) {
      const { code } = nav.model
      if (!get().modelNav[code]) set(({ modelNav }) => ({ modelNav: { ...modelNav, [code]: nav } }))
    },
  }
  return {
    ...actions,

    /** The trims of a model, then the sets of those compared side by side; `chosen` is the address's parameter. */
    loadComparison: async (code: ModelCode, chosen: string | null) => {
      await actions.loadComplectations(code)
      const list = get().complectations[code] ?? []
      const ids = list.map(({ id }) => id)
      await Promise.all(
        besideOf(chosenOf(chosen, ids), list).flatMap(({ feature_id, specification_id }) => [
          actions.loadFeatures(feature_id),
          actions.loadSpecifications(specification_id),
        ]),
      )
    },
  }
}

function createLoaders({ get, set, services, log, once }: ActionContext) {
  /** For data loaded as a whole: returns them if present, otherwise loads and stores them. */
  const loadWhole = <K extends 'models' | 'creditPrograms' | 'confData'>(
    key: K,
    fetch: (api: Services) => Promise<AppData[K]>,
    failure: string,
  ) =>
    once(key, async () => {
      if (get()[key]) return
      try {
        const value = await fetch(await services())
        set({ [key]: value } as Partial<AppData>)
      } catch (error) {
        log(`${failure}: ${messageOf(error)}`)
      }
    })

  /** For data with a key of their own. */
  const loadItem = <N extends 'complectations' | 'features' | 'specifications', K extends keyof AppData[N]>(
    name: N,
    key: K,
    fetch: (api: Services) => Promise<AppData[N][K]>,
    failure: string,
  ) =>
    once(`${name} ${String(key)}`, async () => {
      if (get()[name][key]) return
      try {
        const value = await fetch(await services())
        set((state) => ({ [name]: { ...state[name], [key]: value } }) as Partial<AppData>)
      } catch (error) {
        log(`${failure}: ${messageOf(error)}`)
      }
    })
  return { loadWhole, loadItem }
}
