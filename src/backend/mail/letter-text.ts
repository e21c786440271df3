import { BRAND, company } from '#src/brand/brand.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { LetterBody } from '#src/backend/mail/letter-body.ts'

/** The letter for mail programs that show no HTML. */
export function toText({ kicker, heading, lead, button, rows, links, notes }: LetterBody): string {
  const linkLines = [...(button ? [button] : []), ...links].map(({ label, href }) => `${label}: ${shownHref(href)}`)
  const blocks = [
    [BRAND.toUpperCase(), kicker],
    [heading, ...lead],
    rows.map(({ label, value }) => `${label}: ${value}`),
    linkLines,
    ['--', ...notes, `${company.distributor.name}, ${company.supportPhone}`],
  ]
  return withPlainSpaces(
    blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  )
}

const shownHref = (href: string): string => href.replace(/^(?:tel|mailto):/, '')
