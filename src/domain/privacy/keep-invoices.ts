// What accounting law has a provider keep of invoices: who they were issued to, until the last day of it. The invoices themselves stay.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { readKeptInvoices } from '#domain/invoices/read-invoices.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { retentionOf } from '#domain/provider/retention.ts'
import type { KeptRecord } from './keep-records.ts'

/** The same before an erasure and after it. */
export async function keptInvoices(scope: Scope, { company }: Provider, client: ClientKey): Promise<KeptRecord[]> {
  const law = retentionOf(company).contractLaw
  return (await readKeptInvoices(scope, client)).map((one) => ({ ...one, law, what: 'invoice' }))
}
