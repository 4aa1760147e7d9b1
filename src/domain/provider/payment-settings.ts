// How a provider takes money: ways to pay, its bank account, what cancelling a treatment costs, and who decides what it gives back.

/** `transfer`: to the clinic's own account. */
export const payMethods = ['card', 'transfer'] as const
export type PayMethod = (typeof payMethods)[number]

/** Of a treatment: until `time` (`HH:MM`) where the clinic is, so many days before the first day of the journey. */
export type TreatmentCancellationStep = {
  daysBefore: number
  time: string
  fee: { percent: number } | { amountMinor: number }
}

/** As the bank has it. `iban`: the account's number where its country has no IBAN. */
export type BankAccount = { accountName: string; iban: string; bic: string; bank: string }

export type PaymentSettings = {
  /** At least one of them. */
  methods: PayMethod[]
  /** Null: nobody can pay by transfer. */
  bankTransfer: BankAccount | null
  /** The earliest end first. Null: an offer that has none of its own cannot be paid through this site. */
  treatmentCancellation: TreatmentCancellationStep[] | null
  /** Whether a patient whom the surgeon does not treat gets everything back. */
  surgeonSaysNo: boolean
  /** In minor units of the location's currency: what one person of the clinic may give back beyond the policy. */
  goodwillLimitMinor: number
  /** That numbers of invoices and credit notes begin with: `THY` of `THY-2026-000123`. */
  invoicePrefix: string
  /** As invoices show it, with its name (`TRN 1002...`); empty where the provider has none. */
  taxNumber: string
}

/** As provider.json says it: what is left out is as it is by default. */
export type PaymentSetting = { [Key in keyof PaymentSettings]?: NonNullable<PaymentSettings[Key]> | undefined }

export function paymentSettingsOf({ payments }: { payments: PaymentSetting | null }): PaymentSettings {
  return {
    methods: payments?.methods ?? ['card'],
    bankTransfer: payments?.bankTransfer ?? null,
    treatmentCancellation: payments?.treatmentCancellation ?? null,
    surgeonSaysNo: payments?.surgeonSaysNo ?? false,
    goodwillLimitMinor: payments?.goodwillLimitMinor ?? 0,
    invoicePrefix: payments?.invoicePrefix ?? 'INV',
    taxNumber: payments?.taxNumber ?? '',
  }
}
