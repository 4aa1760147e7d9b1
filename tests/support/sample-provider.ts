// A small provider written straight into a test database: what each test of the catalogue, the API and the mails reads.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '#db/open.ts'
import { packages } from '#domain/packages/tables.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { companies, providerDomains, providers } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import { samplePackages, samplePractitioners, sampleProcedures, sampleWords } from './sample-catalogue.ts'

export const sampleDomain = 'clinic.test'

/** The moment at which the sample catalogue is on sale, `2026-11-21` at noon in Dubai. */
export const sampleNow = new Date('2026-11-21T08:00:00Z')
export const frozenClock = (): Date => new Date(sampleNow)

/** A provider as the domain knows it, in no database yet. */
export function sampleProvider(changes: Partial<Provider> = {}): Provider {
  return {
    id: newId(),
    slug: 'dubai',
    sample: false,
    languages: ['en', 'ar'],
    company: {
      id: newId(),
      slug: 'harbour-clinic',
      name: { en: 'Harbour Clinic', ar: 'عيادة المرفأ' },
      legalName: 'Harbour Clinic LLC',
      gtagId: 'G-HARBOUR1',
      userPool: { userPoolId: 'me-central-1_Harbour', userPoolClientId: 'harbour-client' },
      signIn: null,
      retention: null,
    },
    location: {
      name: { en: 'Harbour Clinic Dubai', ar: 'عيادة المرفأ دبي' },
      currency: 'EUR',
      country: 'AE',
      city: { en: 'Dubai', ar: 'دبي' },
      address: { en: '1 Creek Road', ar: 'شارع الخور ١' },
      timeZone: 'Asia/Dubai',
    },
    theme: [{ primaryColor: '0A5C63', secondaryColor: '#E0A458', hoverColor: '#0C7C86' }],
    settlementCurrency: 'AED',
    payments: null,
    revision: 1,
    ...sampleWords,
    ...changes,
  }
}

/**
 * Writes the provider, its domain and its whole catalogue: four procedures on sale and one withdrawn; one package on
 * sale, one whose dates are over, one withdrawn; two practitioners. No pictures.
 */
export async function writeSampleProvider(
  database: Database,
  changes: Partial<Provider> = {},
  domain: string = sampleDomain,
): Promise<Provider> {
  const provider = sampleProvider(changes)
  const { company, ...row } = provider
  await database.directory(async (transaction) => {
    await transaction.insert(companies).values(company)
    await transaction.insert(providers).values({ ...row, companyId: company.id })
    await transaction.insert(providerDomains).values({ domain, providerId: provider.id })
  })
  await database.forProvider(provider.id, async (scope) => {
    await scope.insert(procedures, sampleProcedures)
    await scope.insert(packages, samplePackages)
    await scope.insert(practitioners, samplePractitioners)
  })
  return provider
}

/** A second provider with a company and a domain of its own; `other.test` unless said. */
export function writeOtherProvider(database: Database, domain = 'other.test'): Promise<Provider> {
  const { company } = sampleProvider()
  const other = { ...company, slug: 'other-clinic', name: { en: 'Other Clinic' }, gtagId: null, userPool: null }
  return writeSampleProvider(database, { slug: 'other', company: other }, domain)
}

/** Gives the provider a photograph of a slug, one colour all over; returns the bytes as handed over. */
export async function writePicture(
  database: Database,
  provider: Provider,
  slug: string,
  size: { width: number; height: number } = { width: 1600, height: 900 },
): Promise<Buffer> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#3a7d8c' } })
    .png()
    .toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await database.forProvider(provider.id, (scope) => scope.insert(pictures, [{ slug, bytes, ...size, sha256 }]))
  return bytes
}
