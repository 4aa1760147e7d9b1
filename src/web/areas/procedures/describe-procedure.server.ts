// Tells search engines about one procedure: what it is, what it costs, what people ask, who looked at the page last.
import type { FAQPage, MedicalProcedure, MedicalWebPage, WithContext } from 'schema-dts'
import { getProcedure, type Procedure } from '#contract/procedures.ts'
import { type Block, plainText } from '#kernel/rich-text.ts'
import { pageAddress, siteOf } from '#web/page/page-address.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sharePath } from '#web/page/share-picture.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { clinicReference, type DescribedPage, describeClinic, sampleWords } from '#web/site/describe-clinic.server.ts'
import { describeOffer, describePackage } from '#web/site/describe-offer.server.ts'
import { describePractitioner } from '#web/site/describe-practitioner.server.ts'
import { photoAddress } from '#web/site/photo-address.server.ts'
import { describeTrail } from './describe-trail.server.ts'
import { placeOfProcedure } from './place-of-procedure.ts'
import { specialtyOf } from './specialty-of.server.ts'

/** Everything that the page of a procedure says. */
export async function describeProcedurePage(page: PageContext, slug: string): Promise<object[]> {
  return describeProcedure(
    await page.call(getProcedure, { procedure: slug, language: contentLanguageOf(page.visitor) }),
    page,
  )
}

export function describeProcedure(one: Procedure, page: DescribedPage): object[] {
  const { url, image } = addressesOf(one, page)
  const { name, summary, price, unit } = one
  const offered = { name, summary, category: one.category.name, price, unit, url, image }
  const offers = [describeOffer(offered, page), ...one.carePackages.map((each) => describePackage(each, page))]
  return [
    describeClinic(page),
    describeWebPage(one, page),
    describeCare(one, page),
    ...offers.map((offer) => ({ '@context': 'https://schema.org', ...offer })),
    ...(one.questions.length > 0 ? [describeQuestions(one, page)] : []),
    describeTrail(page, one.category, one),
    ...one.practitioners.map((each) => describePractitioner(each, page)),
  ]
}

function addressesOf({ slug, photo }: Procedure, page: DescribedPage) {
  const place = placeOfProcedure(slug)
  return {
    url: pageAddress(siteOf(page), contentLanguageOf(page.visitor), place),
    image: photo ? photoAddress(photo, page) : page.origin + sharePath(place.picture, page.provider.revision),
  }
}

/** Where on the body and of which kind it is, no clinic has told us: neither is guessed. */
function describeCare(one: Procedure, page: DescribedPage): WithContext<MedicalProcedure> {
  const { url, image } = addressesOf(one, page)
  const specialty = specialtyOf(one.category)
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure`,
    name: one.name,
    description: one.summary,
    url,
    image,
    ...(one.steps.length > 0 && { howPerformed: wordsOf(one.steps) }),
    ...(one.aftercare.length > 0 && { followup: wordsOf(one.aftercare) }),
    ...(specialty && { relevantSpecialty: specialty }),
  }
}

function describeWebPage(one: Procedure, page: DescribedPage): WithContext<MedicalWebPage> {
  const { url } = addressesOf(one, page)
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: one.name,
    ...sampleWords(page),
    inLanguage: contentLanguageOf(page.visitor),
    about: { '@id': `${url}#procedure` },
    lastReviewed: one.reviewedOn,
    reviewedBy: { '@type': 'Person', name: one.reviewedBy },
    publisher: clinicReference(page),
  }
}

function describeQuestions(one: Procedure, page: DescribedPage): WithContext<FAQPage> {
  const { url } = addressesOf(one, page)
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    inLanguage: contentLanguageOf(page.visitor),
    mainEntity: one.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
    })),
  }
}

/** One line for each paragraph and each item of a list. */
function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(plainText) : [plainText(block.text)]))
    .join('\n')
}
