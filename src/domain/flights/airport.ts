// An airport, and how far it is from another one.

/** `code`: IATA. `size`: 3 large, 2 middling, 1 small, each with scheduled flights; 0 without them. Coordinates in degrees. */
export type Airport = {
  code: string
  name: string
  city: string
  /** ISO 3166, two letters. */
  country: string
  latitude: number
  longitude: number
  timeZone: string
  size: number
}

const earthRadiusKm = 6371

/** Along the great circle, in whole kilometres. */
export function airDistanceKm(one: Airport, other: Airport): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = radians(other.latitude - one.latitude) / 2
  const along = radians(other.longitude - one.longitude) / 2
  const chord =
    Math.sin(across) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(along) ** 2
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))))
}
