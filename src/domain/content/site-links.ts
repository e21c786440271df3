import * as z from 'zod/mini'
import { EXTERNAL_LINK_IDS } from '#src/brand-kit.ts'
import { ownPathOrNone, text } from '#src/domain/content/fields.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

/** What the office changes in the menu and the footer. What it cannot change is only in content/menu.ts. */

/** The shop and the account are only in the header (domain/menu.ts). */
export const LINKED_SITES = EXTERNAL_LINK_IDS.filter((id) => id !== 'showroom' && id !== 'account')

const WHERE = 'Укажите адрес этого сайта или выберите внешний сайт'
/** One of the two; neither: the target is fixed. */
const targetFields = {
  href: ownPathOrNone,
  external: z.prefault(z.enum(['none', ...LINKED_SITES]), 'none'),
}
const isOne = ({ href, external }: { href: string; external: string }): boolean =>
  (href === '') !== (external === 'none')

const menuEntry = z
  .object({
    /** For a shipped entry: its target is fixed. */
    id: z.optional(z.int()),
    name: text(40),
    shown: z.prefault(z.boolean(), true),
    ...targetFields,
  })
  .check(z.refine((entry) => entry.id !== undefined || isOne(entry), { message: WHERE, path: ['href'] }))
export type ManagedEntry = z.infer<typeof menuEntry>

export const menuBody = z.object({
  groups: z.array(z.object({ id: z.int(), name: z.string(), entries: z.array(menuEntry) })),
})
export type MenuBody = z.infer<typeof menuBody>

/** Statements that the disclaimer must contain. */
const FIXED_WORDS = [
  'не является публичной офертой',
  'максимальные рекомендованные розничные цены',
  'без предварительного уведомления',
]

const footerLink = z
  .object({ name: text(40), ...targetFields })
  .check(z.refine(isOne, { message: WHERE, path: ['href'] }))

export const footerBody = z.object({
  disclaimer: text(2000).check(
    z.refine((words) => FIXED_WORDS.every((fixed) => withPlainSpaces(words).includes(fixed)), {
      error: `В тексте должны остаться слова: ${FIXED_WORDS.map((words) => `«${words}»`).join(', ')}`,
    }),
  ),
  links: z.array(footerLink).check(z.maxLength(6, 'Не больше шести ссылок')),
})
export type FooterBody = z.infer<typeof footerBody>
