// The picture that a client has of themselves: sent as bytes, shown to them alone.
import { bodyLimit } from 'hono/body-limit'
import { clientPicturePath, pictureBytes } from '#contract/clients.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { keepPicture, readPicture } from '#domain/clients/client-picture.ts'
import { changeRecord } from '#domain/clients/client-record.ts'
import { drawPicture } from '#domain/clients/draw-picture.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { clientOf } from './client-of.ts'
import { presentClient } from './present-client.ts'
import { type ApiApp, needSession, signedIn } from './serve.ts'

export type PictureApiParts = { database: Database; clock: Clock }

const limitPicture = bodyLimit({
  maxSize: pictureBytes,
  onError: () => {
    throw new Fault('too-large', `At most ${pictureBytes} bytes are taken.`)
  },
})

/** Whatever it is taken for, nothing in it is run, and no other site shows it. */
const shown = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export function serveClientPicture({ hono }: ApiApp, { database, clock }: PictureApiParts): void {
  hono.post(clientPicturePath, signedIn, limitPicture, async (context) => {
    const { account, provider } = await clientOf(database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const { signal } = context.req.raw
    const content = await drawPicture(account, new Uint8Array(await context.req.arrayBuffer()), signal)
    const record = await database.forClient(account, provider.id, async (scope) => {
      const now = clock()
      const pictureId = await keepPicture(scope, account, content, now)
      await writeAudit(scope, account, byClient('change', 'picture', pictureId), now)
      return changeRecord(scope, account, { pictureId }, now)
    })
    context.header('cache-control', 'no-store')
    return context.json(presentClient(account, record))
  })
  hono.get(`${clientPicturePath}/:id`, async (context) => {
    const { account, provider } = await clientOf(database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const picture = await database.forClient(account, provider.id, (scope) => readPicture(scope, account))
    if (picture?.id !== context.req.param('id')) throw new Fault('not-found', 'There is no such picture.')
    const etag = `"${picture.id}"`
    const headers = { ...shown, etag }
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
    return context.body(new Uint8Array(picture.content), 200, headers)
  })
}
