// The id of a hotel in addresses: who has it, and what they call it.
import { type SupplierName, supplierNames } from './hotel-supplier.ts'

export type HotelId = { supplier: SupplierName; key: string }

/** `marina-rest` for the provider's own, `liteapi~lp1897` for a supplier's; no slug has a tilde in it. */
export function writeHotelId({ supplier, key }: HotelId): string {
  return supplier === 'own' ? key : `${supplier}~${key}`
}

/** Undefined where no supplier has that name. */
export function readHotelId(id: string): HotelId | undefined {
  const at = id.indexOf('~')
  if (at < 0) return { supplier: 'own', key: id }
  const supplier = supplierNames.find((name) => name === id.slice(0, at) && name !== 'own')
  return supplier && { supplier, key: id.slice(at + 1) }
}
