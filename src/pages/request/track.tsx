import { cx } from '#src/components/class-names.ts'
import { formerDealerTexts } from '#src/content/former-dealer.ts'
import { requestPageText, requestPageTexts as texts } from '#src/content/request-page.ts'
import { fullDayText } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { dateOf } from '#src/pages/request/date-of.ts'
import { isWithoutDocument } from '#src/pages/request/kind-of.ts'
import styles from '#src/pages/request/request.module.css'

type Point = { name: string; note: string; state?: 'done' | 'now' }

/** The progress of the request: a line with points; the last one is the erasure of the data. */
export const Track = ({ request }: { request: VisitorRequest }) => (
  <ol className={`num ${styles.track}`} aria-label={texts.track}>
    {pointsOf(request).map(({ name, note, state }) => (
      <li
        key={name}
        className={cx(state && styles[state])}
        {...(state === 'now' && { 'aria-current': 'step' as const })}
      >
        <b>{name}</b>
        <span>{note}</span>
      </li>
    ))}
  </ol>
)

function pointsOf(request: VisitorRequest): Point[] {
  const { created, updated, keptUntil, status, sent, booking, type, formerDealer } = request
  const accepted: Point = { name: texts.accepted, note: dateOf(created), state: 'done' }
  if (sent === null)
    return [accepted, { name: texts.deleted, note: dateOf(status === 'withdrawn' ? updated : keptUntil), state: 'now' }]
  const end: Point = { name: texts.erasure, note: retentionNote(request) }
  if (status === 'cancelled') return [accepted, { name: texts.cancelled, note: dateOf(updated), state: 'now' }, end]
  const ride: Point[] =
    type === 'test-drive' && formerDealer === undefined
      ? [{ name: texts.ride, note: booking ? `${fullDayText(booking.date)}, ${booking.time}` : texts.rideOpen }]
      : []
  return [accepted, { ...placeOf(request), state: 'now' }, ...ride, end]
}

/** A price may be announced at any time: the subscription ends then, or on the last day. */
const retentionNote = ({ type, status, announcement, keptUntil }: VisitorRequest): string =>
  type === 'waiting-list' && status === 'accepted' && !announcement
    ? requestPageText.waitingUntil(dateOf(keptUntil))
    : dateOf(keptUntil)

const announcedNotes = { announced: texts.announcedNote, told: texts.toldNote } as const

function placeOf(request: VisitorRequest): Point {
  const { type, announcement, call, formerDealer } = request
  if (formerDealer !== undefined) return { name: formerDealerTexts.name, note: formerDealerTexts.note }
  if (isWithoutDocument(request)) return texts.withoutPdf.place
  if (announcement) return { name: texts.announced, note: announcedNotes[announcement] }
  const { name, note } = texts.places[type]
  return { name, note: call && !call.isOver ? requestPageText.callsBy(note, call.text) : note }
}
