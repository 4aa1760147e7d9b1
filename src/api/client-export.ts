// The files in which a client takes everything along: JSON of our own, and a FHIR R4 bundle for other systems of health care.
import type { Context } from 'hono'
import { z } from 'zod'
import { clientExport } from '#contract/client-export.ts'
import { accessEntry, exportPaths } from '#contract/privacy.ts'
import { visitorInput } from '#contract/visitor.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type ClientExport, collectExport } from '#domain/privacy/collect-export.ts'
import { refuseManyExports } from '#domain/privacy/export-limit.ts'
import { toFhirAccess, toFhirBundle } from '#domain/privacy/fhir-bundle.ts'
import { type AccessEntry, readAccessPages } from '#domain/privacy/read-access-log.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { clientOf } from './client-of.ts'
import { uploadAddress } from './document-address.ts'
import { invalidInput } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, needSession } from './serve.ts'
import { streamOf } from './stream-of.ts'

export type ExportApiParts = { database: Database; clock: Clock }

const query = z.object({ language: visitorInput.language })

export function serveClientExport({ hono }: ApiApp, parts: ExportApiParts): void {
  hono.get(exportPaths.json, (context) =>
    answer(context, parts, {
      type: 'application/json',
      ending: 'json',
      // Moments become text on the way, and what the contract does not name stays behind.
      head: (data) => ({ ...withoutLog.parse(JSON.parse(JSON.stringify(data))), accessLog: [] }),
      describe: (lines) => lines.map(({ at, ...line }) => accessEntry.parse({ ...line, at: at.toISOString() })),
    }),
  )
  hono.get(exportPaths.fhir, (context) =>
    answer(context, parts, {
      type: 'application/fhir+json',
      ending: 'fhir.json',
      head: toFhirBundle,
      describe: (lines, data) => toFhirAccess(data, lines),
    }),
  )
}

const withoutLog = clientExport.omit({ accessLog: true })

type Form = {
  type: string
  ending: string
  /** All but the access log; its last field is the list that the log's lines go into. */
  head: (data: ClientExport) => object
  describe: (lines: AccessEntry[], data: ClientExport) => object[]
}

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
  await database.forClient(account, provider.id, async (scope) => {
    await refuseManyExports(scope, account, now)
    await writeAudit(scope, account, byClient('export', 'everything'), now)
  })
  const data = await database.forClient(account, provider.id, (scope) => collectExport(scope, asker, now))
  const pages = readAccessPages(database, { client: account, providerId: provider.id, language: asker.language })
  const name = `${provider.company.slug}-${plainDate(now, provider.location.timeZone)}.${form.ending}`
  return context.body(streamOf(write(form, data, pages)), 200, {
    'content-type': `${form.type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** JSON in pieces, of which each is made when the one before is sent: the log is longer than memory should hold. */
async function* write(
  { head, describe }: Form,
  data: ClientExport,
  pages: AsyncIterable<AccessEntry[]>,
): AsyncGenerator<Uint8Array> {
  const text = JSON.stringify(head(data))
  yield Buffer.from(text.slice(0, -']}'.length))
  let comma = text.endsWith('[]}') ? '' : ','
  for await (const lines of pages) {
    if (lines.length === 0) continue
    yield Buffer.from(comma + JSON.stringify(describe(lines, data)).slice(1, -1))
    comma = ','
  }
  yield Buffer.from(']}')
}
