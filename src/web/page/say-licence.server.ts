// What the link beside a licence says: that it shows the licence, that its number is looked up there, or that a sample has none.
import type { Practitioner } from '#contract/practitioners.ts'
import type { PageContext } from './page-context.ts'

export function sayLicence(one: Practitioner, { provider, t }: Pick<PageContext, 'provider' | 't'>): string {
  const { licenceNumber: number, licenceRegister: register } = one
  if (provider.sample) return t('meta.licence.sample', { register })
  return t(one.isLicencePage ? 'meta.licence.check' : 'meta.licence.lookUp', { number, register })
}
