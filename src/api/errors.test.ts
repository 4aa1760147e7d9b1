// The fault codes, their HTTP answers and their documentation agree; what was not meant to be told is not told.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '#kernel/endpoint.ts'
import { Fault, faultCodes } from '#kernel/fault.ts'
import { faultAnswers, invalidInput, problemResponse, toFault } from './errors.ts'

const docs = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')

/** Code, status, when and what to do, of each row of the table. */
const documented = Array.from(docs.matchAll(/^\| `([a-z-]+)` \| (\d+) \| (.*) \| (.*) \|$/gm), (row) => row.slice(1))

test('every fault code has a row in the table and one line in docs/errors.md, in the same order', () => {
  expect(Object.keys(faultAnswers)).toEqual([...faultCodes])
  expect(documented.map(([code]) => code)).toEqual([...faultCodes])
})

test('every line of docs/errors.md has the status of the table, a when and a what to do', () => {
  for (const [code, status, when, advice] of documented) {
    expect([code, Number(status)]).toEqual([code, faultAnswers[code as keyof typeof faultAnswers].status])
    expect(when).toMatch(/^[A-Z].*\.$/)
    expect(advice).toMatch(/^[A-Z].*\.$/)
  }
})

test('every reason that a field can be refused for is explained in docs/errors.md', () => {
  for (const reason of ['required', 'too-long', 'invalid', 'before-earliest', 'required-for-channel']) {
    expect(docs).toContain(`\`${reason}\``)
  }
})

test('every code answers an error status and a problem body of its own, kept by no cache', async () => {
  for (const code of faultCodes) {
    const response = problemResponse(new Fault(code, 'Because.'), 'r-1')
    const { status, title } = faultAnswers[code]
    expect(status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('retry-after')).toBe(false)
    const body = problem.parse(await response.json())
    const type = `https://epidaurus.example/errors#${code}`
    expect(body).toEqual({ type, title, status, detail: 'Because.', code, errors: [], requestId: 'r-1' })
  }
})

test('whatever else is thrown becomes internal, without its words', () => {
  for (const thrown of [new Error('Jane'), new z.ZodError([]), 'Jane', undefined]) {
    const fault = toFault(thrown)
    expect(fault.code).toBe('internal')
    expect(fault.message).not.toMatch(/Jane/)
  }
  const known = new Fault('not-found', 'Gone.')
  expect(toFault(known)).toBe(known)
})

const fieldsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input, { reportInput: true })
  return error && invalidInput(error).fields
}

test('each fault of an input has the path of its field and the reason', () => {
  const schema = z.object({
    name: z.string().min(1).max(3),
    age: z.number().max(120),
    dates: z.object({ earliest: z.iso.date() }),
    tags: z.array(z.string().max(2)).max(2),
  })
  expect(fieldsOf(schema, { name: '', dates: {}, tags: ['a', 'b', 'c'] })).toEqual([
    { path: 'name', reason: 'required' },
    { path: 'age', reason: 'required' },
    { path: 'dates.earliest', reason: 'required' },
    { path: 'tags', reason: 'too-long' },
  ])
  expect(fieldsOf(schema, { name: 'long', age: 121, dates: { earliest: 'soon' }, tags: ['a', 'abc'] })).toEqual([
    { path: 'name', reason: 'too-long' },
    { path: 'age', reason: 'invalid' },
    { path: 'dates.earliest', reason: 'invalid' },
    { path: 'tags.1', reason: 'too-long' },
  ])
})

test('a rule over several fields names its own reason, invalid when it has none', () => {
  const schema = z.object({ latest: z.string() }).check(({ issues, value }) => {
    issues.push({ code: 'custom', message: 'x', input: value, path: ['latest'], params: { reason: 'before-earliest' } })
    issues.push({ code: 'custom', message: 'x', input: value, path: ['earliest'] })
  })
  expect(fieldsOf(schema, { latest: '2027-01-01' })).toEqual([
    { path: 'latest', reason: 'before-earliest' },
    { path: 'earliest', reason: 'invalid' },
  ])
})
