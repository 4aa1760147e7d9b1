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
import type { UserPools } from '#domain/provider/user-pool.ts'
import { Fault } from '#kernel/fault.ts'
import { inLanguage, type Localized, writtenIn } from '#kernel/localized.ts'
import { presentUserPool } from './present-user-pool.ts'
import { type ApiApp, serve } from './serve.ts'

const legalTextOf: Record<LegalDocument, keyof LegalTexts> = {
  'cookie-policy': 'cookiePolicy',
  'privacy-policy': 'privacyPolicy',
  'terms-of-service': 'termsOfService',
}

export type ProviderApiParts = { directory: Pick<ProviderDirectory, 'find'>; userPools: UserPools }

export function serveProvider(app: ApiApp, { directory, userPools }: ProviderApiParts): void {
  const find = async (domain: string) => {
    const provider = await directory.find(domain)
    if (!provider) throw new Fault('unknown-provider', 'No provider has this domain.')
    return provider
  }
  serve(app, getUserPoolConfig, async ({ providerDomain }, { origin, findOwnProvider }) => {
    // A tab knows only where it is; a server of one domain may be seen at any address.
    const isHere = providerDomain === new URL(origin).host
    const { company } = await (isHere ? findOwnProvider() : find(providerDomain))
    return { data: presentUserPool(await userPools.userPoolOf(company), origin) }
  })
  serve(app, getProvider, async ({ providerDomain, language }) => presentProvider(await find(providerDomain), language))
  serve(app, getLegalText, async ({ document, language }, call) => {
    const { updatedOn, text } = (await call.findOwnProvider()).legalTexts[legalTextOf[document]]
    return { updatedOn, text: inLanguage(text, language), language: writtenIn(text, language) }
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
