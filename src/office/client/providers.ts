import polyglot from 'ra-i18n-polyglot'
import type { AuthProvider, DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin'
import type { CurrentUser } from '#src/office/shapes/account.ts'
import { SORTS, type DeskFilter } from '#src/office/shapes/request.ts'
import { call, Refusal } from '#src/office/client/api.ts'
import { russian } from '#src/office/client/russian.ts'

/** react-admin's providers, implemented by the calls of the office. */

/** Three plural forms by the Russian rules. */
const pluralForm = (count: number): number => {
  if (count % 10 === 1 && count % 100 !== 11) return 0
  return count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14) ? 1 : 2
}

export const i18nProvider = polyglot(() => russian, 'ru', [{ locale: 'ru', name: 'Русский' }], {
  pluralTypes: { pluralTypes: { russian: pluralForm }, pluralTypeToLanguages: { russian: ['ru'] } },
})

const unsupported = (): never => {
  throw new Error('The office has no such call')
}

async function listRequests({ pagination, sort, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = pagination ?? {}
  const { lines, total, late, passed } = await call('requests.list', {
    // Cast: only the filter bar of the list writes it.
    filter: filter as DeskFilter,
    page,
    size: perPage,
    sort: SORTS.find((name) => name === sort?.field) ?? 'due',
  })
  return { data: lines.map((line) => ({ id: line.number, ...line })), total, meta: { late, passed } }
}

async function read(resource: string, params: GetListParams): Promise<GetListResult> {
  if (resource === 'requests') return listRequests(params)
  if (resource !== 'users') return unsupported()
  const { users } = await call('users.list', {})
  return { data: users, total: users.length }
}

/** Read-only: changes are calls of their own, each with its own response. */
export const dataProvider: DataProvider = {
  // Casts: the library lets its caller choose the type of a record; ours is the call's output.
  getList: <R extends RaRecord>(resource: string, params: GetListParams) =>
    read(resource, params) as Promise<GetListResult<R>>,
  getOne: unsupported,
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
}

let known: Promise<CurrentUser | null> | null = null

/** The signed-in user, fetched once per page and after each sign-in. */
export const currentUser = (): Promise<CurrentUser | null> => {
  known ??= call('session.read', {}).then(({ who }) => who)
  known.catch(forgetUser)
  return known
}
export const forgetUser = (): void => {
  known = null
}

export const authProvider: AuthProvider = {
  // The sign-in page has already made the call.
  login: () => Promise.resolve(forgetUser()),
  async logout() {
    await call('session.sign-out', {}).catch(() => {})
    forgetUser()
  },
  async checkAuth() {
    const who = await currentUser()
    if (who === null) throw new Error('signed out')
    if (!who.isEnrolled)
      throw Object.assign(new Error('not enrolled'), { redirectTo: '/enrol', logoutUser: false, message: false })
  },
  checkError(error: unknown) {
    if (!(error instanceof Refusal) || error.status !== 401) return Promise.resolve()
    forgetUser()
    return Promise.reject(error)
  },
  async getIdentity() {
    const who = await currentUser()
    return { id: who?.id ?? '', fullName: who?.name ?? '' }
  },
  getPermissions: async () => (await currentUser())?.rights ?? [],
}
