// Words for addresses: `Ear, nose and throat` is `ear-nose-and-throat`; Arabic letters stay as they are.

/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs; the hamza is part of its letter. */
const marks = /[\u0300-\u036F\u064B-\u0652\u0670]/g

export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
