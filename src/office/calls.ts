import * as z from 'zod/mini'
import type { Access } from '#src/office/rights.ts'
import * as account from '#src/office/shapes/account.ts'
import * as content from '#src/office/shapes/content.ts'
import * as dealerTable from '#src/office/shapes/dealer-table.ts'
import { dealerIdShape } from '#src/office/shapes/fields.ts'
import * as hours from '#src/office/shapes/hours.ts'
import * as picture from '#src/office/shapes/picture.ts'
import * as link from '#src/office/shapes/link.ts'
import * as priceTable from '#src/office/shapes/price-table.ts'
import * as report from '#src/office/shapes/report.ts'
import * as request from '#src/office/shapes/request.ts'
import * as waiting from '#src/office/shapes/waiting.ts'

/**
 * Every call of the office: its right, input and output. All are POST /api/{name} with JSON, so that no
 * name, phone or search word is in an address. The server registers only the calls listed here; each
 * requires a right (rights.ts).
 */

type CallShape = { access: Access; input: z.ZodMiniType; output: z.ZodMiniType }
const define = <const C extends CallShape>(call: C): C => call

const nothing = z.object({})
const byNumber = z.object({ number: request.numberShape })
const byId = z.object({ id: z.string() })

export const calls = {
  'session.read': define({ access: 'anyone', input: nothing, output: z.object({ who: z.nullable(account.whoShape) }) }),
  'session.sign-in': define({
    access: 'anyone',
    input: z.object({ email: account.emailShape, password: account.secretShape }),
    output: z.object({ next: z.enum(['code', 'enrol']) }),
  }),
  'session.code': define({ access: 'anyone', input: z.object({ code: account.codeShape }), output: nothing }),
  'session.sign-out': define({ access: 'anyone', input: nothing, output: nothing }),
  'link.read': define({
    access: 'anyone',
    input: z.object({ token: account.tokenShape }),
    output: z.object({ kind: z.enum(['invitation', 'password']), email: z.string(), name: z.string() }),
  }),
  'link.use': define({
    access: 'anyone',
    input: z.object({ token: account.tokenShape, password: account.newPasswordShape }),
    output: nothing,
  }),
  'password.forgotten': define({
    access: 'anyone',
    input: z.object({ email: account.emailShape }),
    output: z.object({ isMailSet: z.boolean() }),
  }),
  'factor.begin': define({
    access: 'enrolling',
    input: z.object({ password: account.secretShape }),
    output: z.object({ uri: z.string(), codes: z.array(z.string()) }),
  }),
  'factor.confirm': define({ access: 'enrolling', input: z.object({ code: account.codeShape }), output: nothing }),
  'account.sessions': define({
    access: 'account',
    input: nothing,
    output: z.object({ sessions: z.array(account.sessionShape) }),
  }),
  'account.end-session': define({ access: 'account', input: byId, output: nothing }),
  'account.end-others': define({ access: 'account', input: nothing, output: nothing }),
  'account.password': define({
    access: 'account',
    input: z.object({ current: account.secretShape, next: account.newPasswordShape }),
    output: nothing,
  }),
  'account.codes': define({
    access: 'account',
    input: z.object({ password: account.secretShape }),
    output: z.object({ codes: z.array(z.string()) }),
  }),

  'users.list': define({
    access: 'users.manage',
    input: nothing,
    output: z.object({ users: z.array(account.userShape) }),
  }),
  'users.invite': define({ access: 'users.manage', input: account.invitationShape, output: account.linkShape }),
  'users.change': define({ access: 'users.manage', input: account.userChangeShape, output: nothing }),
  'users.link': define({ access: 'users.manage', input: byId, output: account.linkShape }),
  'users.reset-factor': define({ access: 'users.manage', input: byId, output: nothing }),
  'users.end-sessions': define({ access: 'users.manage', input: byId, output: nothing }),

  'desk.choices': define({
    access: 'requests.read',
    input: nothing,
    output: z.object({
      dealers: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
      /** `dealers`: whose requests they see; null: all. */
      owners: z.array(z.object({ id: z.string(), name: z.string(), dealers: z.nullable(z.array(z.int())) })),
      models: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
  'requests.list': define({
    access: 'requests.read',
    input: request.listInputShape,
    output: z.object({
      lines: z.array(request.lineShape),
      total: z.int(),
      late: z.int(),
      passed: z.array(request.passedShape),
    }),
  }),
  'requests.get': define({ access: 'requests.read', input: byNumber, output: request.requestShape }),
  'requests.change': define({
    access: 'requests.change',
    input: request.changeShape,
    output: z.object({ version: z.int(), batch: z.nullable(z.string()) }),
  }),
  'requests.note': define({
    access: 'requests.change',
    input: z.object({
      number: request.numberShape,
      text: z.string().check(z.trim(), z.minLength(1, 'Заметка пуста'), z.maxLength(request.NOTE_MAX)),
      /** Given by the page: a note that is sent again, because the answer got lost, is one note. */
      id: z.optional(z.uuid()),
    }),
    output: nothing,
  }),
  'requests.bulk': define({ access: 'requests.change', input: request.bulkShape, output: request.bulkDoneShape }),
  'requests.undo': define({
    access: 'requests.change',
    input: z.object({ batch: z.string().check(z.maxLength(40)) }),
    output: request.bulkDoneShape,
  }),
  'requests.retry': define({
    access: 'requests.change',
    input: byNumber,
    output: z.object({ count: z.int() }),
  }),
  'requests.withdraw': define({ access: 'requests.withdraw', input: byNumber, output: nothing }),
  'requests.export': define({
    access: 'requests.export',
    input: z.object({ filter: request.filterShape, format: z.enum(['excel', 'json']) }),
    /** The browser makes a workbook from its rows (client/parts/save-table.ts). */
    output: z.union([
      z.object({ name: z.string(), count: z.int(), text: z.string() }),
      z.object({ name: z.string(), count: z.int(), rows: z.array(z.array(z.string())) }),
    ]),
  }),

  'bookings.free': define({
    access: 'bookings.change',
    input: byNumber,
    output: z.object({ days: z.array(z.object({ date: z.string(), times: z.array(z.string()) })) }),
  }),
  'bookings.confirm': define({ access: 'bookings.change', input: byNumber, output: nothing }),
  'bookings.move': define({
    access: 'bookings.change',
    input: z.object({ number: request.numberShape, hour: request.hourShape }),
    output: nothing,
  }),
  'bookings.cancel': define({ access: 'bookings.change', input: byNumber, output: nothing }),
  'hours.read': define({
    access: 'hours.block',
    input: z.object({ dealer: dealerIdShape }),
    output: hours.scheduleShape,
  }),
  'hours.block': define({
    access: 'hours.block',
    input: hours.hoursShape,
    output: z.object({ blocked: z.int(), taken: z.array(request.hourShape) }),
  }),
  'hours.free': define({ access: 'hours.block', input: hours.hoursShape, output: z.object({ freed: z.int() }) }),

  'waiting.list': define({ access: 'waiting.read', input: nothing, output: waiting.waitingShape }),
  'waiting.announce': define({
    access: 'waiting.tell',
    input: nothing,
    output: z.object({ count: z.int() }),
  }),
  'waiting.told': define({ access: 'waiting.tell', input: byNumber, output: nothing }),

  'reports.read': define({
    access: 'reports.read',
    input: report.reportInputShape,
    output: z.object({ rows: z.array(report.rowShape) }),
  }),
  'reports.export': define({
    access: 'reports.read',
    input: z.extend(report.reportInputShape, { format: z.enum(['csv', 'json']) }),
    output: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),

  'pictures.list': define({
    access: 'content.read',
    input: nothing,
    output: z.object({ pictures: z.array(picture.pictureShape) }),
  }),
  'pictures.standing': define({
    access: 'content.read',
    input: picture.standingPlaceShape,
    output: picture.standingShape,
  }),
  'pictures.change': define({ access: 'content.edit', input: picture.pictureChangeShape, output: nothing }),
  'pictures.use': define({
    access: 'content.edit',
    input: picture.pictureUseShape,
    output: z.object({ src: z.string(), alt: z.string() }),
  }),
  'pictures.remove': define({
    access: 'content.edit',
    input: z.object({ id: picture.pictureIdShape }),
    output: nothing,
  }),
  'links.list': define({
    access: 'reports.read',
    input: link.periodShape,
    output: z.object({ links: z.array(link.linkRowShape) }),
  }),
  'links.export': define({
    access: 'reports.read',
    input: link.periodShape,
    output: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),

  'content.list': define({
    access: 'content.read',
    input: z.object({ kind: content.kindShape }),
    output: content.listShape,
  }),
  'content.get': define({ access: 'content.read', input: content.itemShape, output: content.shownShape }),
  /** A publication to read, also one that can no longer be restored. */
  'content.version': define({
    access: 'content.read',
    input: content.versionIdShape,
    output: content.storedVersionShape,
  }),
  'content.blank': define({
    access: 'content.draft',
    input: z.object({ kind: content.kindShape }),
    output: content.blankShape,
  }),
  'content.save': define({ access: 'content.draft', input: content.saveShape, output: content.savedShape }),
  'content.drop': define({ access: 'content.draft', input: content.dropShape, output: nothing }),
  'content.submit': define({ access: 'content.draft', input: content.versionIdShape, output: nothing }),
  'content.publish': define({ access: 'content.read', input: content.publishShape, output: nothing }),
  'content.hide': define({ access: 'content.read', input: content.itemShape, output: nothing }),
  'content.restore': define({ access: 'content.read', input: content.versionIdShape, output: nothing }),
  /** Back to the shipped content. */
  'content.revert': define({ access: 'content.read', input: content.itemShape, output: nothing }),
  'content.cancel': define({ access: 'content.read', input: content.cancelShape, output: nothing }),
  'content.resolve': define({
    access: 'content.read',
    input: z.object({ ...content.itemShape.shape, keep: z.enum(['own', 'shipped']) }),
    output: nothing,
  }),
  'content.preview': define({
    access: 'content.read',
    input: content.previewShape,
    output: content.previewLinkShape,
  }),

  'prices.compare': define({
    access: 'content.edit',
    input: priceTable.tableShape,
    output: priceTable.comparedShape,
  }),
  'prices.take': define({ access: 'content.edit', input: priceTable.takeShape, output: priceTable.takenShape }),
  'prices.export': define({
    access: 'content.read',
    input: nothing,
    output: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),

  'dealers.compare': define({
    access: 'content.edit',
    input: dealerTable.tableShape,
    output: dealerTable.comparedShape,
  }),
  'dealers.take': define({ access: 'content.edit', input: dealerTable.takeShape, output: dealerTable.takenShape }),
  'dealers.export': define({
    access: 'content.read',
    input: nothing,
    output: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),

  'journal.read': define({
    access: 'journal.read',
    input: z.object({ page: z.int().check(z.gte(1), z.lte(10_000)) }),
    output: z.object({
      rows: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
      hasMore: z.boolean(),
    }),
  }),
} as const

export type CallName = keyof typeof calls
export type CallInput<C extends CallName> = z.infer<(typeof calls)[C]['input']>
export type CallOutput<C extends CallName> = z.infer<(typeof calls)[C]['output']>
type CallShapes = {
  readonly [C in CallName]: { input: z.ZodMiniType<CallInput<C>>; output: z.ZodMiniType<CallOutput<C>> }
}
/** The same table for code that knows a call only by its type. */
export const callShapes: CallShapes = calls

/** Calls without a session. */
export type OpenCall = { [C in CallName]: (typeof calls)[C]['access'] extends 'anyone' ? C : never }[CallName]
export type OwnCall = Exclude<CallName, OpenCall>
export const isOpenCall = (name: CallName): name is OpenCall => calls[name].access === 'anyone'
export const CALL_NAMES = Object.keys(calls) as CallName[]
