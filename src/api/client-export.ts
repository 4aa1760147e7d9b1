// The files in which a client takes everything along: JSON of our own, and a FHIR R4 bundle for other systems of health care.
import type { Context } from 'hono'
import { z } from 'zod'
import { clientExport } from '#contract/client-export.ts'
import { exportPaths } from '#contract/privacy.ts'
import { visitorInput } from '#contract/visitor.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type ClientExport, collectExport } from '#domain/privacy/collect-export.ts'
import { refuseManyExports } from '#domain/privacy/export-limit.ts'
import { toFhirBundle } from '#domain/privacy/fhir-bundle.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { clientOf } from './client-of.ts'
import { uploadAddress } from './document-address.ts'
import { invalidInput } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, needSession } from './serve.ts'

export type ExportApiParts = { database: Database; clock: Clock }

const query = z.object({ language: visitorInput.language })

export function serveClientExport({ hono }: ApiApp, parts: ExportApiParts): void {
  hono.get(exportPaths.json, (context) =>
    answer(context, parts, {
      type: 'application/json',
      ending: 'json',
      // Moments become text on the way, and what the contract does not name stays behind.
      write: (data) => clientExport.parse(JSON.parse(JSON.stringify(data))),
    }),
  )
  hono.get(exportPaths.fhir, (context) =>
    answer(context, parts, { type: 'application/fhir+json', ending: 'fhir.json', write: toFhirBundle }),
  )
}

type Form = { type: string; ending: string; write: (data: ClientExport) => object }

async function answer(context: Context<GateEnv>, { database, clock }: ExportApiParts, form: Form): Promise<Response> {
  const { account, provider } = await clientOf(database, {
    session: await needSession(context),
    findOwnProvider: context.get('findOwnProvider'),
  })
  const input = query.safeParse(context.req.query(), { reportInput: true })
  if (!input.success) throw invalidInput(input.error)
  const now = clock()
  const asker = {
    account,
    provider,
    language: input.data.language,
    origin: new URL(context.req.url).origin,
    urlOf: uploadAddress,
  }
  const data = await database.forClient(account, provider.id, async (scope) => {
    await refuseManyExports(scope, account, now)
    await writeAudit(scope, account, byClient('export', 'everything'), now)
    return collectExport(scope, asker, now)
  })
  const name = `${provider.company.slug}-${plainDate(now, provider.location.timeZone)}.${form.ending}`
  return context.body(JSON.stringify(form.write(data), undefined, 2), 200, {
    'content-type': `${form.type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}
