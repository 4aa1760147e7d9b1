// The specification's table of calls (section 7): what exists of it has exactly its method and path.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAssistant, chatMessage } from '#contract/assistant.ts'
import { addCompanyLocation, getClient, updateClient } from '#contract/clients.ts'
import { getUserCurrency, quoteExchangeRate } from '#contract/currency.ts'
import { addDocument, deleteDocument, listDocuments, openDocument } from '#contract/documents.ts'
import { showIdToken } from '#contract/profile.ts'
import { getProvider, getUserPoolConfig } from '#contract/provider.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'

/** Section 7's product API, word for word. An endpoint value joins its row on the day it exists. */
const calls = [
  { call: 'GET /api/provider/{providerDomain}', endpoint: getProvider },
  { call: 'GET /api/provider/user-pool-config/{providerDomain}', endpoint: getUserPoolConfig },
  { call: 'GET /api/client/root', endpoint: getClient },
  { call: 'POST /api/client/root/update', endpoint: updateClient },
  { call: 'POST /api/client/company-location/add', endpoint: addCompanyLocation },
  { call: 'POST /api/client/document/add', endpoint: addDocument },
  { call: 'GET /api/client/document/list', endpoint: listDocuments },
  { call: 'POST /api/client/document/open', endpoint: openDocument },
  { call: 'POST /api/client/document/delete', endpoint: deleteDocument },
  { call: 'POST /api/profile/id', endpoint: showIdToken },
  { call: 'POST /api/ai-agent/ask', endpoint: askAssistant },
  { call: 'POST /api/stripe/fx-quote-raw', endpoint: quoteExchangeRate },
  { call: 'GET /api/user-currency', endpoint: getUserCurrency },
]

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const existing = calls.flatMap(({ call, endpoint }) => (endpoint ? [{ call, endpoint }] : []))

test.each(existing)('$call is the method and path of its endpoint value', ({ call, endpoint }) => {
  expect(`${endpoint.method} ${endpoint.path}`).toBe(call)
})

test('every call of the table that is served is in its row, and every row with a value is served', () => {
  const served = api.app.served.map(({ method, path }) => `${method} ${path}`)
  const inTable = calls.map(({ call }) => call).filter((call) => served.includes(call))
  expect(inTable).toEqual(existing.map(({ call }) => call))
})

test('what is read of the provider and of the pool has the names of the specification', () => {
  expect(Object.keys(getProvider.reply.shape)).toEqual(expect.arrayContaining(['company', 'location', 'theme']))
  const { company, location, theme } = getProvider.reply.shape
  expect(Object.keys(company.shape)).toEqual(expect.arrayContaining(['id', 'slug', 'gtagId']))
  expect(Object.keys(location.shape)).toEqual(expect.arrayContaining(['id', 'slug', 'currency']))
  expect(Object.keys(theme.def.items[0].shape)).toEqual(['primaryColor', 'secondaryColor', 'hoverColor'])
  const { data } = getUserPoolConfig.reply.shape
  expect(Object.keys(data.shape)).toEqual(expect.arrayContaining(['userPoolId', 'userPoolClientId', 'identityPoolId']))
})

test('the record of a client, its update and the link of a location have the names of the specification', () => {
  const record = ['email', 'currency', 'firstName', 'lastName', 'image', 'phoneNumber']
  expect(Object.keys(getClient.input.shape)).toEqual(['email'])
  for (const { shape } of [getClient.reply, updateClient.input, updateClient.reply]) {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(record))
  }
  const link = ['email', 'givenName', 'familyName', 'companyId', 'locationId', 'countryId']
  expect(Object.keys(addCompanyLocation.input.shape)).toEqual(link)
})

test('a question to the assistant and its answer have the names of the specification', () => {
  const { shape } = askAssistant.input
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(['providerId', 'conversationId', 'messages']))
  const [user, assistant] = chatMessage.options
  expect([user.shape.role.value, assistant.shape.role.value]).toEqual(['user', 'assistant'])
  expect(Object.keys(user.shape)).toEqual(['role', 'content'])
  expect(Object.keys(askAssistant.reply.shape)).toContain('response')
})
