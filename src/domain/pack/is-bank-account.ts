// Whether a text can be the number of a bank account: an IBAN with the right check digits (ISO 13616), or one of a country that has none.

const ibanLike = /^[A-Z]{2}\d{2}/
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const plainNumber = /^\d[\d-]{3,33}$/

/** Spaces do not count. What begins as an IBAN does has to be one: a slip in it would send money to somebody else. */
export function isBankAccount(text: string): boolean {
  const written = text.replaceAll(' ', '').toUpperCase()
  return ibanLike.test(written) ? iban.test(written) && hasCheckDigits(written) : plainNumber.test(written)
}

/** Country and check digits go to the end, letters become two digits each, and the whole leaves 1 when divided by 97. */
function hasCheckDigits(written: string): boolean {
  const digits = Array.from(written.slice(4) + written.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
