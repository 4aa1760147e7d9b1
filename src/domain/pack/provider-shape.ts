// The keys of provider.json and what each must be.
import { z } from 'zod'
import * as rule from './field-rules.ts'
import { weekHoursShape } from './hours.ts'
import type { PackTexts } from './pack-texts.ts'
import { signInShape, userPoolShape } from './sign-in-shape.ts'

export function providerShape({ text }: PackTexts) {
  const titledTexts = rule.listOf(rule.objectOf({ title: text, text }))
  const legalText = rule.objectOf({ updatedOn: rule.calendarDate, text: rule.listOf(text, 1) })
  return {
    sample: z.boolean({ error: 'true or false' }).optional(),
    languages: rule.listOf(rule.language, 1),
    company: rule.objectOf({
      slug: rule.slug,
      name: text,
      legalName: rule.someText.optional(),
      gtagId: rule.gtagId.optional(),
    }),
    location: rule.objectOf({
      slug: rule.slug,
      name: text,
      currency: rule.currency,
      country: rule.country,
      city: text,
      address: text,
      timeZone: rule.timeZone,
      latitude: rule.numberIn(-90, 90).optional(),
      longitude: rule.numberIn(-180, 180).optional(),
    }),
    domains: rule.listOf(rule.domain, 1),
    theme: rule.listOf(rule.objectOf({ primaryColor: rule.color, secondaryColor: rule.color, hoverColor: rule.color })),
    settlementCurrency: rule.currency,
    gtagId: rule.gtagId.optional(),
    userPool: userPoolShape.optional(),
    signIn: signInShape.optional(),
    retention: retentionShape(text).optional(),
    contact: rule.objectOf({
      email: rule.email,
      phone: rule.phone,
      whatsapp: rule.phone.optional(),
      hours: text,
      openingHours: rule.listOf(rule.objectOf(weekHoursShape), 1).optional(),
      replyHours: rule.numberIn(0, 720),
      emergencyPhone: rule.phone,
      directions: text.optional(),
    }),
    about: rule.objectOf({
      headline: text,
      introduction: text,
      reasons: titledTexts,
      story: rule.listOf(text),
      accreditations: rule.listOf(rule.objectOf({ name: text, url: rule.webUrl.optional() })),
      steps: titledTexts,
    }),
    legalTexts: rule.objectOf({ cookiePolicy: legalText, privacyPolicy: legalText, termsOfService: legalText }),
  }
}

function retentionShape(text: PackTexts['text']) {
  return rule.objectOf({
    documentMonths: rule.wholeNumber(1, 600).optional(),
    accessLogYears: rule.wholeNumber(1, 50).optional(),
    requestMonths: rule.wholeNumber(1, 600).optional(),
    mailDays: rule.wholeNumber(1, 3_650).optional(),
    contractYears: rule.wholeNumber(0, 50).optional(),
    contractLaw: text.optional(),
  })
}

export type ProviderShape = ReturnType<typeof providerShape>
