import { BUILD_CODE_SIGNS } from '#src/domain/configurator/build-code.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'

/** Signs of a request's number (leads/number.ts): figures and letters in one word. */
const NUMBER = new RegExp(`^(?=.*\\d)(?=(?:.*[A-Z]){3})[${BUILD_CODE_SIGNS}]{8}$`)

/**
 * For a word that looks like the number of a request: where its page is. Whether there is such a request is said to
 * nobody here: a number is no secret.
 */
export const requestNumberAnswer = (text: string): SearchAnswer | null =>
  NUMBER.test(text.trim().toUpperCase())
    ? {
        url: hrefTo('support'),
        title: 'Похоже на номер заявки',
        text: `Страница заявки открывается по${NBSP}ссылке из${NBSP}подтверждения: там её можно перенести или отменить. Если ссылки нет, назовите номер поддержке или дилеру.`,
      }
    : null
