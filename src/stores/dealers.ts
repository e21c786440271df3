import { messageOf } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'

/** Cities and dealers are stored separately for the general, test-drive and certified contexts (specification 4). */
export type DealerContext = 'general' | 'testDrive' | 'certified'

const cityKey = { general: 'cities', testDrive: 'testDriveCities', certified: 'citiesCertified' } as const
const dealerKey = { general: 'dealers', testDrive: 'testDriveDealers', certified: 'dealersCertified' } as const

export const dealerListKey = (cityId?: number): string => (cityId === undefined ? 'all' : String(cityId))

const flagOf = (context: DealerContext) => (context === 'general' ? {} : { [context]: true })

export const createDealerActions = ({ get, set, services, log, once }: ActionContext) => ({
  loadCities: (context: DealerContext = 'general') =>
    once(cityKey[context], async () => {
      if (get()[cityKey[context]]) return
      try {
        set({ [cityKey[context]]: await (await services()).getCities(flagOf(context)) })
      } catch (error) {
        log(`Не удалось получить список городов: ${messageOf(error)}`)
      }
    }),

  /** For a page that shows who is open now: the browser starts with the server's moment, then uses its own clock. */
  recordRenderTime: () => {
    if (get().renderedAt === null) set({ renderedAt: Date.now() })
  },

  /** All dealers of the context, or those of one city. */
  loadDealers: (context: DealerContext = 'general', cityId?: number) => {
    const store = dealerKey[context]
    const key = dealerListKey(cityId)
    return once(`${store} ${key}`, async () => {
      if (get()[store][key]) return
      try {
        const list = await (await services()).getDealers({ ...flagOf(context), city_id: cityId })
        set((state) => ({ [store]: { ...state[store], [key]: list } }))
      } catch (error) {
        log(`Не удалось получить список дилеров: ${messageOf(error)}`)
      }
    })
  },
})
