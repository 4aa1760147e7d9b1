// Guards what is sent of each part, that tabs which change different fields lose nothing, and what is said of an answer.
import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { ApiCall } from '#web/browser/call-api.ts'
import { noAnswer, TabFailure, type TabFault } from '#web/browser/tab-fault.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { DetailsDesk, readClient } from './details-desk.ts'

const nobody: Client = {
  email: 'amal@patient.example',
  currency: '',
  firstName: 'Amal',
  lastName: 'Haddad',
  image: '',
  phoneNumber: '',
  language: '',
  address: null,
  emergencyContact: null,
  companions: [],
  passport: null,
  notifications: { offers: true, messages: true, reminders: true },
  updatedAt: null,
}
const address = { line1: 'Street 1', line2: '', city: 'Dubai', region: '', postalCode: '', country: 'AE' }

/** The record on the server, which other tabs change as well. */
let server: Client
let sent: object[]
let fault: TabFault | undefined

beforeEach(() => {
  server = nobody
  sent = []
  fault = undefined
})

const call: OwnCall = async <T>({ method, path, body, parse }: ApiCall<T>) => {
  if (fault) throw new TabFailure(fault)
  if (method === 'GET') expect(path).toBe('/api/client/root?email=amal%40patient.example')
  if (path === '/api/client/root/update' && body) {
    const { email, phoneNumber, ...changes } = body as Client
    sent.push({ ...changes, ...(phoneNumber !== undefined && { phoneNumber }) })
    expect(email).toBe(nobody.email)
    server = {
      ...server,
      ...changes,
      ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.replaceAll(' ', '') }),
    }
  }
  const read = parse(structuredClone(server), new Headers())
  if (read === undefined) throw new Error('an unreadable reply')
  return read
}

const open = (record = server) => new DetailsDesk({ record, dialCodes: { AE: '971', GB: '44' }, call })

test('one field is sent alone, and what changed is told as the record has it', async () => {
  const result = await open().savePart('firstName', { firstName: 'Amal Noor' }, { firstName: 'Amal' })
  expect(sent).toEqual([{ firstName: 'Amal Noor' }])
  expect(result).toEqual({
    state: 'saved',
    values: { firstName: 'Amal Noor' },
    before: { firstName: 'Amal' },
    changes: [{ name: 'firstName', from: 'Amal', to: 'Amal Noor' }],
  })
})

test('a phone number goes with the code of its country, and stays on the screen as its person wrote it', async () => {
  const empty = { phone: '', phoneCountry: '' }
  const typed = { phone: '50 123', phoneCountry: 'AE' }
  const desk = open()
  expect(await desk.savePart('phone', typed, empty)).toMatchObject({
    values: typed,
    before: empty,
    changes: [{ name: 'phone', from: '', to: '+97150123' }],
  })
  const british = { phone: '50 123', phoneCountry: 'GB' }
  expect(await desk.savePart('phone', british, typed)).toMatchObject({
    changes: [{ name: 'phone', from: '+97150123', to: '+4450123' }],
  })
  await desk.savePart('phone', { phone: '0090 555', phoneCountry: 'GB' }, british)
  expect(sent.at(-1)).toEqual({ phoneNumber: '+90 555' })
})

test('two tabs that change different fields of one address lose nothing', async () => {
  server = { ...nobody, address }
  const saved = { ...address }
  const here = open()
  server = { ...server, address: { ...address, postalCode: '00000' } }
  const result = await here.savePart('address', { ...saved, city: 'Abu Dhabi' }, saved)
  expect(server.address).toEqual({ ...address, postalCode: '00000', city: 'Abu Dhabi' })
  expect(result).toMatchObject({
    values: { postalCode: '00000', city: 'Abu Dhabi' },
    changes: [{ name: 'city', from: 'Dubai', to: 'Abu Dhabi' }],
    before: { postalCode: '00000', city: 'Dubai' },
  })
})

test('a group that was emptied is emptied on the server', async () => {
  server = { ...nobody, passport: { country: 'AE', validUntil: '2030-05-12' } }
  await open().savePart('passport', { country: '', validUntil: ' ' }, { country: 'AE', validUntil: '2030-05-12' })
  expect(sent).toEqual([{ passport: null }])
})

test('the number of an emergency contact that nobody touched is sent as the record has it', async () => {
  server = { ...nobody, emergencyContact: { name: 'Huda', relation: '', phone: '+971501' } }
  const saved = { name: 'Huda', relation: '', phone: '050 1', phoneCountry: 'AE' }
  const result = await open().savePart('emergencyContact', { ...saved, relation: 'sister' }, saved)
  expect(sent).toEqual([{ emergencyContact: { name: 'Huda', relation: 'sister', phone: '+971501' } }])
  expect(result).toMatchObject({ values: { phone: '050 1', phoneCountry: 'AE' } })
})

test('changes are made one after the other: none goes by a list that another is about to change', async () => {
  const desk = open()
  const add = (name: string) => desk.saveCompanions((list) => [...list, { name, relation: '', birthYear: null }])
  await Promise.all([add('Omar'), add('Huda')])
  expect(server.companions.map(({ name }) => name)).toEqual(['Omar', 'Huda'])
})

test('a fault of the input is told field by field, any other as what it is; the next change is taken all the same', async () => {
  const desk = open()
  const save = () => desk.savePart('phone', { phone: '1', phoneCountry: '' }, { phone: '', phoneCountry: '' })
  const fields = [
    { path: 'phoneNumber', reason: 'invalid' },
    { path: 'address.city', reason: 'too-long' },
  ]
  fault = { status: 422, code: 'invalid-input', detail: '', reference: '', fields }
  expect(await save()).toEqual({ state: 'refused', fields: { phone: 'invalid', city: 'too-long' } })
  fault = noAnswer('unreachable')
  expect(await save()).toEqual({ state: 'failed', isUnreachable: true })
  fault = { status: 500, code: 'internal', detail: '', reference: '' }
  expect(await save()).toEqual({ state: 'failed', isUnreachable: false })
  fault = undefined
  expect(await save()).toMatchObject({ state: 'saved' })
})

test('whoever has chosen a country is told that the number is none of it', async () => {
  fault = {
    status: 422,
    code: 'invalid-input',
    detail: '',
    reference: '',
    fields: [{ path: 'phoneNumber', reason: 'invalid' }],
  }
  const sentOf = await open().savePart('phone', { phone: '1', phoneCountry: 'AE' }, { phone: '', phoneCountry: '' })
  expect(sentOf).toEqual({ state: 'refused', fields: { phone: 'not-of-country' } })
})

test('a picture is sent as the bytes that it is, and removed by an empty address', async () => {
  const bodies: unknown[] = []
  const record = { ...nobody, image: '/api/client/picture/1' }
  const desk = new DetailsDesk({
    record,
    dialCodes: {},
    call: async <T>({ path, body, parse }: ApiCall<T>) => {
      bodies.push([path, body])
      return parse({ ...record, image: body instanceof Blob ? '/api/client/picture/2' : '' }, new Headers()) as T
    },
  })
  const picture = new Blob(['x'], { type: 'image/jpeg' })
  await desk.savePicture(picture)
  expect(desk.record.image).toBe('/api/client/picture/2')
  await desk.removePicture()
  expect(bodies).toEqual([
    ['/api/client/picture', picture],
    ['/api/client/root/update', { email: nobody.email, image: '' }],
  ])
})

test.each([undefined, null, {}, { email: 'a@b.example' }, []])('%o is no record', (body) => {
  expect(readClient(body)).toBeUndefined()
})
