import { conflict } from '#src/backend/call-error.ts'
import { findEdition } from '#src/backend/content/legal-editions.ts'
import type { Database } from '#src/backend/database.ts'
import { consentPurposes } from '#src/content/legal/consents.ts'
import { purposeOfKey, toLegalKey, type LegalKey } from '#src/content/legal/keys.ts'
import { filled, linesOf, SIGNS, placeholdersIn, placeholdersOf } from '#src/content/legal/placeholders.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { dayIn } from '#src/domain/day.ts'
import { formatDate } from '#src/domain/format.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'
import { unprintableFault } from '#src/office/server/content/printed-rules.ts'
import { bodyOf, shippedOf, versionsOf } from '#src/office/server/content/stored.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** What a legal text must contain, and when an edition takes effect. Messages are read by lawyers. */

type LegalBody = ContentBody<'legal'>

export async function legalFaults(db: Database, name: string, body: LegalBody): Promise<Record<string, string>> {
  const key = toLegalKey(name)
  if (!key) return { title: 'Такого документа на сайте нет' }
  const missing = [...foreignSigns(key, body), ...missingParts(key, body), ...unprintable(body)]
  const day = await dayFault(db, key, body)
  return { ...(missing.length > 0 && { sections: missing.join('. ') }), ...(day !== null && { day }) }
}

const foreignSigns = (key: LegalKey, body: LegalBody): string[] => {
  const known = placeholdersOf(key)
  const foreign = new Set(placeholdersIn(body).filter((sign) => !known.has(sign)))
  return [...foreign].map((sign) => `Подстановки ${sign} в этом документе нет`)
}

/** In a PDF such a character would be an empty box. */
function unprintable(body: LegalBody): string[] {
  const fault = unprintableFault(linesOf(body).join(''))
  return fault === null ? [] : [fault]
}

/** 152-ФЗ art. 9: whose consent, to whom, for what, which data, how long, how to withdraw it; 38-ФЗ art. 18. */
function missingParts(key: LegalKey, body: LegalBody): string[] {
  const lines = linesOf(body)
  const has = (sign: string) => placeholdersIn(body).includes(sign)
  const begins = (word: RegExp) => lines.some((line) => word.test(line))
  const reach = has(SIGNS.email) || has(SIGNS.phone)
  const purpose = purposeOfKey(key)
  const demands: [is: boolean, sentence: string][] = [
    [key === 'privacy-short' || has(SIGNS.operator), `Нужен оператор: поставьте ${SIGNS.operator}`],
    [reach, `Скажите, куда обращаться: поставьте ${SIGNS.email} или ${SIGNS.phone}`],
  ]
  if (purpose)
    demands.push(
      [has(SIGNS.aim), `Нужна цель: поставьте ${SIGNS.aim}`],
      [
        !consentPurposes[purpose].toDealer || has(SIGNS.recipient),
        `Нужно, кому передаются: поставьте ${SIGNS.recipient}`,
      ],
      [begins(/^данные[^:]*:\s*\S/i), 'Перечислите данные: строка начинается со слова «Данные:»'],
      [begins(/^срок[^:]*:\s*\S/i), 'Назовите срок: строка начинается со слова «Срок:»'],
      [begins(/^отзыв[^:]*:\s*\S/i), 'Скажите, как отозвать согласие: строка начинается со слова «Отзыв:»'],
    )
  if (key === 'consent-advertising')
    demands.push([begins(/отказ/i), 'Скажите, как отказаться от рекламы: нужно слово «отказаться»'])
  return demands.flatMap(([is, sentence]) => (is ? [] : [sentence]))
}

/** What visitors have agreed to never changes: another text is another edition, with another date. */
async function dayFault(db: Database, key: LegalKey, body: LegalBody): Promise<string | null> {
  const text = JSON.stringify(filled(key, body))
  const known = [...(await shippedOf(db, 'legal')), ...(await versionsOf(db, 'legal')).filter(isPublished)]
  const bodies = known.flatMap((item) => (item.key === key && item.body !== null ? [legalBodyOf(item.body)] : []))
  const held = await findEdition(db, key, body.day)
  const texts = [
    ...bodies.filter(({ day }) => day === body.day).map((other) => JSON.stringify(filled(key, other))),
    ...(held ? [JSON.stringify(held.document)] : []),
  ]
  return texts.every((other) => other === text)
    ? null
    : `Редакция от ${formatDate(body.day)} уже есть, её текст не меняется: укажите другой день`
}

const isPublished = ({ state }: { state: string }): boolean => state === 'published'
// Cast: bodies are written only in the shape of their kind.
const legalBodyOf = (text: string): LegalBody => bodyOf(text) as Body & LegalBody

type Wanted = { from: string | null; until: string | null; now: Date }

/** When an edition takes effect: on its date, unless an hour of that day is given. Throws CallError 409. */
export function startOfEdition({ day }: LegalBody, { from, until, now }: Wanted): string {
  if (until !== null) throw conflict('У редакции нет конца: её сменяет следующая')
  if (day < dayIn(DEFAULT_ZONE, now))
    throw conflict(`День редакции, ${formatDate(day)}, прошёл: укажите в тексте сегодняшний или будущий`)
  if (from !== null && dayIn(DEFAULT_ZONE, new Date(from)) !== day)
    throw conflict(`Редакция действует со своего дня: ${formatDate(day)}`)
  const begin = instantIn(DEFAULT_ZONE, day, '00:00').toISOString()
  return [from ?? begin, begin, now.toISOString()].toSorted().at(-1) ?? begin
}
