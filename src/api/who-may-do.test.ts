// The table of who of the provider's own people may do what: every endpoint of the desk, asked by everyone who may knock at it.
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffGroup } from '#domain/clients/session.ts'
import { staffMembers } from '#domain/staff/tables.ts'
import { newId } from '#kernel/id.ts'
import { mayDo, type Permission, staffRoles } from '#kernel/who-may-do.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin, signInAtPool } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

type Row = {
  endpoint: string
  may: Permission
  /** An address of it. What it names need not be there: who is let in is told before it is looked for. */
  example: string
  body?: object
  /** What is sent instead of JSON. */
  raw?: { type: string; content: Uint8Array<ArrayBuffer> }
}

/** Names nothing. */
const noId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** A row for each endpoint at /api/desk: which line of kernel/who-may-do.ts decides about it. */
// biome-ignore format: it is read as a table
const table: Row[] = [
  // colleagues
  { endpoint: 'GET /api/desk/me',                          may: 'desk.open',         example: '/api/desk/me' },
  { endpoint: 'GET /api/desk/staff',                       may: 'desk.open',         example: '/api/desk/staff' },
  { endpoint: 'POST /api/desk/staff',                      may: 'staff.manage',      example: '/api/desk/staff' },
  { endpoint: 'POST /api/desk/staff/{id}/roles',           may: 'staff.manage',      example: `/api/desk/staff/${noId}/roles`, body: { roles: ['editor'] } },
  { endpoint: 'POST /api/desk/staff/{id}/invitation',      may: 'staff.manage',      example: `/api/desk/staff/${noId}/invitation` },
  { endpoint: 'POST /api/desk/staff/{id}/dismissal',       may: 'staff.manage',      example: `/api/desk/staff/${noId}/dismissal` },
  { endpoint: 'GET /api/desk/recovery-codes',              may: 'desk.open',         example: '/api/desk/recovery-codes' },
  { endpoint: 'POST /api/desk/recovery-codes',             may: 'desk.open',         example: '/api/desk/recovery-codes' },
  // Rows of your endpoints: { endpoint: 'GET /api/desk/inbox/{id}', may: 'inbox.read', example: `/api/desk/inbox/${noId}` },
  // the inbox
  { endpoint: 'POST /api/desk/inbox',                      may: 'inbox.read',        example: '/api/desk/inbox', body: {} },
  { endpoint: 'GET /api/desk/inbox/live',                  may: 'inbox.read',        example: '/api/desk/inbox/live' },
  { endpoint: 'GET /api/desk/inbox/{id}',                  may: 'inbox.read',        example: `/api/desk/inbox/${noId}` },
  { endpoint: 'POST /api/desk/inbox/{id}/assign',          may: 'inbox.work',        example: `/api/desk/inbox/${noId}/assign`, body: { version: 1, assignee: null } },
  { endpoint: 'POST /api/desk/inbox/{id}/note',            may: 'inbox.work',        example: `/api/desk/inbox/${noId}/note`, body: { noteId: noId, text: 'Call back.' } },
  { endpoint: 'POST /api/desk/inbox/{id}/state',           may: 'inbox.work',        example: `/api/desk/inbox/${noId}/state`, body: { version: 1, state: 'done' } },
  { endpoint: 'POST /api/desk/inbox/{id}/hotel-informed',  may: 'inbox.work',        example: `/api/desk/inbox/${noId}/hotel-informed`, body: { version: 1, isInformed: true } },
  { endpoint: 'POST /api/desk/inbox/{id}/resolve-booking', may: 'inbox.work',        example: `/api/desk/inbox/${noId}/resolve-booking`, body: { revision: 1, to: 'no-show', reason: 'They rang.' } },
  { endpoint: 'POST /api/desk/inbox/{id}/resolve-step',    may: 'payments.work',     example: `/api/desk/inbox/${noId}/resolve-step`, body: { step: noId, revision: 0, to: 'skipped', reason: 'They rang.' } },
  { endpoint: 'POST /api/desk/inbox/{id}/answer',          may: 'inbox.work',        example: `/api/desk/inbox/${noId}/answer`, body: { answerId: noId, text: 'Yes.' } },
  // offers
  { endpoint: 'GET /api/desk/offers/{reference}',          may: 'offers.write',      example: '/api/desk/offers/Q-0000-0000' },
  { endpoint: 'GET /api/desk/offers/{reference}/preview',  may: 'offers.write',      example: '/api/desk/offers/Q-0000-0000/preview' },
  { endpoint: 'GET /api/desk/offer-shelf',                 may: 'offers.write',      example: '/api/desk/offer-shelf?currency=AED&language=en' },
  { endpoint: 'POST /api/desk/offers/{reference}/draft',   may: 'offers.write',      example: '/api/desk/offers/Q-0000-0000/draft' },
  { endpoint: 'POST /api/desk/offers/{reference}/send',    may: 'offers.write',      example: '/api/desk/offers/Q-0000-0000/send', body: { version: 1, after: 0 } },
  { endpoint: 'POST /api/desk/offers/{reference}/withdraw', may: 'offers.write',     example: '/api/desk/offers/Q-0000-0000/withdraw', body: { version: 1 } },
  { endpoint: 'POST /api/desk/offers/{reference}/bill',    may: 'offers.write',      example: '/api/desk/offers/Q-0000-0000/bill', body: { why: '' } },
  // the catalogue
  { endpoint: 'GET /api/desk/catalogue',                   may: 'catalogue.read',    example: '/api/desk/catalogue' },
  { endpoint: 'GET /api/desk/catalogue/changes',           may: 'catalogue.read',    example: '/api/desk/catalogue/changes' },
  { endpoint: 'GET /api/desk/catalogue/{kind}/{slug}',     may: 'catalogue.read',    example: '/api/desk/catalogue/site/theme' },
  { endpoint: 'POST /api/desk/catalogue/save',             may: 'catalogue.read',    example: '/api/desk/catalogue/save' },
  { endpoint: 'POST /api/desk/catalogue/preview',          may: 'catalogue.read',    example: '/api/desk/catalogue/preview' },
  { endpoint: 'POST /api/desk/catalogue/decide',           may: 'catalogue.read',    example: '/api/desk/catalogue/decide' },
  { endpoint: 'GET /api/desk/export.zip',                  may: 'catalogue.export',  example: '/api/desk/export.zip' },
  { endpoint: 'GET /api/desk/pictures',                    may: 'catalogue.read',    example: '/api/desk/pictures' },
  { endpoint: 'POST /api/desk/picture/{slug}',             may: 'catalogue.edit',    example: '/api/desk/picture/unheard-of', raw: { type: 'image/jpeg', content: new Uint8Array(3) } },
  { endpoint: 'GET /api/desk/picture-files/{file}/{width}', may: 'catalogue.read',   example: `/api/desk/picture-files/${noId}/640` },
  { endpoint: 'GET /api/desk/room-calendar/{slug}',        may: 'catalogue.read',    example: '/api/desk/room-calendar/nowhere.none' },
  { endpoint: 'POST /api/desk/preview',                    may: 'catalogue.read',    example: '/api/desk/preview', body: { text: 'Hello' } },
  // patients
  { endpoint: 'POST /api/desk/patients',                   may: 'patients.read',     example: '/api/desk/patients' },
  { endpoint: 'GET /api/desk/patients/{patient}',          may: 'patients.read',     example: `/api/desk/patients/${noId}` },
  { endpoint: 'POST /api/desk/patients/{patient}/fit-to-fly', may: 'fit-to-fly.release', example: `/api/desk/patients/${noId}/fit-to-fly`, body: { id: noId, reference: 'Q-1', flyFrom: '2027-01-01' } },
  { endpoint: 'POST /api/desk/patients/{patient}/fit-to-fly/take-back', may: 'fit-to-fly.release', example: `/api/desk/patients/${noId}/fit-to-fly/take-back`, body: { id: noId } },
  { endpoint: 'GET /api/desk/patients/{patient}/documents/{document}', may: 'documents.open', example: `/api/desk/patients/${noId}/documents/${noId}` },
  { endpoint: 'POST /api/desk/patients/{patient}/files',   may: 'documents.open',    example: `/api/desk/patients/${noId}/files?id=${noId}&name=x` },
  // payments
  { endpoint: 'GET /api/desk/patients/{patient}/payments', may: 'payments.read',     example: `/api/desk/patients/${noId}/payments` },
  { endpoint: 'GET /api/desk/patients/{patient}/orders/{order}/documents/{document}/pdf', may: 'payments.read', example: `/api/desk/patients/${noId}/orders/O-0000-0000/documents/receipt/pdf` },
  { endpoint: 'POST /api/desk/patients/{patient}/payments/{payment}/received', may: 'payments.work', example: `/api/desk/patients/${noId}/payments/${noId}/received`, body: { amountMinor: 1 } },
  { endpoint: 'POST /api/desk/patients/{patient}/payments/{payment}/refund', may: 'payments.work', example: `/api/desk/patients/${noId}/payments/${noId}/refund`, body: { id: noId, item: noId, amountMinor: 1, why: 'goodwill', note: 'Late.' } },
  { endpoint: 'POST /api/desk/patients/{patient}/refund-requests/{request}/decide', may: 'payments.work', example: `/api/desk/patients/${noId}/refund-requests/${noId}/decide`, body: { decision: 'declined' } },
  { endpoint: 'POST /api/desk/patients/{patient}/payments/{payment}/refunds/{refund}/sent', may: 'payments.work', example: `/api/desk/patients/${noId}/payments/${noId}/refunds/${noId}/sent` },
  { endpoint: 'POST /api/desk/patients/{patient}/orders/{order}/payer-link', may: 'payments.work', example: `/api/desk/patients/${noId}/orders/O-0000-0000/payer-link`, body: { covers: 'all', lastsUntil: '2026-12-01' } },
  { endpoint: 'POST /api/desk/patients/{patient}/orders/{order}/payer-link/{link}/revoke', may: 'payments.work', example: `/api/desk/patients/${noId}/orders/O-0000-0000/payer-link/${noId}/revoke` },
  { endpoint: 'POST /api/desk/patients/{patient}/orders/{order}/surgeon-says-no', may: 'payments.work', example: `/api/desk/patients/${noId}/orders/O-0000-0000/surgeon-says-no`, body: { note: 'No.' } },
  // figures
  { endpoint: 'GET /api/desk/figures/money',               may: 'figures.read',      example: '/api/desk/figures/money' },
  { endpoint: 'GET /api/desk/figures/money.csv',           may: 'figures.read',      example: '/api/desk/figures/money.csv' },
  { endpoint: 'GET /api/desk/payouts',                     may: 'figures.read',      example: '/api/desk/payouts' },
  { endpoint: 'GET /api/desk/payouts.csv',                 may: 'figures.read',      example: '/api/desk/payouts.csv' },
  { endpoint: 'GET /api/desk/figures',                     may: 'figures.read',      example: '/api/desk/figures' },
]

