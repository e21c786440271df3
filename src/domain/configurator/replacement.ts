import { listed } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** The message about a part that had to be replaced. */
export const replaced = (what: string, from: string, to: string, why: string): string =>
  `Мы заменили ${what} «${from}» на «${to}»: ${why}`

/** The reason for it. */
export const BY_TRIM = `он недоступен для${NBSP}выбранной комплектации`

/** The message about parts, in the genitive, that have left the range since a link was made. */
export const outdated = (parts: readonly string[]): string =>
  `Ссылка устарела: ${listed(parts)} из${NBSP}неё больше${NBSP}нет. Проверьте сборку и${NBSP}цену`
