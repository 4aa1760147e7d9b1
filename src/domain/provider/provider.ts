// A provider: a company at a location, with its look, its contact and its own words.
import type { Localized } from '#kernel/localized.ts'
import type { Block } from '#kernel/rich-text.ts'
import type { Weekday } from '#kernel/weekday.ts'
import type { PaymentSetting } from './payment-settings.ts'
import type { RetentionSetting } from './retention.ts'
import type { SignInPlace } from './user-pool.ts'

export type Theme = { primaryColor: string; secondaryColor: string; hoverColor: string }

export type Location = {
  name: Localized
  currency: string
  country: string
  city: Localized
  address: Localized
  timeZone: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Hours of one weekday where the provider is, as `09:00`. */
export type OpeningHours = { day: Weekday; from: string; to: string }

export type Contact = {
  email: string
  phone: string
  whatsapp?: string | undefined
  /** As people read them. */
  hours: Localized
  /** The same as data: those of a day in order, none within another. Left out, only a day can be named for an answer. */
  openingHours?: OpeningHours[] | undefined
  /** Working hours until the first answer. */
  replyHours: number
  emergencyPhone: string
  directions?: Localized | undefined
}

export type TitledText = { title: Localized; text: Localized }

export type About = {
  headline: Localized
  introduction: Localized
  reasons: TitledText[]
  story: Localized[]
  accreditations: { name: Localized; url?: string | undefined }[]
  steps: TitledText[]
}

export type LegalText = { updatedOn: string; text: Localized<Block[]> }
export type LegalTexts = { cookiePolicy: LegalText; privacyPolicy: LegalText; termsOfService: LegalText }

export type Company = SignInPlace & {
  id: string
  slug: string
  name: Localized
  legalName: string
  gtagId: string | null
  /** Where it differs from the defaults: read with `retentionOf`. */
  retention: RetentionSetting | null
}

export type Provider = {
  id: string
  slug: string
  sample: boolean
  languages: string[]
  company: Company
  location: Location
  theme: Theme[]
  settlementCurrency: string
  /** Where it differs from the defaults: read with `paymentSettingsOf`. */
  payments: PaymentSetting | null
  contact: Contact
  about: About
  legalTexts: LegalTexts
  revision: number
}

/** The look of a provider that names none; the first colour also stands in for any that is no colour. */
export const defaultTheme: Theme = { primaryColor: '#070969', secondaryColor: '#52CCCC', hoverColor: '#6C6EEC' }

/** A colour as `#RRGGBB`: six hex digits with or without `#`, anything else is the default primary. */
export function readColor(text: string | undefined): string {
  const match = /^#?([0-9a-f]{6})$/i.exec(text?.trim() ?? '')
  return match ? `#${match[1]}` : defaultTheme.primaryColor
}

/** The first theme with every colour readable; the defaults when there is none. */
export function themeOf(provider: { theme: Theme[] }): Theme {
  const first = provider.theme[0]
  if (!first) return defaultTheme
  return {
    primaryColor: readColor(first.primaryColor),
    secondaryColor: readColor(first.secondaryColor),
    hoverColor: readColor(first.hoverColor),
  }
}

/** A host name as domains are kept: lower case, no port, no trailing dot. */
export function normalizeDomain(host: string): string {
  const named = host.trim().toLowerCase()
  const withoutPort = /^(\[.*\]|[^:]*):\d*$/.exec(named)?.[1] ?? named
  return withoutPort.replace(/\.$/, '')
}
