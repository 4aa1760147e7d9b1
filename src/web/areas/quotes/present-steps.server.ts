// The fields of the quote form in words: labels, hints, limits and the attributes that bring up the right keyboard.
import { channels, flexibilities, quoteRequest } from '#contract/quotes.ts'
import { mostOfAll } from '#kernel/price-unit.ts'
import type { TextKey } from '#texts/translate.ts'
import { presentCountry } from '#web/forms/present-country.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { FieldView, OptionGroup, StepView } from './field-view.ts'
import { type FieldName, type StepName, steps } from './fields.ts'

const { shape } = quoteRequest

/** Letters that fit, by the contract, so that the form can say so before anything is sent. */
export const maxLetters: Partial<Record<FieldName, number>> = {
  need: shape.need.unwrap().maxLength ?? 0,
  medicalNotes: shape.medicalNotes.unwrap().maxLength ?? 0,
  name: shape.name.maxLength ?? 0,
  email: shape.email.maxLength ?? 0,
  phone: shape.phone.unwrap().maxLength ?? 0,
}
const maxCompanions = shape.companions.unwrap().maxValue ?? 0

/** Numbers and addresses run from left to right in every language, but stand where the language begins. */
const leftToRight = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none', className: 'field rtl:text-end' } as const
const half = 'sm:col-span-1'

export type Offered = { groups: OptionGroup[]; chosen: string; count: string; currencies: string[] }

export function presentSteps(page: PageContext, offered: Offered): StepView[] {
  const fieldsOf: Record<StepName, FieldView[]> = {
    need: needFields(page, offered),
    dates: dateFields(page),
    budget: budgetFields(page, offered),
    contact: contactFields(page),
  }
  return steps.map(({ name }, at) => ({
    name,
    title: page.t(`meta.quote.step.${name}`),
    progress: page.t('meta.quote.progress', { step: at + 1, steps: steps.length }),
    fields: fieldsOf[name],
    ...(name === 'dates' && { introduction: page.t('meta.quote.datesHint') }),
  }))
}

function needFields({ t }: PageContext, { groups, chosen, count }: Offered): FieldView[] {
  const none = { category: '', options: [{ value: '', name: t('meta.quote.noItem') }] }
  const counts = Array.from({ length: mostOfAll }, (_, at) => ({ value: String(at + 1), name: String(at + 1) }))
  return [
    { kind: 'list', name: 'item', label: t('meta.quote.item'), groups: [none, ...groups], preset: chosen },
    {
      kind: 'list',
      name: 'count',
      label: t('meta.quote.count'),
      hint: t('meta.quote.countHint'),
      groups: [{ category: '', options: counts }],
      preset: count,
    },
    { kind: 'text', name: 'need', label: t('meta.quote.need'), hint: t('meta.quote.needHint'), rows: 5 },
  ]
}

function dateFields({ t }: PageContext): FieldView[] {
  const optional = t('meta.quote.optional')
  // Four digits of the year and no more.
  const input = { type: 'date', max: '9999-12-31', autoComplete: 'off' }
  const nobody = { value: '0', name: t('meta.quote.noCompanion') }
  const people = Array.from({ length: maxCompanions }, (_, at) => ({
    value: String(at + 1),
    name: t('meta.quote.companionCount', { count: at + 1 }),
  }))
  return [
    { kind: 'line', name: 'earliest', label: t('meta.quote.earliest'), optional, className: half, input },
    { kind: 'line', name: 'latest', label: t('meta.quote.latest'), optional, className: half, input },
    {
      kind: 'choice',
      name: 'flexibility',
      label: t('meta.quote.flexibility'),
      options: flexibilities.map((value) => ({ value, name: t(`quote.flexibility.${value}`) })),
      preset: 'open',
    },
    {
      kind: 'list',
      name: 'companions',
      label: t('meta.quote.companions'),
      hint: t('meta.quote.companionsHint'),
      className: half,
      groups: [{ category: '', options: [nobody, ...people] }],
      preset: '0',
    },
  ]
}

