// What the link beside a licence promises.
import { expect, test } from 'vitest'
import type { Practitioner } from '#contract/practitioners.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from './page-context.ts'
import { sayLicence } from './say-licence.server.ts'

const pageOf = (sample: boolean) => ({ provider: { sample }, t: translatorOf('en') }) as unknown as PageContext
const doctor = (isLicencePage: boolean) =>
  ({ licenceNumber: 'D-1042', licenceRegister: 'Health Authority', isLicencePage }) as Practitioner

test.for([
  [
    'the page of the licence itself is promised as that',
    false,
    true,
    'See this licence in the register: Health Authority',
  ],
  [
    'any other page asks to look the number up',
    false,
    false,
    'Look up licence D-1042 in the register: Health Authority',
  ],
  [
    'a sample says that its number is invented',
    true,
    true,
    'Invented for this sample. No number to look up in: Health Authority',
  ],
] as const)('%s', ([, sample, isOwn, said]) => {
  expect(sayLicence(doctor(isOwn), pageOf(sample))).toBe(said)
})
