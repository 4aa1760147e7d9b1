// How long a company keeps requests, mails, its clients' documents, access log and contracts, where nobody removes them before.
import type { Localized } from '#kernel/localized.ts'

export type Retention = {
  /** Of documents that are in no open share, from the upload on. */
  documentMonths: number
  accessLogYears: number
  /** Of quote requests with their offers and messages, from the last word in the thread on. */
  requestMonths: number
  /** Of mails, from when they left. */
  mailDays: number
  /** Of conversations with the assistant, from the last word on. */
  chatDays: number
  /** Of accepted offers: what a client cannot have erased before, and what keeps their request. */
  contractYears: number
  /** The law that asks for it, as clients read it. */
  contractLaw: Localized
}

/** As provider.json says it: what is left out is as it is by default. */
export type RetentionSetting = { [Key in keyof Retention]?: Retention[Key] | undefined }

const defaultRetention: Retention = {
  documentMonths: 24,
  accessLogYears: 6,
  requestMonths: 24,
  mailDays: 90,
  chatDays: 30,
  contractYears: 10,
  contractLaw: { en: 'the law on keeping commercial records', ar: 'قانون حفظ السجلات التجارية' },
}

/** Of a company; of nobody's it is the default. */
export function retentionOf(company: { retention: RetentionSetting | null } | undefined): Retention {
  const said = company?.retention ?? {}
  return {
    documentMonths: said.documentMonths ?? defaultRetention.documentMonths,
    accessLogYears: said.accessLogYears ?? defaultRetention.accessLogYears,
    requestMonths: said.requestMonths ?? defaultRetention.requestMonths,
    mailDays: said.mailDays ?? defaultRetention.mailDays,
    chatDays: said.chatDays ?? defaultRetention.chatDays,
    contractYears: said.contractYears ?? defaultRetention.contractYears,
    contractLaw: said.contractLaw ?? defaultRetention.contractLaw,
  }
}

/** @param months whole, also negative; where the month is too short it is its last day (in UTC) */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0)
  return moved
}
