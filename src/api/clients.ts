// The client's own record, and the locations that they have come to.
import { addCompanyLocation, getClient, updateClient } from '#contract/clients.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { removePicture } from '#domain/clients/client-picture.ts'
import { changeRecord, isChanging, readRecord } from '#domain/clients/client-record.ts'
import { invalidField } from '#domain/clients/invalid-field.ts'
import { linkLocation } from '#domain/clients/link-location.ts'
import type { Clock } from '#kernel/clock.ts'
import { clientOf } from './client-of.ts'
import { presentClient, readChanges } from './present-client.ts'
import { type ApiApp, serve } from './serve.ts'

export type ClientApiParts = { database: Database; clock: Clock }

export function serveClients(app: ApiApp, { database, clock }: ClientApiParts): void {
  serve(app, getClient, async ({ email }, call) => {
    const { account, provider } = await clientOf(database, call, email)
    const record = await database.forClient(account, provider.id, async (scope) => {
      await writeAudit(scope, account, byClient('read', 'profile'), clock())
      return readRecord(scope, account)
    })
    return presentClient(account, record)
  })
  serve(app, updateClient, async ({ email, ...update }, call) => {
    const { account, provider } = await clientOf(database, call, email)
    const record = await database.forClient(account, provider.id, async (scope) => {
      const before = await readRecord(scope, account)
      const changes = readChanges(update, before, provider)
      if (!isChanging(before, changes)) return before
      const now = clock()
      const isPictureGone = changes.pictureId === '' && before.pictureId !== ''
      // The picture before the record, as whoever sends a new one does: no two wait for each other.
      if (changes.pictureId === '') await removePicture(scope, account)
      const record = await changeRecord(scope, account, changes, now)
      await writeAudit(scope, account, byClient('change', 'profile'), now)
      if (isPictureGone) await writeAudit(scope, account, byClient('remove', 'picture', before.pictureId), now)
      return record
    })
    return presentClient(account, record)
  })
  serve(app, addCompanyLocation, async ({ email, companyId, locationId, ...arrival }, call) => {
    const { account, provider } = await clientOf(database, call, email)
    const { company } = provider
    if (![company.id, company.slug].includes(companyId)) throw invalidField('companyId')
    if (![provider.id, provider.slug].includes(locationId)) throw invalidField('locationId')
    if (!/^([A-Z]{2})?$/.test(arrival.countryId)) throw invalidField('countryId')
    const linkedAt = await database.forClient(account, provider.id, (scope) =>
      linkLocation(scope, account, provider, arrival, clock()),
    )
    return { companyId: company.id, locationId: provider.id, linkedAt: linkedAt.toISOString() }
  })
}
