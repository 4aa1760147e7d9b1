// The keys of provider.json and what each must be.
import { z } from 'zod'
import * as rule from './field-rules.ts'
import { weekHoursShape } from './hours.ts'
import type { PackTexts } from './pack-texts.ts'
import { paymentsShape } from './payments-shape.ts'
import { signInShape, userPoolShape } from './sign-in-shape.ts'

/** Each is a host that the server answers at. */
const mostDomains = 20

export function providerShape({ name, line, text, markdown }: PackTexts) {
  const titledTexts = rule.listOf(rule.objectOf({ title: line, text }))
  const legalText = rule.objectOf({ updatedOn: rule.calendarDate, text: rule.listOf(markdown, 1) })
  return {
    sample: z.boolean({ error: 'true or false' }).optional(),
    languages: rule.listOf(rule.language, 1),
    company: rule.objectOf({
      slug: rule.slug,
      name,
      legalName: rule.textUpTo(rule.longest.name).optional(),
      gtagId: rule.gtagId.optional(),
    }),
    location: rule.objectOf({
      slug: rule.slug,
      name,
      currency: rule.currency,
      country: rule.country,
      city: name,
      address: line,
      timeZone: rule.timeZone,
      latitude: rule.numberIn(-90, 90).optional(),
      longitude: rule.numberIn(-180, 180).optional(),
    }),
    domains: rule.listOf(rule.domain, 1, mostDomains),
    theme: rule.listOf(rule.objectOf({ primaryColor: rule.color, secondaryColor: rule.color, hoverColor: rule.color })),
    settlementCurrency: rule.currency,
    gtagId: rule.gtagId.optional(),
    userPool: userPoolShape.optional(),
    signIn: signInShape.optional(),
    retention: retentionShape(line).optional(),
    payments: paymentsShape.optional(),
    contact: contactShape({ line, text }),
    about: rule.objectOf({
      headline: line,
      introduction: text,
      reasons: titledTexts,
      story: rule.listOf(text),
      accreditations: rule.listOf(rule.objectOf({ name: line, url: rule.webUrl.optional() })),
      steps: titledTexts,
    }),
    legalTexts: rule.objectOf({ cookiePolicy: legalText, privacyPolicy: legalText, termsOfService: legalText }),
  }
}

function contactShape({ line, text }: Pick<PackTexts, 'line' | 'text'>) {
  return rule.objectOf({
    email: rule.email,
    phone: rule.phone,
    whatsapp: rule.phone.optional(),
    hours: line,
    openingHours: rule.listOf(rule.objectOf(weekHoursShape), 1).optional(),
    replyHours: rule.numberIn(0, 720),
    emergencyPhone: rule.phone,
    directions: text.optional(),
  })
}

function retentionShape(line: PackTexts['line']) {
  return rule.objectOf({
    documentMonths: rule.wholeNumber(1, 600).optional(),
    accessLogYears: rule.wholeNumber(1, 50).optional(),
    requestMonths: rule.wholeNumber(1, 600).optional(),
    mailDays: rule.wholeNumber(1, 3_650).optional(),
    chatDays: rule.wholeNumber(1, 365).optional(),
    contractYears: rule.wholeNumber(0, 50).optional(),
    contractLaw: line.optional(),
  })
}

export type ProviderShape = ReturnType<typeof providerShape>
