// Passwords that everybody tries first: nearly fifty thousand, the ten thousand most common among them, by a list that others keep.
import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set((dictionary['passwords-common'] ?? []).map(String))

/** @param password in lower case, as the list has them */
export const isCommonPassword = (password: string): boolean => common.has(password)
