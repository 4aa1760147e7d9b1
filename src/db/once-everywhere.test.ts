// Keys, limits and locks have one place each: nobody looks up a key, counts rows or takes a lock by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(`${src}/${file}`, 'utf8'))).sort()

test.for([
  // Those of session-locks.ts and rewrite-pages.ts outlive a transaction, and are taken without waiting.
  [
    'an advisory lock is taken',
    /pg_(try_)?advisory/,
    ['db/advisory-lock.ts', 'db/rewrite-pages.ts', 'db/session-locks.ts'],
  ],
  ['a key that was used for something else is refused', /new Fault\(\s*'idempotency-key-reused'/, ['db/once.ts']],
  // The assistant's waits for room, and counts nothing.
  ['who comes too often is refused', /new Fault\(\s*'too-many-requests'/, ['api/answer-asking.ts', 'db/rate-limit.ts']],
] as const)('%s in one place', ([, pattern, places]) => {
  expect(filesWith(pattern)).toEqual(places)
})
