// A page context for tests of what loaders present: over the sample API, or with answers of the test's own.
import { getProvider } from '#contract/provider.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { callAs, type PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf, type Visitor } from '#web/page/visitor.ts'
import { type SampleApi, siteOrigin } from './sample-api.ts'
import { sampleDomain } from './sample-provider.ts'

type Answers = Pick<PageContext, 'provider' | 'call'>

/** A page that calls whatever the test gives. */
export function pageWith(visitor: Visitor, answers: Answers): PageContext {
  return {
    visitor,
    session: { state: 'none' },
    origin: siteOrigin,
    settings: { stateStorage: 'localStorage' },
    t: translatorOf(visitor.language),
    describe: () => {},
    rasterise: async () => new Uint8Array(),
    ...answers,
  }
}

/** A page of the sample provider. */
export async function samplePage(api: SampleApi, visitor: Visitor): Promise<PageContext> {
  const call = callAs((request) => api.app.hono.fetch(request), siteOrigin, {})
  const provider = await call(getProvider, { providerDomain: sampleDomain, language: contentLanguageOf(visitor) })
  return pageWith(visitor, { provider, call })
}
