// How an answer says that it is a copy: read from its header, and from what browsers tell of a document.
import { expect, test } from 'vitest'
import { keptMark, markOf, readCopyMark } from './copy-mark.ts'

const at = '2026-11-21T12:40:00.000Z'

test('the server’s last good copy and one kept on this device are told apart', () => {
  expect(readCopyMark(`stale;desc="${at}"`)).toEqual({ by: 'server', at })
  expect(readCopyMark(keptMark(new Date(at)))).toEqual({ by: 'device', at })
  expect(readCopyMark(`cdn;dur=12, stale;desc="${at}"`)).toEqual({ by: 'server', at })
  expect(markOf('kept', at)).toEqual({ by: 'device', at })
})

test('a fresh answer is no copy, nor is one that does not say since when', () => {
  for (const header of [null, '', 'db;dur=5', 'stale', 'stale;desc=""', 'kept;desc="soon"', `unstale;desc="${at}"`]) {
    expect([header, readCopyMark(header)]).toEqual([header, undefined])
  }
})
