// Tells the country of an address from a table that ships with the product; no address is sent anywhere.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'
import type { FindCountry } from '#domain/currency/guess-currency.ts'
import { isPublicAddress } from './public-address.ts'

const entry = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

/** The npm package @ip-location-db/geo-whois-asn-country-mmdb (CC0); its 8 MB are read at the first look-up. */
export function createCountryTable(): FindCountry {
  let table: Reader<never> | undefined
  return (address) => {
    const own = withoutMapping(address.trim())
    if (isIP(own) === 0 || !isPublicAddress(own)) return undefined
    table ??= openTable()
    return entry.safeParse(table.get(own)).data?.country_code
  }
}

function openTable(): Reader<never> {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  return new Reader<never>(readFileSync(file))
}

/** `::ffff:192.0.2.1`, or the same in hexadecimal, is an IPv4 address seen by a socket of IPv6. */
function withoutMapping(address: string): string {
  const [, mapped = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? []
  if (high === undefined || low === undefined) return mapped
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}