let api: SampleApi
/** Headers by who asks: one of each role alone, and those who are never let in. */
let roles: Record<string, Record<string, string>>
let strangers: { who: string; headers: Record<string, string>; status: number; reason?: string }[]

async function openWorld(): Promise<void> {
  api = await openSampleApi()
  const all = [...staffRoles]
  const companyId = api.other.company.id
  const bearer = (access: string) => ({ authorization: `Bearer ${access}` })
  roles = Object.fromEntries(
    await Promise.all(staffRoles.map(async (role) => [role, (await writeStaff(api, { roles: [role] })).headers])),
  )
  const client = await signInAtPool(api, companyId, 'amal@patient.example')
  const unknown = await signInAtPool(api, companyId, 'new@clinic.example', [staffGroup])
  const lax = await writeStaff(api, { name: 'Lax Sample', roles: all, secondFactor: false })
  const gone = await writeStaff(api, { name: 'Gone Sample', roles: all })
  const outside = await writeStaff(api, { name: 'Outside Sample', roles: all })
  const expired = await client.sign({ ...decodeJwt(unknown.access), exp: 1 })
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.update(staffMembers, { leftAt: sampleNow }, eq(staffMembers.id, gone.id))
    // On the list, and in no group of the pool any more, as who was taken out of it there.
    const { poolId, sub } = client
    const row = {
      poolId,
      sub,
      email: client.email,
      name: 'Amal',
      roles: all,
      invitedAt: sampleNow,
      joinedAt: sampleNow,
    }
    await scope.insert(staffMembers, [{ id: newId(), ...row }])
    await scope.update(staffMembers, { sub: newId() }, eq(staffMembers.id, outside.id))
  })
  strangers = [
    { who: 'a visitor', headers: {}, status: 401 },
    { who: 'a client, though the list names them', headers: bearer(client.access), status: 403, reason: 'client' },
    { who: 'one of the group who is on no list', headers: bearer(unknown.access), status: 403, reason: 'unknown' },
    { who: 'one whose name is another’s on the list', headers: outside.headers, status: 403, reason: 'unknown' },
    { who: 'one who has left', headers: gone.headers, status: 403, reason: 'unknown' },
    { who: 'one with a password alone', headers: lax.headers, status: 403, reason: 'second-factor' },
    { who: 'one whose token ran out', headers: bearer(expired), status: 401 },
  ]
}

