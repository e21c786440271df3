import type { FaqTopic } from '#src/domain/faq.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { messageOf } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'

/**
 * Options and meta tags: loaded once; after a failure, which is logged, the page is shown without them (specification
 * 8).
 */
export const createSiteActions = ({ get, set, services, log, once }: ActionContext) => ({
  loadOptions: () =>
    once('options', async () => {
      if (get().options) return
      try {
        set({ options: await (await services()).getOptions() })
      } catch (error) {
        log(`Не удалось получить опции: ${messageOf(error)}`)
      }
    }),

  /** `route` is the path without query and hash; `shownAt` is the address that borrows its tags, as a 404 does. */
  loadMeta: (route: string, shownAt = route) =>
    once(`meta ${route} ${shownAt}`, async () => {
      if (ownValue(get().metaByRoute, shownAt)) return
      try {
        const meta = await (await services()).getMeta(route)
        set(({ metaByRoute }) => ({ metaByRoute: { ...metaByRoute, [shownAt]: meta } }))
      } catch (error) {
        log(`Не удалось получить мета-теги: ${messageOf(error)}`)
      }
    }),

  loadHome: () =>
    once('home', async () => {
      if (get().home) return
      try {
        set({ home: await (await services()).getHome() })
      } catch (error) {
        log(`Не удалось получить данные главной: ${messageOf(error)}`)
      }
    }),

  loadQuestions: (topic?: FaqTopic) =>
    once(`questions ${topic}`, async () => {
      const key = topic ?? 'all'
      if (get().questions[key]) return
      try {
        const items = await (await services()).getQuestions(topic)
        set(({ questions }) => ({ questions: { ...questions, [key]: items } }))
      } catch (error) {
        log(`Не удалось получить вопросы: ${messageOf(error)}`)
      }
    }),

  loadPriceChanges: () =>
    once('price changes', async () => {
      if (get().priceChanges) return
      try {
        set({ priceChanges: await (await services()).getPriceChanges() })
      } catch (error) {
        log(`Не удалось получить изменения цен: ${messageOf(error)}`)
      }
    }),
})
