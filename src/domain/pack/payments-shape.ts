// The key `payments` of provider.json: what each of its own keys must be, what holds between them, and how it is read and written.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { z } from 'zod'
import { type PaymentSetting, payMethods, type TreatmentCancellationStep } from '#domain/provider/payment-settings.ts'
import { toMajor } from '#kernel/money.ts'
import { amount, toMinor, wrongAmount } from './amount.ts'
import { checkCancellation } from './check-cancellation.ts'
import type { Fields } from './check-object.ts'
import * as rule from './field-rules.ts'
import { PartRules } from './hotel-part.ts'
import type { Source } from './source.ts'
import { minorIn } from './step-faults.ts'
import { shown } from './wording.ts'

const fee = { percent: rule.wholeNumber(0, 100).optional(), amount: amount.optional() }

/** One step of what cancelling a treatment costs, as a clinic says it of all of them and an offer of its own. */
export const cancellationStep = rule.objectOf({
  daysBefore: rule.wholeNumber(0, 365),
  time: rule.timeOfDay,
  fee: rule.objectOf(fee),
})
export const mostSteps = 20

export const paymentsShape = rule.objectOf({
  methods: rule.listOf(rule.oneOf(payMethods), 1).optional(),
  bankTransfer: rule
    .objectOf({
      accountName: rule.textUpTo(rule.longest.name),
      iban: rule.bankAccount,
      bic: rule.bic,
      bank: rule.textUpTo(rule.longest.name),
    })
    .optional(),
  treatmentCancellation: rule.listOf(cancellationStep, 0, mostSteps).optional(),
  surgeonSaysNo: z.boolean({ error: 'true or false' }).optional(),
  goodwillLimit: amount.optional(),
  invoicePrefix: rule.invoicePrefix.optional(),
  taxNumber: rule.textUpTo(rule.longest.name).optional(),
})

type PaymentsFields = Fields<(typeof paymentsShape)['shape']>

/**
 * @param currency of the location; undefined while it cannot be told
 * @returns whether nothing was refused
 */
export function refuseWrongPayments(source: Source, root: Node, currency: string | undefined): boolean {
  const node = findNodeAtLocation(root, ['payments'])
  if (node?.type !== 'object') return true
  const rules = new PartRules(source, 0)
  const methods = (findNodeAtLocation(node, ['methods'])?.children ?? []).map(({ value }) => value as unknown)
  if (new Set(methods).size < methods.length) rules.refuse(node, 'methods', 'a list that names each once')
  if (methods.includes('transfer') && !findNodeAtLocation(node, ['bankTransfer']))
    rules.refuse(node, 'bankTransfer', 'there where methods names transfer')
  checkCancellation(rules, node, 'treatmentCancellation', minorIn(currency))
  for (const found of amountsIn(node)) refuseWrongAmount(rules, found, currency)
  return rules.isSound
}

const amountsIn = (node: Node): Node[] => {
  const steps = findNodeAtLocation(node, ['treatmentCancellation'])?.children ?? []
  const fees = steps.map((one) => findNodeAtLocation(one, ['fee', 'amount']))
  return [...fees, findNodeAtLocation(node, ['goodwillLimit'])].filter((one) => one !== undefined)
}

function refuseWrongAmount(rules: PartRules, node: Node, currency: string | undefined): void {
  const { data: text } = amount.safeParse(node.value)
  const wrong = text !== undefined && currency !== undefined && wrongAmount(text, currency)
  if (wrong) rules.refuseAt(node, `the amount is ${shown(node.value)}; must be ${wrong.expected}`)
}

export function toCancellationStep(
  { fee: said, ...at }: z.output<typeof cancellationStep>,
  currency: string,
): TreatmentCancellationStep {
  const isPart = said.percent !== undefined
  return {
    ...at,
    fee: isPart ? { percent: said.percent ?? 0 } : { amountMinor: toMinor(said.amount ?? '0', currency) },
  }
}

export function toPayments(
  { treatmentCancellation, goodwillLimit, ...fields }: PaymentsFields,
  currency: string,
): PaymentSetting {
  return {
    ...fields,
    ...(treatmentCancellation && {
      treatmentCancellation: treatmentCancellation.map((step) => toCancellationStep(step, currency)),
    }),
    ...(goodwillLimit !== undefined && { goodwillLimitMinor: toMinor(goodwillLimit, currency) }),
  }
}

/** The keys come in the order of the documentation: where they lie, none is kept. */
export function writePayments(
  {
    methods,
    bankTransfer,
    treatmentCancellation,
    surgeonSaysNo,
    goodwillLimitMinor,
    invoicePrefix,
    taxNumber,
  }: PaymentSetting,
  currency: string,
): Record<string, unknown> {
  const major = (amountMinor: number) => toMajor({ amountMinor, currency })
  const writeStep = ({ daysBefore, time, fee: said }: TreatmentCancellationStep) => {
    return { daysBefore, time, fee: 'percent' in said ? said : { amount: major(said.amountMinor) } }
  }
  return {
    ...(methods && { methods }),
    ...(bankTransfer && { bankTransfer: writeAccount(bankTransfer) }),
    ...(treatmentCancellation && { treatmentCancellation: treatmentCancellation.map(writeStep) }),
    ...(surgeonSaysNo !== undefined && { surgeonSaysNo }),
    ...(goodwillLimitMinor !== undefined && { goodwillLimit: major(goodwillLimitMinor) }),
    ...(invoicePrefix !== undefined && { invoicePrefix }),
    ...(taxNumber !== undefined && { taxNumber }),
  }
}

const writeAccount = ({ accountName, iban, bic, bank }: NonNullable<PaymentSetting['bankTransfer']>) => ({
  accountName,
  iban,
  bic,
  bank,
})
