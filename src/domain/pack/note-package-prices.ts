// Tells where the prices of a package do not agree with one another, or with the price of its procedure: a slip, most likely.
import { partsPrice } from '#domain/packages/care-package.ts'
import { showAmount } from '#kernel/read-amount.ts'
import type { PackPackage, PackProcedure } from './pack.ts'
import { isUnusualChange } from './unusual-change.ts'

/** @returns a note for each price that nobody would mean */
export function notePackagePrices(
  packages: readonly PackPackage[],
  procedures: readonly Pick<PackProcedure, 'slug' | 'currency' | 'priceFromMinor'>[],
): string[] {
  return packages.flatMap((one) => {
    const { currency, priceMinor, procedureSlug } = one
    const say = (amountMinor: number) => `${currency} ${showAmount({ amountMinor, currency })}`
    const { amountMinor: parts } = partsPrice(one.inside, currency)
    const notes: string[] = []
    if (priceMinor > parts) notes.push(`costs ${say(priceMinor)}, more than its parts: ${say(parts)}`)
    else if (isUnusualChange(parts, priceMinor))
      notes.push(`costs ${say(priceMinor)}, over 30 % less than its parts: ${say(parts)}`)
    const listed = procedures.find(({ slug }) => slug === procedureSlug)
    const operation = one.inside.filter(({ kind }) => kind === 'procedure')
    const told = partsPrice(operation, currency).amountMinor
    if (operation.length > 0 && listed?.currency === currency && told < listed.priceFromMinor) {
      notes.push(
        `says its procedure costs ${say(told)} alone; procedures.csv has it from ${say(listed.priceFromMinor)}`,
      )
    }
    return notes.map((note) => `packages.json: ${one.slug}: ${note}`)
  })
}
