// Shows a text as the site will, before it is saved.
import { previewText } from '#contract/text-preview.ts'
import { readRichText } from '#domain/pack/read-rich-text.ts'
import { type ApiApp, serve } from './serve.ts'

export function serveTextPreview(app: ApiApp): void {
  serve(app, previewText, async ({ text }) => readRichText(text))
}
