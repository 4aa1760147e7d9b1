// The contact form in words: labels, hints, limits and what is wrong with a field.
import { contactMessage } from '#contract/contact.ts'
import type { TextKey } from '#texts/translate.ts'
import { presentCountry } from '#web/forms/present-country.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { ContactField, ContactFieldView } from './contact-fields.ts'

const { shape } = contactMessage

/** Letters that fit, by the contract, so that the form can say so before anything is sent. */
export const maxLetters: Partial<Record<ContactField, number>> = {
  name: shape.name.maxLength ?? 0,
  email: shape.email.maxLength ?? 0,
  phone: shape.phone.unwrap().maxLength ?? 0,
  text: shape.text.maxLength ?? 0,
}

/** Numbers and addresses run from left to right in every language, but stand where the language begins. */
const leftToRight = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none', className: 'field rtl:text-end' } as const

export function presentForm(page: PageContext, query: URLSearchParams) {
  const { t, visitor, provider } = page
  const clinic = provider.name
  return {
    heading: t('meta.contact.form.title'),
    introduction: t('meta.contact.form.introduction', { clinic }),
    fields: presentFields(page),
    policy: t('meta.quote.privacyPolicy'),
    send: t('meta.contact.form.send'),
    sentences: presentSentences(page),
    unreachable: t('meta.contact.form.unreachable'),
    notSent: t('meta.contact.form.notSent'),
    maxLetters,
    sent: {
      heading: t('meta.contact.sent.title'),
      text: t('meta.contact.sent.text', { clinic, count: provider.contact.replyHours, email: provider.contact.email }),
      label: t('meta.quote.sent.reference'),
      again: t('meta.contact.sent.again'),
    },
    // A language that only the address asks for has to be asked for in the next one as well.
    action: query.has('lang') ? `/contact?lang=${contentLanguageOf(visitor)}` : '/contact',
    providerId: provider.id,
  }
}
export type ContactFormText = ReturnType<typeof presentForm>

function presentFields({ t, provider, visitor }: PageContext): ContactFieldView[] {
  const recipient = {
    recipient: provider.company.legalName,
    country: presentCountry(provider.location.country, visitor.language),
  }
  return [
    {
      name: 'name',
      label: t('meta.quote.name'),
      input: { type: 'text', required: true, dir: 'auto', autoComplete: 'name', spellCheck: false },
    },
    {
      name: 'email',
      label: t('meta.quote.email'),
      hint: t('meta.contact.form.emailHint'),
      input: { ...leftToRight, type: 'email', inputMode: 'email', required: true, autoComplete: 'email' },
    },
    {
      name: 'phone',
      label: t('meta.quote.phone'),
      optional: t('meta.quote.optional'),
      hint: t('meta.contact.form.phoneHint'),
      input: { ...leftToRight, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    },
    { name: 'text', label: t('meta.contact.form.text'), hint: t('meta.contact.form.textHint') },
    {
      name: 'consent',
      label: t('meta.contact.form.consent', recipient),
      hint: t('meta.quote.consentHint', { email: provider.contact.email }),
    },
  ]
}

const sentenceKeys: Record<string, TextKey> = {
  'name.required': 'meta.quote.error.name',
  'email.required': 'meta.quote.error.email',
  'email.invalid': 'meta.quote.error.emailInvalid',
  'phone.invalid': 'meta.quote.error.phoneInvalid',
  'text.required': 'meta.contact.form.errorText',
  'consent.required': 'meta.contact.form.errorConsent',
  'consent.invalid': 'meta.contact.form.errorConsent',
  other: 'meta.quote.error.other',
}

/** What is wrong with a field, by `<field>.<reason>`; `other` for all that no sentence is made for. */
function presentSentences({ t }: PageContext): Record<string, string> {
  const known = Object.entries(sentenceKeys).map(([code, key]) => [code, t(key)])
  const tooLong = Object.entries(maxLetters).map(([field, max]) => [
    `${field}.too-long`,
    t('meta.quote.error.tooLong', { max }),
  ])
  return Object.fromEntries([...known, ...tooLong])
}
