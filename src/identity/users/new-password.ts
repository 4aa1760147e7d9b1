// A password to begin with, as the pool's policy wants it and as people can copy it from a screen.
import { randomInt } from 'node:crypto'

/** Nothing that is mistaken for something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

const oneOf = (text: string) => text.charAt(randomInt(text.length))

/** Groups of letters with a capital, digits and hyphens: over 70 bits, and every kind of character that a policy can ask for. */
export function newPassword(minimumLength: number): string {
  const groups = Math.max(5, Math.ceil((minimumLength + 1) / 5))
  return Array.from({ length: groups }, () => {
    const [first, ...rest] = Array.from({ length: 3 }, () => oneOf(letters))
    return `${first?.toUpperCase()}${rest.join('')}${oneOf(digits)}`
  }).join('-')
}
