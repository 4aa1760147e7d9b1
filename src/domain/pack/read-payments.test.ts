// How a provider takes money, as provider.json says it: each key and each fault, and that what is written reads back as itself.
import { expect, test } from 'vitest'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import { writePayments } from './payments-shape.ts'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const file = 'provider.json'
const account = { accountName: 'Asclepius', iban: 'DE89370400440532013000', bic: 'DEUTDEFF', bank: 'A bank' }
const withPayments = (payments: string) =>
  new SamplePack().change(file, '"languages": [', `"payments": ${payments}, "languages": [`)
const withSteps = (...steps: string[]) => withPayments(`{ "treatmentCancellation": [${steps.join(', ')}] }`)
const step = (daysBefore: string, fee: string) => `{ "daysBefore": ${daysBefore}, "time": "18:00", "fee": ${fee} }`
const withAccount = (key: keyof typeof account, value: string) =>
  withPayments(`{ "bankTransfer": ${JSON.stringify(account).replace(`"${account[key]}"`, value)} }`)

test.each([
  [
    'an unknown way to pay',
    withPayments('{ "methods": [▶"cash"] }'),
    'payments.methods[0] is "cash"; must be one of card',
  ],
  ['no way to pay', withPayments('{ "methods": ▶[] }'), 'must be a list in [ ] of at least one'],
  ['a way to pay twice', withPayments('{ "methods": ▶["card", "card"] }'), 'must be a list that names each once'],
  [
    'a transfer to nowhere',
    withPayments('▶{ "methods": ["transfer"] }'),
    'payments.bankTransfer is missing; must be there',
  ],
  ['an IBAN with a slip', withAccount('iban', '▶"DE89 3704 0044 0532 0130 01"'), 'payments.bankTransfer.iban is'],
  ['a BIC that is none', withAccount('bic', '▶"DEUTDE"'), 'payments.bankTransfer.bic is "DEUTDE"; must be a BIC'],
  ['an empty bank', withAccount('bank', '▶""'), 'payments.bankTransfer.bank is ""; must be a text'],
  ['two fees at once', withSteps(step('9', '▶{ "percent": 1, "amount": "2" }')), 'fee must be one of'],
  ['no fee at all', withSteps(step('9', '▶{}')), 'fee must be one of'],
  ['a fee in nights', withSteps(step('9', '{ ▶"nights": 1 }')), 'unknown key "nights"'],
  [
    'a step that does not come nearer',
    withSteps(step('9', '{ "percent": 0 }'), step('▶9', '{ "percent": 5 }')),
    'payments.treatmentCancellation[1].daysBefore is 9; must be fewer days than in the step before, which has 9',
  ],
  [
    'a fee that falls',
    withSteps(step('9', '{ "percent": 5 }'), step('2', '▶{ "percent": 4 }')),
    'must not be less than in',
  ],
  ['a fee too exact', withSteps(step('9', '{ "amount": ▶"1.001" }')), 'must be an amount of AED, which has 2 decimals'],
  [
    'a limit too exact',
    withPayments('{ "goodwillLimit": ▶"1.001" }'),
    'must be an amount of AED, which has 2 decimals',
  ],
  ['a prefix with a dash', withPayments('{ "invoicePrefix": ▶"TH-Y" }'), 'must be 1 to 8 capital letters or digits'],
  [
    'a word for a yes',
    withPayments('{ "surgeonSaysNo": ▶"yes" }'),
    'payments.surgeonSaysNo is "yes"; must be true or false',
  ],
])('%s is refused', async (_, pack, message) => {
  const { marked, told, messages } = await readFaults(pack)
  expect(messages.join('\n')).toContain(message)
  for (const place of marked) expect(told).toContain(place)
})

test('what is said is kept to the minor unit, and written it reads back as itself', async () => {
  const said = {
    methods: ['transfer', 'card'],
    bankTransfer: { ...account, iban: 'DE89 3704 0044 0532 0130 00' },
    treatmentCancellation: [
      { daysBefore: 14, time: '18:00', fee: { percent: 0 } },
      { daysBefore: 2, time: '12:00', fee: { amount: '1250.5' } },
    ],
    surgeonSaysNo: true,
    goodwillLimit: '500',
    invoicePrefix: 'ASC',
    taxNumber: 'TRN 100',
  }
  const payments = (await withPayments(JSON.stringify(said)).read()).pack?.provider.payments
  expect(payments).toEqual({
    methods: ['transfer', 'card'],
    bankTransfer: account,
    treatmentCancellation: [
      { daysBefore: 14, time: '18:00', fee: { percent: 0 } },
      { daysBefore: 2, time: '12:00', fee: { amountMinor: 125_050 } },
    ],
    surgeonSaysNo: true,
    goodwillLimitMinor: 50_000,
    invoicePrefix: 'ASC',
    taxNumber: 'TRN 100',
  })
  const written = JSON.stringify(writePayments(payments ?? {}, 'AED'))
  expect((await withPayments(written).read()).pack?.provider.payments).toEqual(payments)
})

test('where nothing is said people pay by card, and nobody gives anything back alone', async () => {
  const payments = (await new SamplePack().read()).pack?.provider.payments ?? null
  expect(payments).toBeNull()
  expect(paymentSettingsOf({ payments })).toEqual({
    methods: ['card'],
    bankTransfer: null,
    treatmentCancellation: null,
    surgeonSaysNo: false,
    goodwillLimitMinor: 0,
    invoicePrefix: 'INV',
    taxNumber: '',
  })
})
