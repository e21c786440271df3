import type { OpenCall, OwnCall } from '#src/office/calls.ts'
import * as account from '#src/office/server/auth/account.ts'
import * as signInLinks from '#src/office/server/auth/links.ts'
import * as signIn from '#src/office/server/auth/sign-in.ts'
import * as users from '#src/office/server/auth/users.ts'
import type { OpenHandler, OwnHandler } from '#src/office/server/context.ts'
import * as dealers from '#src/office/server/content/dealer-table.ts'
import * as drafts from '#src/office/server/content/drafts.ts'
import { listContent } from '#src/office/server/content/list.ts'
import { previewContent } from '#src/office/server/content/preview.ts'
import * as prices from '#src/office/server/content/price-table.ts'
import * as publishing from '#src/office/server/content/publish.ts'
import { showContent } from '#src/office/server/content/show.ts'
import * as bulk from '#src/office/server/desk/bulk.ts'
import * as change from '#src/office/server/desk/change.ts'
import * as delivery from '#src/office/server/desk/delivery.ts'
import { exportRequests } from '#src/office/server/desk/export.ts'
import { listRequests, readChoices } from '#src/office/server/desk/list.ts'
import { getRequest } from '#src/office/server/desk/show.ts'
import * as booking from '#src/office/server/hours/booking.ts'
import * as hours from '#src/office/server/hours/hours.ts'
import * as pictures from '#src/office/server/pictures/pictures.ts'
import { defaultPicture } from '#src/office/server/pictures/default-picture.ts'
import { readJournal } from '#src/office/server/journal.ts'
import * as links from '#src/office/server/links/links.ts'
import * as reports from '#src/office/server/reports/reports.ts'
import * as waiting from '#src/office/server/waiting/waiting.ts'

/** The handler of each call; the compiler requires one for every row of calls.ts. First the public ones. */
export const openHandlers: { readonly [C in OpenCall]: OpenHandler<C> } = {
  'session.read': signIn.readSession,
  'session.sign-in': signIn.signIn,
  'session.code': signIn.enterCode,
  'session.sign-out': signIn.signOut,
  'link.read': signInLinks.readLink,
  'link.use': signInLinks.useLink,
  'password.forgotten': signInLinks.forgottenPassword,
}

export const ownHandlers: { readonly [C in OwnCall]: OwnHandler<C> } = {
  'factor.begin': signIn.beginFactor,
  'factor.confirm': signIn.confirmFactor,
  'account.sessions': account.listSessions,
  'account.end-session': account.endSession,
  'account.end-others': account.endOtherSessions,
  'account.password': account.changePassword,
  'account.codes': account.renewCodes,
  'users.list': users.listUsers,
  'users.invite': users.inviteUser,
  'users.change': users.changeUser,
  'users.link': users.linkForUser,
  'users.reset-factor': users.resetFactor,
  'users.end-sessions': users.endUserSessions,
  'desk.choices': readChoices,
  'requests.list': listRequests,
  'requests.get': getRequest,
  'requests.change': change.changeRequest,
  'requests.note': change.noteOnRequest,
  'requests.bulk': bulk.changeMany,
  'requests.undo': bulk.undoChanges,
  'requests.retry': delivery.retryRequest,
  'requests.withdraw': delivery.withdrawRequest,
  'requests.export': exportRequests,
  'bookings.free': booking.freeHours,
  'bookings.confirm': booking.confirmBooking,
  'bookings.move': booking.moveBooking,
  'bookings.cancel': delivery.cancelBooking,
  'hours.read': hours.readHours,
  'hours.block': hours.blockHours,
  'hours.free': hours.freeBlocked,
  'waiting.list': waiting.listWaiting,
  'waiting.announce': waiting.announceNow,
  'waiting.told': waiting.toldByPhone,
  'reports.read': reports.readReport,
  'reports.export': reports.exportReport,
  'pictures.list': pictures.listPictures,
  'pictures.standing': defaultPicture,
  'pictures.change': pictures.changePicture,
  'pictures.use': pictures.usePicture,
  'pictures.remove': pictures.removePicture,
  'links.list': links.listLinks,
  'links.export': links.exportLinks,
  'content.list': listContent,
  'content.get': showContent,
  'content.blank': drafts.blankContent,
  'content.save': drafts.saveDraft,
  'content.drop': drafts.dropDraft,
  'content.submit': drafts.submitDraft,
  'content.publish': publishing.publishDraft,
  'content.hide': publishing.hideItem,
  'content.version': publishing.readVersion,
  'content.restore': publishing.restoreVersion,
  'content.revert': publishing.revertItem,
  'content.cancel': publishing.cancelPlanned,
  'content.resolve': publishing.resolveConflict,
  'content.preview': previewContent,
  'prices.compare': prices.comparePriceTable,
  'prices.take': prices.takePriceTable,
  'prices.export': prices.exportPrices,
  'dealers.compare': dealers.compareDealerTable,
  'dealers.take': dealers.takeDealerTable,
  'dealers.export': dealers.exportDealers,
  'journal.read': readJournal,
}
