// The document that the analytics tag runs in: bare, with an origin of its own, and a policy that lets it call its supplier alone.
import { isTagId } from '#kernel/tag-id.ts'
import { runTag } from './run-tag.ts'

const supplier = 'https://www.googletagmanager.com'
const collectors = `${supplier} https://*.google-analytics.com https://*.analytics.google.com`

/** 404 where no tag is configured, or what is configured is none. */
export async function measureDocument(gtagId: string | undefined): Promise<Response> {
  if (!isTagId(gtagId)) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const code = `(${runTag.toString()})(${JSON.stringify(gtagId)})`
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>-</title><script>${code}</script></head></html>`
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policyFor(code),
      'x-robots-tag': 'noindex',
    },
  })
}

/** `sandbox` here and not only on the frame: opened by its address, the document has no more rights. */
async function policyFor(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return [
    "default-src 'none'",
    `script-src 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}' ${supplier}`,
    `connect-src ${collectors}`,
    `img-src ${collectors}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
}
