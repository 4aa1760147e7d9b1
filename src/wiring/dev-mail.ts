// Shows the mails and short messages of the outbox folder at /dev/mail, on a machine that serves only itself.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { isAskedLocally, isLoopback } from './client-address.ts'
import type { Config } from './config.ts'
import type { RequestEnv } from './request-env.ts'

/** Never where an outside address or one domain is set: that is a server for patients, whatever stands in front of it. */
export function showsMail({ SMTP_URL, HOST, PUBLIC_URL, PROVIDER_DOMAIN }: Config): boolean {
  return !SMTP_URL && !PUBLIC_URL && !PROVIDER_DOMAIN && isLoopback(HOST)
}

const fileName = /^[\w.@+-]+\.(eml|txt)$/

export function serveDevMail(app: Hono<RequestEnv>, dataDir: string): void {
  const folder = join(dataDir, 'outbox')
  // They hold what patients wrote and the codes they sign in with: a proxy that makes this server public must not make them public too.
  app.use('/dev/*', async (context, next) =>
    isAskedLocally(context) ? next() : context.text('Only from this machine.', 403),
  )
  app.get('/dev/mail', async (context) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((name) => fileName.test(name))
      .sort()
      .reverse()
    const rows = files.map((name) => html`<li><a href="/dev/mail/${name}">${name}</a></li>`)
    return context.html(html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>
      <h1>Outbox</h1><p>No mail server is set, so mails are kept here as files, and short messages beside them.</p><ul>${rows}</ul></html>`)
  })
  app.get('/dev/mail/:name', async (context) => {
    const name = context.req.param('name')
    const mail = fileName.test(name) ? await readFile(join(folder, name), 'utf8').catch(() => undefined) : undefined
    return mail === undefined ? context.text('There is no such mail.', 404) : context.text(mail)
  })
}