function ask({ endpoint, example, body, raw }: Row, headers: Record<string, string>, origin = otherOrigin) {
  const method = endpoint.split(' ')[0] ?? ''
  return api.app.hono.request(origin + example, {
    method,
    headers: { 'content-type': raw?.type ?? 'application/json', ...headers },
    body: raw?.content ?? (method === 'GET' ? null : JSON.stringify(body ?? {})),
  })
}

/** What an answer says of being let in: `in`, or the reason of the refusal. A stream is not waited for. */
async function entryOf(answer: Response): Promise<string> {
  if (answer.status === 403 || answer.status === 401) {
    const [fault] = (await readProblem(answer)).errors
    return fault?.path === 'staff' ? fault.reason : answer.status === 401 ? 'nobody' : 'in'
  }
  await answer.body?.cancel()
  return answer.status < 500 ? 'in' : `broken: ${answer.status}`
}

beforeAll(openWorld)
afterAll(() => api.close())

test('every endpoint at /api/desk has a row, and every row is served', () => {
  const served = api.app.hono.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(table.map(({ endpoint }) => endpoint).sort()).toEqual([...new Set(served)].sort())
})

test('every endpoint value at /api/desk is of the staff and says what it takes, and no other is of the staff', () => {
  for (const { method, path, who, may } of api.app.served) {
    const row = table.find(({ endpoint }) => endpoint === `${method} ${path}`)
    const isOfDesk = path.startsWith('/api/desk/')
    expect([path, who === 'staff', may]).toEqual([path, isOfDesk, isOfDesk ? row?.may : undefined])
  }
})

describe.each(table)('$endpoint ($may)', (row) => {
  test('roles are let in as the table says', async () => {
    for (const role of staffRoles) {
      const answer = await ask(row, roles[role] ?? {})
      expect([role, await entryOf(answer)]).toEqual([role, mayDo([role], row.may) ? 'in' : 'role'])
    }
  })

  test('nobody else is, and hears no more than that', async () => {
    for (const { who, headers, status, reason } of strangers) {
      const answer = await ask(row, headers)
      expect([who, answer.status, await entryOf(answer)]).toEqual([who, status, reason ?? 'nobody'])
    }
  })

  test('not at another provider, not from a page of another site, not on a host of nobody', async () => {
    const headers = roles['owner'] ?? {}
    expect((await ask(row, headers, 'http://nobody.test')).status).toBe(404)
    const elsewhere = await ask(row, { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect([elsewhere.status, (await readProblem(elsewhere)).code]).toEqual([403, 'cross-site'])
    const framed = await ask(row, { ...headers, 'sec-fetch-site': 'cross-site' })
    expect((await readProblem(framed)).code).toBe('cross-site')
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull()
  })
})
