// The one look of every mail: a heading, a reference, paragraphs and a list of facts, as HTML and as text.
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { directionOf, type Language } from '#kernel/language.ts'

export type MailContent = {
  language: Language
  /** Six hex digits with `#`, already checked. */
  color: string
  sender: string
  /** What a list of mails shows beside the subject, on locked screens too. */
  preview: string
  heading: string
  paragraphs: string[]
  /** `alone` is for what somebody types or copies: larger, and in the text on a line of its own. */
  reference: { label: string; value: string; alone?: boolean }
  /** The one thing to do, where following an address does it. */
  link?: { label: string; address: string } | undefined
  facts: { label: string; value: string }[]
  closing: string[]
}

export function drawMail(content: MailContent): { html: string; text: string } {
  return { html: drawHtml(content), text: drawText(content) }
}

/** Marks a number that runs from left to right, so that it stays whole in a line of Arabic. */
export function leftToRight(text: string, language: Language): string {
  return directionOf(language) === 'rtl' ? `\u2066${text.replaceAll(' ', '\u00a0')}\u2069` : text
}

/** For programs that follow the scheme of the device. Those that do not show the light one. */
const darkColors = `@media (prefers-color-scheme:dark){
.ground{background:#101418!important;color:#eceff2!important}
.sheet{background:#1c2126!important}
.quiet{color:#a9b3bc!important}
.box{background:#2a3138!important}
.row{border-color:#3a424a!important}
}
@media (max-width:480px){.sheet{padding:24px 20px!important}.fact{display:block!important;width:auto!important}
.label{padding-bottom:0!important}.value{padding-top:0!important;border:0!important}}`

/** Fills up the preview, so that no program shows the first lines of the mail behind it. */
const filler = '\u200c\u00a0'.repeat(90)

function drawHtml(content: MailContent): string {
  const { language, color, sender, preview, heading, paragraphs, reference, link, facts, closing } = content
  const direction = directionOf(language)
  const font = `16px/${direction === 'rtl' ? '1.75' : '1.6'} -apple-system,system-ui,'Segoe UI',Roboto,Arial,sans-serif`
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const closingLine = (text: string) =>
    html`<p class="quiet" style="margin:0 0 12px;color:#55606a;font-size:15px">${text}</p>`
  const rows = facts.map(
    ({ label, value }) => html`<tr>
<td class="quiet row fact label" style="padding:10px 0;padding-inline-end:16px;border-top:1px solid #dfe3e6;color:#55606a;vertical-align:top;width:34%">${label}</td>
<td class="row fact value" dir="auto" style="padding:10px 0;border-top:1px solid #dfe3e6;white-space:pre-line;word-break:break-word;vertical-align:top;text-align:${direction === 'rtl' ? 'right' : 'left'}">${value}</td>
</tr>`,
  )
  const drawn = html`<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${heading}</title>
<style>:root{color-scheme:light dark}${raw(darkColors)}</style></head>
<body class="ground" dir="${direction}" style="margin:0;padding:0;background:#f3f5f6;color:#171c21;font:${raw(font)};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}${filler}</div>
<div class="ground" style="background:#f3f5f6;color:#171c21;padding:24px 12px">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;border-top:6px solid ${raw(color)};padding:36px 36px 24px">
<p class="quiet" style="margin:0 0 24px;color:#55606a;font-weight:600">${sender}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:600">${heading}</h1>
${paragraphs.map(paragraph)}
${link ? drawLink(link, color) : ''}
<div class="box" style="margin:24px 0;padding:16px 20px;border-radius:12px;background:#f3f5f6">
<span class="quiet" style="display:block;color:#55606a;font-size:14px">${reference.label}</span>
<span dir="ltr" style="display:inline-block;font-size:${raw(reference.alone ? '34px' : '22px')};font-weight:600;letter-spacing:0.04em;white-space:nowrap">${reference.value}</span></div>
${facts.length > 0 ? html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>` : ''}
${closing.map(closingLine)}
</div></div></body></html>`
  // Nothing in it has to be waited for.
  return (drawn as HtmlEscapedString).toString()
}

/** Dark letters in a white frame: legible whatever the colour is, in programs that turn colours around too. */
function drawLink({ label, address }: { label: string; address: string }, color: string) {
  return html`<p style="margin:24px 0"><a class="box" href="${address}" style="display:inline-block;padding:14px 22px;border:2px solid ${raw(color)};border-radius:12px;color:inherit;font-weight:600;text-decoration:none">${label}</a></p>`
}

function drawText({ sender, heading, paragraphs, reference, link, facts, closing }: MailContent): string {
  const lines = [...(reference.alone ? [] : [reference]), ...facts].map(
    ({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`,
  )
  return [
    sender,
    heading,
    ...paragraphs,
    ...(link ? [`${link.label}:`, link.address] : []),
    ...(reference.alone ? [`${reference.label}:`, reference.value] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...closing,
  ]
    .join('\n\n')
    .concat('\n')
}
