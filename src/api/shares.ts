// What a client shows to a practitioner: the list, one more, and ending one.
import {
  addShare as addShareEndpoint,
  type DocumentShare,
  listShares,
  withdrawShare as withdrawShareEndpoint,
} from '#contract/documents.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { readRecord } from '#domain/clients/client-record.ts'
import { invalidField } from '#domain/clients/invalid-field.ts'
import { addShare, type ShareParts } from '#domain/documents/add-share.ts'
import { readShares } from '#domain/documents/read-shares.ts'
import { type Share, shareState } from '#domain/documents/share.ts'
import { withdrawShare } from '#domain/documents/withdraw-shares.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { CatalogueParts } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import { type ApiApp, serve } from './serve.ts'

export type ShareApiParts = ShareParts & Pick<CatalogueParts, 'readCatalogue'>

export function serveShares(app: ApiApp, parts: ShareApiParts): void {
  const { database, clock } = parts
  serve(app, listShares, async (_, call) => {
    const { account, provider } = await clientOf(database, call)
    const now = clock()
    const shares = await database.forClient(account, provider.id, async (scope) => {
      await writeAudit(scope, account, byClient('read', 'share'), now)
      return readShares(scope, account)
    })
    return shares.map((share) => present(share, now))
  })
  serve(app, addShareEndpoint, async (input, call) => {
    const { account, provider } = await clientOf(database, call)
    const { practitioners } = await parts.readCatalogue(provider)
    const practitioner = practitioners.find(({ slug }) => slug === input.practitioner)
    if (!practitioner) throw invalidField('practitioner')
    const { slug, name } = practitioner
    const { language } = await database.forClient(account, provider.id, (scope) => readRecord(scope, account))
    const nameAtClinic = inLanguage(name, provider.languages[0] ?? '')
    const share = await addShare(parts, account, provider, {
      practitioner: { slug, name: language ? inLanguage(name, language) : nameAtClinic, nameAtClinic },
      documentIds: input.documents,
      purpose: input.purpose,
      days: input.days,
      idempotencyKey: call.header('idempotency-key')?.slice(0, 200),
    })
    return present(share, clock())
  })
  serve(app, withdrawShareEndpoint, async ({ id }, call) => {
    const { account, provider } = await clientOf(database, call)
    const now = clock()
    const share = await database.forClient(account, provider.id, (scope) => withdrawShare(scope, account, id, now))
    return present(share, now)
  })
}

const present = (share: Share, now: Date): DocumentShare => ({
  ...share,
  sharedAt: share.sharedAt.toISOString(),
  until: share.until.toISOString(),
  withdrawnAt: share.withdrawnAt?.toISOString() ?? null,
  state: shareState(share, now),
})
