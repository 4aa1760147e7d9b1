// A text whose words depend on a number.

/** Forms by Intl.PluralRules category; Arabic uses all six. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
