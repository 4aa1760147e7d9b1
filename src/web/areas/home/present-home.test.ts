// Guards which procedures the home page shows with their prices.
import { expect, test } from 'vitest'
import type { ProcedureSummary } from '#contract/procedures.ts'
import { chooseShown } from './present-home.server.ts'

const procedure = (slug: string, category: string) => ({ slug, category: { slug: category } }) as ProcedureSummary
const all = [procedure('implant', 'dental'), procedure('veneer', 'dental'), procedure('lasik', 'eyes')]
const slugs = (count: number) => chooseShown(all, count).map(({ slug }) => slug)

test('one of every category comes first, then the others, in the provider’s order', () => {
  expect(slugs(3)).toEqual(['implant', 'lasik', 'veneer'])
})

test('no more than asked for', () => {
  expect(slugs(1)).toEqual(['implant'])
  expect(chooseShown([], 6)).toEqual([])
})
