// Who gets a conversation that is handed over: the recipient by name and country, and how soon they answer.
import { presentCountry } from '#web/forms/present-country.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { HandOverClinic } from './hand-over-clinic.ts'

export function presentHandOver({ provider, visitor }: Pick<PageContext, 'provider' | 'visitor'>): HandOverClinic {
  return {
    name: provider.name,
    recipient: provider.company.legalName,
    country: presentCountry(provider.location.country, visitor.language),
    email: provider.contact.email,
    replyHours: provider.contact.replyHours,
  }
}
