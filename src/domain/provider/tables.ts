// Tables of companies, their locations (each one a provider) and the domains that lead to them.
import { boolean, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#kernel/localized.ts'
import type { About, Contact, LegalTexts, Location, Theme, UserPool } from './provider.ts'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  legalName: text('legal_name').notNull(),
  gtagId: text('gtag_id'),
  userPool: jsonb('user_pool').$type<UserPool>(),
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
    location: jsonb('location').$type<Location>().notNull(),
    theme: jsonb('theme').$type<Theme[]>().notNull(),
    settlementCurrency: text('settlement_currency').notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    about: jsonb('about').$type<About>().notNull(),
    legalTexts: jsonb('legal_texts').$type<LegalTexts>().notNull(),
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
