// The one look of every mail: a heading, paragraphs and a list of facts, as HTML and as text.
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { directionOf, type Language } from '#kernel/language.ts'

export type MailContent = {
  language: Language
  /** Six hex digits with `#`, already checked. */
  color: string
  sender: string
  heading: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  closing: string[]
}

export function drawMail(content: MailContent): { html: string; text: string } {
  return { html: drawHtml(content), text: drawText(content) }
}

function drawHtml({ language, color, sender, heading, paragraphs, facts, closing }: MailContent): string {
  const direction = directionOf(language)
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const rows = facts.map(
    ({ label, value }) => html`<tr>
      <td style="padding:8px 0;border-bottom:1px solid #dfe3e6;color:#55606a;vertical-align:top;width:38%">${label}</td>
      <td style="padding:8px 0;border-bottom:1px solid #dfe3e6;white-space:pre-line;vertical-align:top">${value}</td>
    </tr>`,
  )
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;background:#f4f6f7;color:#171c21;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div style="background:#fff;border-radius:16px;border-top:6px solid ${raw(color)};padding:32px 24px">
<p style="margin:0 0 8px;color:#55606a">${sender}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${heading}</h1>
${paragraphs.map(paragraph)}
<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>
${closing.map(paragraph)}
</div></div></body></html>`
  // A promise only when a value is one, and none is.
  return (page as HtmlEscapedString).toString()
}

function drawText({ sender, heading, paragraphs, facts, closing }: MailContent): string {
  const lines = facts.map(({ label, value }) => `${label}: ${value}`)
  return [sender, heading, ...paragraphs, lines.join('\n'), ...closing].join('\n\n').concat('\n')
}
