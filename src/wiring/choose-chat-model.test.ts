// Which chat service is chosen by the settings, and that half of them stop the start.
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { chooseChatModel, chooseSuppliers } from './suppliers.ts'

const AI_BASE_URL = 'http://127.0.0.1:11434/v1'
const choose = (settings: NodeJS.ProcessEnv) => chooseChatModel(readConfig(settings))

test('no service is set up by default, and the pages answer', () => {
  expect(choose({})).toBeUndefined()
  expect(chooseSuppliers(readConfig({})).about.assistant).toBe('the provider’s own pages')
})

test('an address and a model are enough, and both are told at the start; the key is not', () => {
  expect(choose({ AI_BASE_URL, AI_MODEL: 'large' })).toBeTypeOf('function')
  const { about } = chooseSuppliers(readConfig({ AI_BASE_URL, AI_MODEL: 'large', AI_API_KEY: 'secret' }))
  expect(about.assistant).toBe('large at 127.0.0.1:11434, checked against the provider’s own pages')
})

test.for<[string, NodeJS.ProcessEnv]>([
  ['AI_MODEL', { AI_BASE_URL }],
  ['AI_MODEL', { AI_BASE_URL, AI_API_KEY: 'secret' }],
  ['AI_BASE_URL', { AI_MODEL: 'large' }],
  ['AI_BASE_URL', { AI_API_KEY: 'secret' }],
])('the start stops where %s is missing beside others', ([name, settings]) => {
  expect(() => choose(settings)).toThrow(ConfigError)
  expect(() => choose(settings)).toThrow(new RegExp(`^${name}: is missing`))
})
