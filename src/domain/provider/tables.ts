// Tables of companies, their locations (each one a provider) and the domains that lead to them.
import { boolean, integer, json, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#kernel/localized.ts'
import type { PaymentSetting } from './payment-settings.ts'
import type { About, Contact, LegalTexts, Location, Theme } from './provider.ts'
import type { RetentionSetting } from './retention.ts'
import type { HostedUserPool, SignInSettings } from './user-pool.ts'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: json('name').$type<Localized>().notNull(),
  legalName: text('legal_name').notNull(),
  gtagId: text('gtag_id'),
  userPool: jsonb('user_pool').$type<HostedUserPool>(),
  /** Of the product's own pool, where it differs from the defaults. */
  signIn: jsonb('sign_in').$type<SignInSettings>(),
  /** Where it differs from the defaults. Of the company: its locations have the same clients. */
  retention: jsonb('retention').$type<RetentionSetting>(),
})

export const providers = pgTable(
  'providers',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    slug: text('slug').notNull(),
    sample: boolean('sample').notNull(),
    languages: text('languages').array().notNull(),
    location: json('location').$type<Location>().notNull(),
    theme: jsonb('theme').$type<Theme[]>().notNull(),
    settlementCurrency: text('settlement_currency').notNull(),
    /** Where it differs from the defaults. */
    payments: jsonb('payments').$type<PaymentSetting>(),
    contact: json('contact').$type<Contact>().notNull(),
    about: json('about').$type<About>().notNull(),
    legalTexts: json('legal_texts').$type<LegalTexts>().notNull(),
    revision: integer('revision').notNull().default(1),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.companyId, table.slug)],
)

export const providerDomains = pgTable('provider_domains', {
  domain: text('domain').primaryKey(),
  providerId: uuid('provider_id')
    .notNull()
    .references(() => providers.id),
})
