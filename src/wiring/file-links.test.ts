// A file's address is good for one person, one file and a while, and for nobody who did not sign it.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFileLinks } from './file-links.ts'

const key = randomBytes(32)
const links = createFileLinks(key)
const until = new Date('2026-11-21T08:05:00Z')
const before = new Date('2026-11-21T08:04:59.999Z')
const jane = { fileId: '0d7c1c0e-1111-4222-8333-944445555666', poolId: 'own-1_a', sub: 'jane' }

test('the one it was signed for may open it until the moment, and not after', () => {
  const signature = links.sign({ ...jane, until })
  expect(links.isGood(signature, { ...jane, now: before })).toBe(true)
  expect(links.isGood(signature, { ...jane, now: until })).toBe(false)
  // It stands in an address as it is.
  expect(encodeURIComponent(signature)).toBe(signature)
})

test('it is no good for another person, pool or file, under another key, or with any letter changed', () => {
  const signature = links.sign({ ...jane, until })
  for (const change of [{ fileId: jane.fileId.replace('0', '1') }, { poolId: 'own-1_b' }, { sub: 'john' }])
    expect([change, links.isGood(signature, { ...jane, ...change, now: before })]).toEqual([change, false])
  // Not by moving a letter from one name to the next either.
  expect(links.isGood(signature, { ...jane, poolId: 'own-1_aj', sub: 'ane', now: before })).toBe(false)
  expect(createFileLinks(randomBytes(32)).isGood(signature, { ...jane, now: before })).toBe(false)
  for (let at = 0; at < signature.length; at++) {
    const changed = `${signature.slice(0, at)}${signature[at] === 'b' ? 'c' : 'b'}${signature.slice(at + 1)}`
    // The last letter of base64url has bits that mean nothing.
    if (at < signature.length - 1) expect([at, links.isGood(changed, { ...jane, now: before })]).toEqual([at, false])
  }
})

test('what is no signature is no good: empty, cut, longer, a later moment put before it', () => {
  const signature = links.sign({ ...jane, until })
  const [moment = '', mac = ''] = signature.split('.')
  const later = (Number.parseInt(moment, 36) + 60).toString(36)
  for (const wrong of [
    '',
    '.',
    moment,
    `.${mac}`,
    `${signature}a`,
    signature.slice(0, -1),
    `${later}.${mac}`,
    `-1.${mac}`,
  ])
    expect([wrong, links.isGood(wrong, { ...jane, now: before })]).toEqual([wrong, false])
})
