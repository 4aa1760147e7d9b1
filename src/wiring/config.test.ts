// The settings: each one of the runbook parses, a bad one stops the start with one line, and .env.example lists them all.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Config, ConfigError, readConfig, settingNames } from './config.ts'

const key = Buffer.alloc(32, 7)

/** A setting, a value that a person would write, what it becomes, and values that are refused. */
// biome-ignore format: it is read as a table
const settings: [keyof Config, value: string, read: unknown, bad: string[]][] = [
  ['PORT', '8080', 8080, ['http', '-1', '80.5', '65536', ' ', '0x50', '1e3']],
  ['HOST', '0.0.0.0', '0.0.0.0', []],
  ['MAX_CONNECTIONS', '500', 500, ['0', 'many', '1e3', '-1']],
  ['DISK_FLOOR_MB', '200', 200, ['little', '-1', '0.5']],
  ['PUBLIC_URL', 'https://clinic.example', 'https://clinic.example', ['clinic.example', 'ftp://clinic.example', 'localhost:3000']],
  ['DATA_DIR', '/var/lib/clinic', '/var/lib/clinic', []],
  ['DATABASE_URL', 'postgresql://me@localhost/clinic', 'postgresql://me@localhost/clinic', ['mysql://localhost/clinic', 'localhost:5432']],
  ['REDIS_URL', 'rediss://localhost:6379', 'rediss://localhost:6379', ['http://localhost:6379', 'localhost:6379']],
  ['PROVIDER_DOMAIN', 'clinic.example', 'clinic.example', []],
  ['SMTP_URL', 'smtps://me:secret@mail.example', 'smtps://me:secret@mail.example', ['mail.example', 'https://mail.example']],
  ['S3_ENDPOINT', 'http://localhost:9000', 'http://localhost:9000', ['localhost:9000', 's3.example']],
  ['S3_BUCKET', 'documents', 'documents', []],
  ['S3_REGION', 'me-central-1', 'me-central-1', []],
  ['S3_ACCESS_KEY_ID', 'id', 'id', []],
  ['S3_SECRET_ACCESS_KEY', 'secret', 'secret', []],
  ['STRIPE_SECRET_KEY', 'sk_test', 'sk_test', []],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test', 'pk_test', []],
  ['STRIPE_WEBHOOK_SECRET', 'whsec', 'whsec', []],
  ['TEST_PAYMENTS_FOR_ALL', 'on', true, ['sometimes']],
  ['DUFFEL_ACCESS_TOKEN', 'duffel', 'duffel', []],
  ['LITEAPI_KEY', 'liteapi', 'liteapi', []],
  ['LITEAPI_URL', 'http://127.0.0.1:4010', 'http://127.0.0.1:4010', ['liteapi']],
  ['MAP_STYLE_URL', 'https://tiles.example/style.json', 'https://tiles.example/style.json', ['tiles.example']],
  ['REFERENCE_RATES', 'snapshot', 'snapshot', ['hourly']],
  ['AI_BASE_URL', 'https://ai.example/v1', 'https://ai.example/v1', ['ai.example', 'localhost:11434']],
  ['AI_API_KEY', 'key', 'key', []],
  ['AI_MODEL', 'large', 'large', []],
  ['PUBLIC_GTAG_ID', 'G-ABC123', 'G-ABC123', ['ABC123', 'G-<script>', 'g-abc', 'GTM-ABC123', 'AW-123']],
  ['PUBLIC_STATE_STORAGE', 'cookies', 'cookies', ['disk']],
  ['SENTRY_DSN', 'https://key@sentry.example/1', 'https://key@sentry.example/1', ['key@sentry.example', 'https://sentry.example/1', "https://key@sentry.example; script-src */1"]],
  ['REPLAY_KEY', 'https://key@sentry.example/2', 'https://key@sentry.example/2', ['replay']],
  ['OFFLINE_PAGES', 'off', false, ['sometimes']],
  ['GUEST_CREDENTIALS', 'on', true, ['yes', 'ON!']],
  ['IDENTITY_KEY', key.toString('base64'), key, ['short', Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64')]],
  ['DOCUMENTS_KEY', key.toString('base64'), key, ['short', Buffer.alloc(31).toString('base64')]],
  ['DOCUMENTS_KEY_BEFORE', key.toString('base64'), key, ['short']],
  ['CLAMD_HOST', 'clamd.internal:3310', 'clamd.internal:3310', ['http://clamd', 'clamd:port', 'a b', 'clamd:']],
  ['METRICS_TOKEN', 'token', 'token', []],
  ['LOG_LEVEL', 'debug', 'debug', ['verbose', 'INFO']],
]

const defaults = {
  PORT: 3000,
  HOST: '127.0.0.1',
  DATA_DIR: resolve('.data'),
  REFERENCE_RATES: 'daily',
  TEST_PAYMENTS_FOR_ALL: false,
  PUBLIC_STATE_STORAGE: 'localStorage',
  OFFLINE_PAGES: true,
  GUEST_CREDENTIALS: false,
  MAX_CONNECTIONS: 4_000,
  DISK_FLOOR_MB: 64,
  LOG_LEVEL: 'info',
}

test('every setting is in the table of this test', () => {
  expect(settings.map(([name]) => name)).toEqual(settingNames)
})

test('without any setting the defaults of the runbook hold, and nothing else is set', () => {
  expect(readConfig({})).toEqual(defaults)
})

test.each(settings)('%s parses', (name, value, read) => {
  expect(readConfig({ [name]: value })).toEqual({ ...defaults, [name]: read })
})

test.each(settings)('%s counts as unset when it is empty', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(defaults)
})

const bad = settings.flatMap(([name, , , values]) => values.map((value) => ({ name, value })))

test.each(bad)('$name=$value stops the start with one line that names it and does not repeat it', ({ name, value }) => {
  let told: unknown
  try {
    readConfig({ [name]: value })
  } catch (error) {
    told = error
  }
  expect(told).toBeInstanceOf(ConfigError)
  const { message } = told as ConfigError
  expect(message).toMatch(new RegExp(`^${name}: .{8,}$`))
  // A setting may be a secret put into the wrong place.
  if (value.length > 6) expect(message).not.toContain(value)
})

test('on, true and 1 switch on; off, false and 0 switch off', () => {
  const read = (value: string) => readConfig({ GUEST_CREDENTIALS: value }).GUEST_CREDENTIALS
  expect(['on', 'true', '1'].map(read)).toEqual([true, true, true])
  expect(['off', 'false', '0'].map(read)).toEqual([false, false, false])
})

test('other variables of the environment are left alone', () => {
  expect(readConfig({ PATH: '/bin', npm_config_port: 'x' })).toEqual(defaults)
})

test('.env of the working folder is read, and the environment wins over it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-test-'))
  writeFileSync(join(folder, '.env'), 'PORT=4000\nHOST=0.0.0.0\nLOG_LEVEL=\n')
  const code = `import(${JSON.stringify(new URL('./config.ts', import.meta.url).href)}).then(({ readConfig }) =>
    process.stdout.write(JSON.stringify(readConfig())))`
  const read = execFileSync(process.execPath, ['-e', code], { cwd: folder, env: { HOST: '::1' } })
  rmSync(folder, { recursive: true })
  expect(JSON.parse(read.toString())).toEqual({ ...defaults, DATA_DIR: join(folder, '.data'), PORT: 4000, HOST: '::1' })
})

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')

/** Name, value and the comment above, of each setting in .env.example. */
const exampled = example
  .split('\n\n')
  .slice(1)
  .flatMap((block) => {
    const lines = block.trim().split('\n')
    const meaning = lines.filter((line) => !/^# [A-Z0-9_]+=/.test(line)).join(' ')
    return Array.from(block.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm), ([, name = '', value = '']) => ({
      name,
      value,
      meaning,
    }))
  })

test('.env.example lists every setting once, in order, and sets none', () => {
  expect(exampled.map(({ name }) => name)).toEqual(settingNames)
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test('.env.example says what each setting means, and what holds without it', () => {
  for (const { name, value, meaning } of exampled) {
    expect([name, meaning]).toEqual([name, expect.stringMatching(/^# [A-Z].{15,}\.$|^# Where to listen\.$|: .+\.$/)])
    if (name in defaults) expect(readConfig({ [name]: value })).toEqual(defaults)
    else expect([name, meaning]).toEqual([name, expect.stringContaining('Unset: ')])
  }
})

test('every example in .env.example parses', () => {
  for (const { name, value } of exampled) expect(() => readConfig({ [name]: value })).not.toThrow()
})
