// Tells search engines what the contact page says: the clinic and everyone who treats there.
import { listPractitioners } from '#contract/practitioners.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { describeClinic } from '#web/site/describe-clinic.server.ts'
import { describePractitioner } from '#web/site/describe-practitioner.server.ts'

export async function describeContact(page: PageContext): Promise<object[]> {
  const { practitioners } = await page.call(listPractitioners, { language: contentLanguageOf(page.visitor) })
  return [describeClinic(page), ...practitioners.map((one) => describePractitioner(one, page))]
}
