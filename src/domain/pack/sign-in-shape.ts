// How people sign in, as provider.json says it: a hosted pool by its ids, or the rules of the product's own.
import { z } from 'zod'
import { firstFactors, mfaMethods, mfaStates, signInNames } from '#domain/provider/user-pool.ts'
import * as rule from './field-rules.ts'

const yesOrNo = z.boolean({ error: 'true or false' })

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

/** As many as hosted pools take. */
const passwordPolicy = rule.objectOf({
  minimumLength: rule.wholeNumber(6, 99).optional(),
  requireLowercase: yesOrNo.optional(),
  requireUppercase: yesOrNo.optional(),
  requireNumbers: yesOrNo.optional(),
  requireSymbols: yesOrNo.optional(),
})

const rules = {
  passwordPolicy: passwordPolicy.optional(),
  mfa: oneOf(mfaStates).optional(),
  mfaMethods: rule.listOf(oneOf(mfaMethods), 1).optional(),
  confirmBy: oneOf(['CODE', 'LINK']).optional(),
  selfSignUp: yesOrNo.optional(),
  firstFactors: rule.listOf(oneOf(firstFactors), 1).optional(),
  devices: oneOf(['never', 'always', 'asked']).optional(),
}

const attributeName = 'letters, digits, _ and -, at most 20 of them, without custom: before it'

const customAttribute = rule.objectOf({
  name: z.string({ error: attributeName }).regex(/^[\w-]{1,20}$/, { error: attributeName }),
  type: oneOf(['String', 'Number', 'DateTime', 'Boolean']),
  mutable: yesOrNo,
  minLength: rule.wholeNumber(0, 2048).optional(),
  maxLength: rule.wholeNumber(1, 2048).optional(),
  minValue: rule.numberIn(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).optional(),
  maxValue: rule.numberIn(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).optional(),
})

export const signInShape = rule.objectOf({
  ...rules,
  customAttributes: rule
    .listOf(customAttribute)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, { error: 'a list without a name twice' })
    .optional(),
})

const withColon = 'a text with a colon such as eu-west-1:0e9d7cbe-1111-4222-8333-444455556666'

/** What is named here must fit; whatever else the pool asks for is kept as it is. */
export const userPoolShape = z.looseObject(
  {
    userPoolId: z
      .string({ error: 'a text with an underscore' })
      .regex(/^[a-z\d-]+_\w+$/i, { error: 'a text with an underscore such as eu-west-1_AbC123' })
      // The tables tell people apart by the id of their pool: under one of ours another's tokens would be our people's.
      .regex(/^(?!own-1_)/i, { error: 'the id of a hosted pool; own-1_ is how those of the product begin' }),
    userPoolClientId: rule.textUpTo(rule.longest.name),
    userPoolEndpoint: rule.webUrl.optional(),
    issuer: rule.webUrl.optional(),
    identityPoolId: z
      .string({ error: withColon })
      .regex(/^[a-z\d-]+:[\w-]+$/i, { error: withColon })
      .optional(),
    identityPoolEndpoint: rule.webUrl.optional(),
    allowGuestAccess: yesOrNo.optional(),
    signInWith: rule.listOf(oneOf(signInNames), 1).optional(),
    oauth: rule
      .objectOf({
        domain: rule.domain,
        redirectSignIn: rule.listOf(rule.webUrl, 1),
        redirectSignOut: rule.listOf(rule.webUrl, 1),
        scopes: rule.listOf(rule.textUpTo(rule.longest.name), 1),
      })
      .optional(),
    ...rules,
  },
  { error: 'an object in { }' },
)
