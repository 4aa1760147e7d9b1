// Checks that one database has one name, which never holds its password.
import { expect, test } from 'vitest'
import { databaseMark, databasePlace } from './database-mark.ts'

const at = (DATABASE_URL?: string) => ({ DATA_DIR: '/srv/clinic', DATABASE_URL })

test('the place of a database is said without user and password', () => {
  expect(databasePlace(at())).toBe('/srv/clinic/db')
  expect(databasePlace(at('postgres://rana:secret@db.example/clinic'))).toBe('db.example:5432/clinic')
})

test('one database has one mark, however its address is written; another has another', () => {
  const mark = (url?: string) => databaseMark(at(url))
  expect(mark('postgres://a:b@localhost/clinic')).toBe(mark('postgresql://127.0.0.1:5432/clinic'))
  expect(new Set([mark(), mark('postgres://127.0.0.1/a'), mark('postgres://127.0.0.1/b')]).size).toBe(3)
  expect(databaseMark({ DATA_DIR: '/srv/other', DATABASE_URL: undefined })).not.toBe(mark())
})
