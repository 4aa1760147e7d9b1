// A data pack once it is read: what is wrong with it, or the rows that it stands for.
import type { InferSelectModel } from 'drizzle-orm'
import type { extras } from '#domain/extras/tables.ts'
import type { packages } from '#domain/packages/tables.ts'
import type { practitioners } from '#domain/practitioners/tables.ts'
import type { procedures } from '#domain/procedures/tables.ts'
import type { companies, providers } from '#domain/provider/tables.ts'
import type { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import type { Localized } from '#kernel/localized.ts'

/** `file` is relative to the pack, with `/`; `line` and `column` count from 1, columns in UTF-16 units as editors do. */
export type PackFault = { file: string; line: number; column: number; message: string }

/** What an item's row gets from the database and not from the pack. */
type Kept = 'id' | 'providerId' | 'withdrawnAt'

export type PackCompany = Omit<InferSelectModel<typeof companies>, 'id'>
export type PackProvider = Omit<InferSelectModel<typeof providers>, 'id' | 'companyId' | 'revision' | 'changedAt'>
export type PackProcedure = Omit<InferSelectModel<typeof procedures>, Kept>
export type PackPackage = Omit<InferSelectModel<typeof packages>, Kept>
export type PackHotelRow = Omit<InferSelectModel<typeof hotels>, Kept>
export type PackExtra = Omit<InferSelectModel<typeof extras>, Kept>
export type PackPractitioner = Omit<InferSelectModel<typeof practitioners>, Kept>

/** Days of a room's calendar, both ends included; weekdays from Sunday, 0, or null for all. */
export type PackNights = {
  from: string
  to: string
  weekdays: number[] | null
  priceMinor: number
  rooms: number
  minimumStay: number
  closed: boolean
}

/** Later nights take the place of earlier ones. `priceChange`: percent of the price of the night. */
export type PackCalendar = { room: string; plans: { slug: string; priceChange: number }[]; nights: PackNights[] }

/** One month of a calendar, as it is stored. */
export type PackRoomMonth = Omit<
  InferSelectModel<typeof hotelRoomMonths>,
  'providerId' | 'hotelId' | 'taken' | 'withdrawnAt'
>

/** Its calendars stay as they were written until they are wanted: months are ten times as large. */
export type PackHotel = { row: PackHotelRow; calendars: PackCalendar[] }

export type PackPlace = Omit<PackFault, 'message'>

/** A host name of the provider, and where the pack says so. */
export type PackDomain = PackPlace & { domain: string }

/** A picture that was found readable. Its bytes are read again when they are wanted, so that a pack stays small. */
export type PackPicture = {
  slug: string
  width: number
  height: number
  sha256: string
  path: string
  /** What it shows, in words; null where the pack does not say. */
  description: Localized | null
}

export type Pack = {
  company: PackCompany
  /** Where the pack names a hosted pool, if it does. */
  userPoolAt: PackPlace | undefined
  provider: PackProvider
  domains: PackDomain[]
  procedures: PackProcedure[]
  packages: PackPackage[]
  practitioners: PackPractitioner[]
  hotels: PackHotel[]
  extras: PackExtra[]
  pictures: PackPicture[]
}

/** A pack that was not taken, with every reason. Nothing of it was written. */
export class PackRefused extends Error {
  readonly faults: readonly PackFault[]

  constructor(faults: readonly PackFault[], message = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`) {
    super(message)
    this.name = 'PackRefused'
    this.faults = faults
  }
}

/** A fault as one line: `packages.json:12:5  price is missing`. */
export function faultLine(fault: PackFault): string {
  return `${fault.file}:${fault.line}:${fault.column}  ${fault.message}`
}
