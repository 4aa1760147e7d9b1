// Where a provider is, as suppliers are asked for what is around it.

import type { Provider } from '#domain/provider/provider.ts'
import type { Localized } from '#kernel/localized.ts'

/** Prices are asked for in its currency. */
export type Clinic = {
  providerId: string
  country: string
  city: Localized
  latitude: number | undefined
  longitude: number | undefined
  currency: string
  timeZone: string
}

export function clinicOf({ id, location }: Pick<Provider, 'id' | 'location'>): Clinic {
  const { country, city, latitude, longitude, currency, timeZone } = location
  return { providerId: id, country, city, latitude, longitude, currency, timeZone }
}
