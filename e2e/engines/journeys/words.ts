import type { Control, Role } from '../../early/pair.ts'
import type { Visitor } from '../visitor.ts'

/** By how its name begins. */
export const named = (role: Role, name: string, within?: string): Control => ({ role, name, ...(within && { within }) })
/** By the field's name. */
export const field = (role: Role, name: string, within?: string, value?: string): Control => ({
  role,
  field: name,
  ...(within && { within }),
  ...(value && { value }),
})
export const DIALOG = '[role=dialog], dialog[open]'

/** Name, phone and the agreement that is asked for. */
export async function leaveContacts(visitor: Visitor, within: string, phone: string): Promise<void> {
  await visitor.write(named('textbox', 'Имя', within), 'Анна')
  await visitor.write(named('textbox', 'Телефон', within), phone)
  await visitor.touch(named('checkbox', 'Я даю согласие', within))
}

/** From «Ваша заявка» to the page that only this visitor has. */
export async function goToOwnPage(visitor: Visitor, within: string): Promise<string> {
  await visitor.touch(named('link', 'Ваша заявка', within))
  await visitor.isAt(/\/request\/[\w-]{22}$/)
  return visitor.read(() => location.pathname)
}
