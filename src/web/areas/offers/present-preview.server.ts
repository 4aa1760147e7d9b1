// The offer that is being written as the patient will see it: their language, their currency, the words of their own page.
import { previewOffer } from '#contract/offer-drafts.ts'
import { getProvider } from '#contract/provider.ts'
import { directionOf, languageOf } from '#kernel/language.ts'
import { areaTexts, translatorOf } from '#texts/catalogues.ts'
import { formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentOffer } from './present-offer.server.ts'

/** Words of the card that are no area's. */
const shared = ['procedure.mayChangeIf', 'procedure.fixed'] as const

export async function presentPreview(page: PageContext, reference: string, now: Date) {
  const reply = await page.call(previewOffer, { reference })
  const { offer, before, check, currency } = reply
  const language = languageOf(reply.language)
  const { host } = new URL(page.origin)
  const provider = await page.call(getProvider, { providerDomain: host, language })
  const theirs: PageContext = {
    ...page,
    provider,
    t: translatorOf(language),
    visitor: { language, currency },
  }
  return {
    /** In the words of whoever is at the desk. */
    total: check.total && formatMoney(check.total, page.visitor.language),
    language,
    dir: directionOf(language),
    texts: {
      ...areaTexts(language, 'offers'),
      ...Object.fromEntries(shared.map((key) => [key, wordsOf(theirs, key)])),
    },
    offer: offer && presentOffer(theirs, offer, before ?? undefined, now),
  }
}
export type OfferPreviewView = Awaited<ReturnType<typeof presentPreview>>

/** As the catalogue has it: what is left to fill in stays. */
const wordsOf = ({ t }: PageContext, key: (typeof shared)[number]): string => t(key)
