import { BUILD_CODE_ALPHABET } from '#src/domain/configurator/build-code.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'

/** Format of a request number (leads/number.ts): digits and letters in one word. */
const NUMBER = new RegExp(`^(?=.*\\d)(?=(?:.*[A-Z]){3})[${BUILD_CODE_ALPHABET}]{8}$`)

/**
 * For a word that looks like a request number: where the request page is. Whether the request exists is not
 * revealed: a number is not a secret.
 */
export const requestNumberAnswer = (text: string): SearchAnswer | null =>
  NUMBER.test(text.trim().toUpperCase())
    ? {
        url: hrefTo('support'),
        title: 'Похоже на номер заявки',
        text: `Страница заявки открывается по${NBSP}ссылке из${NBSP}подтверждения: там её можно перенести или отменить. Если ссылки нет, назовите номер поддержке или дилеру.`,
      }
    : null
