// Guards that the log of the tab holds names and codes, and nothing that a person typed.
import { test } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { errorInTab, warnInTab } from './tab-log.ts'

test('an event is one line with what is known of it', () => {
  expectConsole(/^api call failed name=quoteExchangeRate code=unavailable status=503 reference=01JDXYZ$/)
  errorInTab('api call failed', { name: 'quoteExchangeRate', code: 'unavailable', status: 503, reference: '01JDXYZ' })
})

test('what is not known is left out', () => {
  expectConsole(/^geo currency missing$/)
  warnInTab('geo currency missing', { name: '', reference: '' })
})

test('a path, an address or a sentence does not get in, whoever passes it', () => {
  expectConsole(/^state not kept name=\? code=\? reference=\?$/)
  const typed = { name: '/procedures/hip-replacement', code: 'jane@mail.example', reference: 'my left knee' }
  warnInTab('state not kept', typed)
})
