// The place around which hotels are looked for: where a provider is.
import type { Provider } from '#domain/provider/provider.ts'
import type { Clinic } from './hotel-supplier.ts'

export function clinicOf({ id, location }: Pick<Provider, 'id' | 'location'>): Clinic {
  const { country, city, latitude, longitude, currency, timeZone } = location
  return { providerId: id, country, city, latitude, longitude, currency, timeZone }
}
