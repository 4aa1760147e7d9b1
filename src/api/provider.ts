// Provider endpoints: who a domain belongs to, where its people sign in, its legal texts.
import {
  getLegalText,
  getProvider,
  getUserPoolConfig,
  type LegalDocument,
  type Provider as ProviderReply,
} from '#contract/provider.ts'
import type { ProviderDirectory } from '#domain/provider/find-provider.ts'
import { type LegalTexts, type Provider, themeOf } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'
import { type ApiApp, serve } from './serve.ts'

const legalTextOf: Record<LegalDocument, keyof LegalTexts> = {
  'cookie-policy': 'cookiePolicy',
  'privacy-policy': 'privacyPolicy',
  'terms-of-service': 'termsOfService',
}

export function serveProvider(app: ApiApp, directory: Pick<ProviderDirectory, 'find'>): void {
  const find = async (domain: string) => {
    const provider = await directory.find(domain)
    if (!provider) throw new Fault('unknown-provider', 'No provider has this domain.')
    return provider
  }
  serve(app, getUserPoolConfig, async ({ providerDomain }) => {
    const { userPool } = (await find(providerDomain)).company
    if (!userPool) throw new Fault('not-found', 'This provider has no user pool.')
    return { data: { userPoolId: userPool.userPoolId, userPoolClientId: userPool.userPoolClientId } }
  })
  serve(app, getProvider, async ({ providerDomain, language }) => presentProvider(await find(providerDomain), language))
  serve(app, getLegalText, async ({ document, language }, call) => {
    const { updatedOn, text } = (await call.findOwnProvider()).legalTexts[legalTextOf[document]]
    return { updatedOn, text: inLanguage(text, language) }
  })
}

function presentProvider(provider: Provider, language: string): ProviderReply {
  const say = (text: Localized) => inLanguage(text, language)
  const titled = (texts: { title: Localized; text: Localized }[]) =>
    texts.map(({ title, text }) => ({ title: say(title), text: say(text) }))
  const { company, location, contact, about } = provider
  return {
    id: provider.id,
    sample: provider.sample,
    name: say(company.name),
    company: {
      id: company.id,
      slug: company.slug,
      name: say(company.name),
      legalName: company.legalName,
      ...(company.gtagId ? { gtagId: company.gtagId } : {}),
    },
    location: {
      ...location,
      id: provider.id,
      slug: provider.slug,
      name: say(location.name),
      city: say(location.city),
      address: say(location.address),
    },
    theme: [themeOf(provider)],
    settlementCurrency: provider.settlementCurrency,
    languages: provider.languages,
    contact: {
      ...contact,
      hours: say(contact.hours),
      directions: contact.directions && say(contact.directions),
    },
    about: {
      headline: say(about.headline),
      introduction: say(about.introduction),
      reasons: titled(about.reasons),
      story: about.story.map(say),
      accreditations: about.accreditations.map(({ name, url }) => ({ name: say(name), url })),
      steps: titled(about.steps),
    },
    revision: provider.revision,
  }
}
