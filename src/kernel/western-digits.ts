// Digits as every rule of ours reads them.

/** Arabic and Persian digits, as phones in the Gulf type them, become those from 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
