import { DEFAULT_PAGE, HOME_NEWS_ITEMS } from '#src/domain/constants.ts'

/** By which a loaded list is found: every page reads one, only navigations load them (news.ts). */
export const newsKey = (page: number, pageSize: number, category = ''): string => `${page}/${pageSize}/${category}`
export const homeNewsKey = newsKey(DEFAULT_PAGE, HOME_NEWS_ITEMS)