function budgetFields({ t, provider }: PageContext, { currencies }: Offered): FieldView[] {
  const optional = t('meta.quote.optional')
  const [preset = ''] = currencies
  return [
    {
      kind: 'line',
      name: 'budget',
      label: t('meta.quote.budget'),
      hint: t('meta.quote.budgetHint'),
      optional,
      className: half,
      input: {
        type: 'text',
        inputMode: 'numeric',
        pattern: "[\\d٠-٩۰-۹.,٬'’ ]*",
        autoComplete: 'off',
        spellCheck: false,
        className: 'field figure',
      },
    },
    {
      kind: 'list',
      name: 'currency',
      label: t('meta.quote.currency'),
      className: `${half} self-end`,
      groups: [{ category: '', options: currencies.map((value) => ({ value, name: value })) }],
      preset,
    },
    {
      kind: 'text',
      name: 'medicalNotes',
      label: t('meta.quote.medicalNotes'),
      hint: `${t('meta.quote.medicalNotesHint', { clinic: provider.name })} ${t('meta.quote.noDocuments')}`,
      optional,
      rows: 7,
    },
  ]
}

function contactFields({ t, provider, visitor }: PageContext): FieldView[] {
  const { legalName } = provider.company
  const offeredChannels = channels.filter((channel) => channel !== 'whatsapp' || provider.contact.whatsapp)
  const recipient = { recipient: legalName, country: presentCountry(provider.location.country, visitor.language) }
  return [
    {
      kind: 'line',
      name: 'name',
      label: t('meta.quote.name'),
      input: { type: 'text', required: true, dir: 'auto', autoComplete: 'name', spellCheck: false },
    },
    {
      kind: 'line',
      name: 'email',
      label: t('meta.quote.email'),
      hint: t('meta.quote.emailHint'),
      input: { ...leftToRight, type: 'email', inputMode: 'email', required: true, autoComplete: 'email' },
    },
    {
      kind: 'choice',
      name: 'channel',
      label: t('meta.quote.channel'),
      options: offeredChannels.map((value) => ({ value, name: t(`quote.channel.${value}`) })),
      preset: 'email',
    },
    {
      kind: 'line',
      name: 'phone',
      label: t('meta.quote.phone'),
      hint: t('meta.quote.phoneHint'),
      input: { ...leftToRight, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    },
    {
      kind: 'tick',
      name: 'consent',
      label: t('meta.quote.consent', recipient),
      hint: t('meta.quote.consentHint', { email: provider.contact.email }),
      link: { to: '/privacy-policy', text: t('meta.quote.privacyPolicy') },
    },
  ]
}

const sentenceKeys: Record<string, TextKey> = {
  'need.required': 'meta.quote.error.need',
  'count.invalid': 'meta.quote.error.count',
  'earliest.invalid': 'meta.quote.error.date',
  'latest.invalid': 'meta.quote.error.date',
  'earliest.past': 'meta.quote.error.past',
  'latest.past': 'meta.quote.error.past',
  'latest.before-earliest': 'meta.quote.error.beforeEarliest',
  'budget.invalid': 'meta.quote.error.budget',
  'name.required': 'meta.quote.error.name',
  'email.required': 'meta.quote.error.email',
  'email.invalid': 'meta.quote.error.emailInvalid',
  'phone.required': 'meta.quote.error.phone',
  'phone.required-for-channel': 'meta.quote.error.phone',
  'phone.invalid': 'meta.quote.error.phoneInvalid',
  'consent.required': 'meta.quote.error.consent',
  'consent.invalid': 'meta.quote.error.consent',
  other: 'meta.quote.error.other',
}

/** What is wrong with a field, by `<field>.<reason>`; `other` for all that no sentence is made for. */
export function presentSentences({ t }: PageContext): Record<string, string> {
  const known = Object.entries(sentenceKeys).map(([code, key]) => [code, t(key)])
  const tooLong = Object.entries(maxLetters).map(([field, max]) => [
    `${field}.too-long`,
    t('meta.quote.error.tooLong', { max }),
  ])
  return Object.fromEntries([...known, ...tooLong])
}
