// Guards the time zone and the map links of the contact page.
import { expect, test } from 'vitest'
import type { Provider } from '#contract/provider.ts'
import { presentTimeZone } from '#web/site/present-time-zone.server.ts'
import { presentMaps } from './present-contact.server.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

test('a time zone by name, with its distance from Greenwich on that day', () => {
  expect(presentTimeZone('Asia/Dubai', 'en', winter)).toBe('Gulf Standard Time (GMT+4)')
  expect(presentTimeZone('Europe/Berlin', 'en', summer)).toBe('Central European Summer Time (GMT+2)')
})

test('a zone without a name is told by its offset alone', () => {
  expect(presentTimeZone('Etc/GMT-5', 'en', winter)).toBe('GMT+5')
})

test('Western digits in Arabic too', () => {
  expect(presentTimeZone('Asia/Dubai', 'ar', winter)).toMatch(/\+4/)
})

const maps = (location: object) => presentMaps({ name: 'Clinic A', location } as Provider)

test('links to the very point where it is known', () => {
  expect(maps({ latitude: 25.2048, longitude: 55.2708, address: 'Street 12' })).toEqual({
    app: 'geo:25.2048,55.2708?q=25.2048,55.2708(Clinic%20A)',
    web: 'https://www.openstreetmap.org/?mlat=25.2048&mlon=55.2708#map=16/25.2048/55.2708',
  })
})

test('a search for the address where no point is known', () => {
  expect(maps({ address: 'Street 12 & co' }).web).toBe(
    'https://www.openstreetmap.org/search?query=Street%2012%20%26%20co',
  )
})
