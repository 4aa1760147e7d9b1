// Guards the document that the analytics tag runs in: its rights, and that nothing but an id gets into it.
import { expect, test } from 'vitest'
import { measureDocument } from './measure-document.server.ts'

test('the document may run its own script and the supplier’s, in an origin of its own, framed by our pages alone', async () => {
  const answer = await measureDocument('G-TEST00001')
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(await answer.text()) ?? []
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const digest = Buffer.from(sum).toString('base64')
  expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${digest}' https://www.googletagmanager.com`,
    'connect-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'img-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ])
  expect(code).toMatch(/\("G-TEST00001"\)$/)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('the script stands alone: it knows no name of another file', async () => {
  const code = /<script>([\s\S]*)<\/script>/.exec(await (await measureDocument('G-A1')).text())?.[1] ?? ''
  expect(code).not.toMatch(/__vi|import|require/)
})

test.each([undefined, '', 'GTM-ABC', 'G-A1");alert("1', '</script>'])('404 where the tag is %j', async (id) => {
  expect((await measureDocument(id)).status).toBe(404)
})
