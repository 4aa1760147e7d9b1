// @vitest-environment happy-dom
// Guards that nothing said to the assistant is observed: not by the recorder of screens and not by reports of errors.
import { expect, test, vi } from 'vitest'
import { createRecorder } from '#web/browser/recorder.ts'
import { scrubError, scrubTrace } from '#web/browser/scrub-report.ts'

const given: { options: { block?: string[] } } = { options: {} }
vi.mock('@sentry/browser', () => ({
  replayIntegration: (options: { block?: string[] }) => {
    given.options = options
    return { start: () => {}, stop: async () => {} }
  },
}))

const secret = 'my chest hurts after the operation'

test('the recorder of screens passes the whole place of the assistant over', () => {
  createRecorder({ addIntegration: () => {} })
  document.body.innerHTML = `<div data-assistant="open"><ol><li><p>${secret}</p></li></ol><textarea></textarea></div><main></main>`
  const blocked = [...document.querySelectorAll((given.options.block ?? []).join())]
  expect(blocked.map((one) => one.hasAttribute('data-assistant'))).toContain(true)
  const outside = [...document.querySelectorAll('*')].filter((one) => !blocked.some((block) => block.contains(one)))
  expect(outside.flatMap((one) => [...one.childNodes]).filter((node) => node.nodeValue?.includes(secret))).toEqual([])
  expect(outside.some((one) => one.localName === 'textarea')).toBe(false)
})

test('a report of an error and a trace of a question hold nothing of what was said', () => {
  const origin = 'https://clinic.example'
  const error = {
    message: secret,
    exception: { values: [{ type: 'TypeError', value: secret, stacktrace: { frames: [] } }] },
    breadcrumbs: [{ category: 'ui.input', message: secret }, { data: { body: secret } }],
    extra: { conversation: secret },
    request: { url: `${origin}/?q=${secret}` },
  }
  const trace = { spans: [{ op: 'http.client', description: `POST /api/ai-agent/ask ${secret}`, data: { secret } }] }
  expect(JSON.stringify([scrubError(error, origin), scrubTrace(trace)])).not.toContain(secret)
})
