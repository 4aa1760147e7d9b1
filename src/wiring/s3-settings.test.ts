// Half the settings of a store stop the start, and the line says which one is missing.
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { s3SettingsOf } from './s3-settings.ts'

const all = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('all four are a store, in the region that is usual unless another is named; none are none', () => {
  expect(s3SettingsOf(readConfig({}))).toBeUndefined()
  const named = { endpoint: 'https://s3.example', bucket: 'documents', accessKeyId: 'key', secretAccessKey: 'secret' }
  expect(s3SettingsOf(readConfig(all))).toEqual({ ...named, region: 'us-east-1' })
  expect(s3SettingsOf(readConfig({ ...all, S3_REGION: 'me-central-1' }))).toEqual({ ...named, region: 'me-central-1' })
})

test('some without the others stop the start, and the line names the one that is missing', () => {
  for (const name of Object.keys(all)) {
    const refused = () => s3SettingsOf(readConfig({ ...all, [name]: '' }))
    expect(refused).toThrow(ConfigError)
    expect(refused).toThrow(new RegExp(`^${name}: is missing beside S3_`))
  }
  expect(() => s3SettingsOf(readConfig({ S3_REGION: 'auto' }))).toThrow('S3_ENDPOINT: is missing beside S3_REGION')
  // What is secret is not repeated.
  expect(() => s3SettingsOf(readConfig({ S3_SECRET_ACCESS_KEY: 'very-secret' }))).toThrow(/^(?!.*very-secret)/)
})
