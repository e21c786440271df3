import { escapeXml } from '#src/backend/site-files/xml.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { ASH, BONE, INK, LIT, STEEL } from '#src/brand/palette.ts'
import { mixed } from '#src/domain/colour.ts'
import { typograf } from '#src/domain/typography.ts'
import { type LetterBody, type Link, subjectText } from '#src/backend/mail/letter-body.ts'

/** What may become a link in a value: pages of the site, phones in their normal form, and this address. */
export type Linked = { origin: string; email: string | null }

/**
 * The letter for mail programs: tables and styles on each element, no external picture, nothing to fetch. Colours are
 * the site's; where a program supports dark mode, the style sheet switches them.
 */
export function toHtml(body: LetterBody, linked: Linked): string {
  const { preview, kicker, heading, lead, button, rows, links, notes } = body
  const cells = [
    cell(`padding:0 0 20px;border-bottom:1px solid ${RULE};${NAME}`, text(BRAND.toUpperCase()), 'rule'),
    cell(`padding:28px 0 0;${SMALL}`, text(kicker), 'muted'),
    cell('padding:6px 0 0', `<h1 style="${HEADING}" class="text">${text(heading)}</h1>`),
    ...lead.map((line) => cell(`padding:14px 0 0;${LEAD}`, text(line), 'text')),
    ...(button ? [cell('padding:28px 0 0', buttonHtml(button))] : []),
    ...(rows.length > 0 ? [cell('padding:32px 0 0', rowsHtml(rows, linked))] : []),
    ...(links.length > 0 ? [cell('padding:20px 0 0', links.map(linkHtml).join(''))] : []),
    cell(
      `padding:32px 0 0`,
      `<div style="border-top:1px solid ${RULE};padding:16px 0 0;${SMALL}" class="rule muted">${[
        ...notes,
        `${company.distributor.name}, ${company.supportPhone}`,
      ]
        .map((note) => `<p style="margin:0 0 8px;${SMALL}" class="muted">${text(note)}</p>`)
        .join('')}</div>`,
    ),
  ]
  return `<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${text(subjectText(body))}</title>
<style>${STYLE}</style></head>
<body style="margin:0;padding:0;background:${BONE};-webkit-text-size-adjust:100%" class="page">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${BONE}" class="page">
<tr><td align="center" style="padding:32px 20px 40px" class="edge">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
${cells.join('\n')}
</table></td></tr></table></body></html>`
}

/** Hairline colours for light and dark mode: a mail program need not support transparency. */
const RULE = mixed(BONE, LIT, 0.25)
const RULE_ON_DARK = mixed(INK, LIT, 0.5)
const FONT = "font-family:'Roboto Flex',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SMALL = `${FONT};font-size:14px;line-height:21px;color:${STEEL}`
const BODY = `${FONT};font-size:16px;line-height:24px;color:${INK}`
const LEAD = `${FONT};font-size:17px;line-height:26px;color:${INK}`
const HEADING = `margin:0;${FONT};font-size:30px;line-height:36px;font-weight:300;letter-spacing:-0.2px;color:${INK}`
const NAME = `${FONT};font-size:17px;line-height:20px;font-weight:400;letter-spacing:7px;color:${INK}`
/** Only programs that support it switch the colours; the others show light mode, or invert colours in their own way. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${INK}}
@media (max-width:480px){.edge{padding:24px 20px 32px!important}h1{font-size:26px!important;line-height:32px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}.button{width:100%!important}}
@media (prefers-color-scheme:dark){.page{background:${INK}!important}.text,.value,.rule:first-child,h1,a.link{color:${BONE}!important}.muted,.label{color:${ASH}!important}.rule,.label,.value{border-color:${RULE_ON_DARK}!important}.button,.button a{background:${BONE}!important;color:${INK}!important}}`

const text = (value: string): string => escapeXml(value.replaceAll('\u2060', ''))
const cell = (style: string, content: string, name = ''): string =>
  `<tr><td style="${style}"${name && ` class="${name}"`}>${content}</td></tr>`

/** The label at the left, the arrow at the right, as on the site. */
const buttonHtml = ({ label, href }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="320" class="button" style="background:${INK}"><tr><td>
<a href="${escapeXml(href)}" style="display:block;padding:16px 20px;${FONT};font-size:16px;line-height:24px;color:${BONE};text-decoration:none">
<span style="float:right">&rarr;</span>${text(label)}</a></td></tr></table>`

const linkHtml = ({ label, href }: Link): string =>
  `<a href="${escapeXml(href)}" class="link" style="display:inline-block;padding:10px 24px 10px 0;${BODY};text-decoration:underline">${text(label)}</a>`

function rowsHtml(rows: LetterBody['rows'], linked: Linked): string {
  const line = ({ label, value }: LetterBody['rows'][number]) =>
    `<tr><td class="label" valign="top" width="150" style="padding:11px 16px 11px 0;border-bottom:1px solid ${RULE};${SMALL}">${text(label)}</td>` +
    `<td class="value" valign="top" style="padding:10px 0;border-bottom:1px solid ${RULE};${BODY};word-break:break-word">${valueHtml(value, linked)}</td></tr>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${RULE}" class="rule">${rows.map(line).join('')}</table>`
}

/** Nothing typed by a visitor becomes an external link. */
function valueHtml(value: string, { origin, email }: Linked): string {
  return typograf(value)
    .split(/(\s+)/)
    .map((word) => {
      if (/^\s+$/.test(word)) return word.includes('\n') ? '<br>' : word
      const [, bare = word, tail = ''] = /^(.*?)([,.;]*)$/.exec(word) ?? []
      const href = hrefOf(bare, origin, email)
      return href
        ? `<a href="${escapeXml(href)}" class="link" style="color:${INK}">${text(bare)}</a>${text(tail)}`
        : text(word)
    })
    .join('')
}

function hrefOf(word: string, origin: string, email: string | null): string | null {
  if (word.startsWith(`${origin}/`)) return word
  if (/^\+7\d{10}$/.test(word)) return `tel:${word}`
  return email !== null && word === email ? `mailto:${word}` : null
}
