// Words for addresses: `Ear, nose and throat` is `ear-nose-and-throat`; Arabic letters stay as they are.

export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
