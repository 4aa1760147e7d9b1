// The id of a build changes with its texts as well as with its scripts.
import { expect, test } from 'vitest'
import { buildIdOf } from './build-id.server.ts'
import { manifestPath } from './page/build-manifest.ts'

const english = '/texts/en.0123456789ab.json'
const arabic = '/texts/ar.cdef01234567.json'

test('other scripts, other texts of any language: another build', () => {
  const ids = [
    buildIdOf('v1', [english, arabic]),
    buildIdOf('v2', [english, arabic]),
    buildIdOf('v1', ['/texts/en.9123456789ab.json', arabic]),
    buildIdOf('v1', [english, '/texts/ar.9def01234567.json']),
  ]
  expect(ids[0]).toBe('v1-01234567-cdef0123')
  expect(new Set(ids).size).toBe(4)
})

test('by itself it goes by the texts that there are', () => {
  expect(buildIdOf('af4bffd9')).toMatch(/^af4bffd9(-[\da-f]{8}){2}$/)
  expect(buildIdOf('af4bffd9')).toBe(buildIdOf('af4bffd9'))
})

test('its manifest has an address that servers of other builds answer at', () => {
  expect(manifestPath(buildIdOf('af4bffd9'))).toMatch(/^[\w./-]{1,200}$/)
})
