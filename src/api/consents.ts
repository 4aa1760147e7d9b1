// What a client agrees to: where it stands, its history, and giving it or taking it back.
import { getConsents, setConsent } from '#contract/clients.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type Consent, readConsents, recordConsent, standingOf } from '#domain/clients/consents.ts'
import { neededToShare } from '#domain/documents/add-share.ts'
import { withdrawAllShares } from '#domain/documents/withdraw-shares.ts'
import type { Clock } from '#kernel/clock.ts'
import { clientOf } from './client-of.ts'
import { type ApiApp, serve } from './serve.ts'

export type ConsentApiParts = { database: Database; clock: Clock }

export function serveConsents(app: ApiApp, { database, clock }: ConsentApiParts): void {
  serve(app, getConsents, async (_, call) => {
    const { account, provider } = await clientOf(database, call)
    const history = await database.forClient(account, provider.id, async (scope) => {
      await writeAudit(scope, account, byClient('read', 'consents'), clock())
      return readConsents(scope, account)
    })
    return { purposes: standingOf(history), history: history.map(present) }
  })
  serve(app, setConsent, async (input, call) => {
    const { account, provider } = await clientOf(database, call)
    const consent = await database.forClient(account, provider.id, async (scope) => {
      const now = clock()
      const { isNew, ...consent } = await recordConsent(scope, account, input, now)
      if (isNew) await writeAudit(scope, account, byClient('change', 'consents', input.purpose), now)
      // Nobody looks at anything under an agreement that is gone. Whoever shares waits for this, or finds none (require-consent.ts).
      if (neededToShare.includes(input.purpose) && !input.isGiven) await withdrawAllShares(scope, account, now)
      return consent
    })
    return present(consent)
  })
}

const present = ({ at, ...consent }: Consent) => ({ ...consent, at: at.toISOString() })
