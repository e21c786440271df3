import { DEFAULT_PAGE, HOME_NEWS_ITEMS } from '#src/domain/constants.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { messageOf, NotFoundError } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'
import { newsKey } from '#src/stores/news-key.ts'

/** News lists by page and size, items by code: each loaded once (specification 4). */
export function createNewsActions({ get, set, services, log, once }: ActionContext) {
  const loadList = async (page: number, pageSize: number, category: string | undefined, failure: string) => {
    const key = newsKey(page, pageSize, category)
    await once(`news ${key}`, async () => {
      if (ownValue(get().newsLists, key)) return
      try {
        const list = await (await services()).getNewsList(page, pageSize, category)
        set(({ newsLists }) => ({ newsLists: { ...newsLists, [key]: list } }))
      } catch (error) {
        log(`${failure} ${messageOf(error)}`)
      }
    })
    return ownValue(get().newsLists, key)
  }
  /** The last requested code: a late response for another one does not become the current item. */
  let wanted = ''

  return {
    /** Returns the list, or undefined when it could not be loaded. */
    loadNews: (page: number, pageSize: number, category?: string) =>
      loadList(page, pageSize, category, 'Ошибка получения списка новостей'),

    loadHomeNews: () => loadList(DEFAULT_PAGE, HOME_NEWS_ITEMS, undefined, 'Не удалось получить новости для главной:'),

    /** Throws `NotFoundError` for an unknown code; other failures are only logged. */
    async openPromoPage(code: string) {
      if (ownValue(get().promoPages, code)) return
      try {
        const page = await (await services()).getPromoPage(code)
        set(({ promoPages }) => ({ promoPages: { ...promoPages, [code]: page } }))
      } catch (error) {
        if (error instanceof NotFoundError) throw error
        log(`Не удалось получить страницу акции: ${messageOf(error)}`)
      }
    },

    /** Clears the current item first. Throws `NotFoundError` for an unknown code; other failures are only logged. */
    async openNewsDetail(code: string) {
      wanted = code
      set({ newsDetail: null })
      try {
        const item = ownValue(get().newsByCode, code) ?? (await (await services()).getNewsDetail(code))
        set(({ newsByCode }) => ({ newsByCode: { ...newsByCode, [code]: item } }))
        if (wanted === code) set({ newsDetail: item })
      } catch (error) {
        if (error instanceof NotFoundError) throw error
        log(`Не удалось получить новость: ${messageOf(error)}`)
      }
    },
  }
}
