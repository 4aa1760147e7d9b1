// The settings, read once: the only file that looks at process.env.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { logLevels } from '#kernel/log.ts'
import { tagIdPattern } from '#kernel/tag-id.ts'
import { type PublicSettings, stateStorages } from '#web/page/public-settings.ts'
import { dsnPattern } from '#web/page/report-address.ts'

const secret = z.string().min(1).optional()
const service = z.url({ protocol: /^https?$/ }).optional()
/** Where reports go, as https://key@host/project; the key is a public one. */
const dsn = z.string().regex(dsnPattern, 'looks like https://key@host/1').optional()
/** 32 random bytes, as `openssl rand -base64 32` writes them. */
const key32 = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'has to be 32 bytes in base64, as `openssl rand -base64 32` writes them')
  .optional()
const onOff = (otherwise: 'on' | 'off') =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .default(otherwise)
    .transform((value) => value === 'on' || value === 'true' || value === '1')

const wholeNumber = (least: number, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'has to be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .default(otherwise)

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'has to be a number from 0 to 65535')
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** At a time; beyond them new ones are closed at once. */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 4_000),
  /** Megabytes: with less of them left where DATA_DIR lies, the server says that it is not ready. */
  DISK_FLOOR_MB: wholeNumber(0, 1_000_000, 64),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PROVIDER_DOMAIN: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_ENDPOINT: service,
  S3_BUCKET: secret,
  S3_REGION: secret,
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  TEST_PAYMENTS_FOR_ALL: onOff('off'),
  DUFFEL_ACCESS_TOKEN: secret,
  LITEAPI_KEY: secret,
  /** Another address of the hotel supplier: a proxy, or a stand-in. */
  LITEAPI_URL: service,
  MAP_STYLE_URL: service,
  REFERENCE_RATES: z.enum(['daily', 'snapshot']).default('daily'),
  AI_BASE_URL: service,
  AI_API_KEY: secret,
  AI_MODEL: secret,
  PUBLIC_GTAG_ID: z.string().regex(tagIdPattern, 'looks like G-XXXXXXX').optional(),
  PUBLIC_STATE_STORAGE: z.enum(stateStorages).default('localStorage'),
  SENTRY_DSN: dsn,
  REPLAY_KEY: dsn,
  OFFLINE_PAGES: onOff('on'),
  GUEST_CREDENTIALS: onOff('off'),
  IDENTITY_KEY: key32,
  DOCUMENTS_KEY: key32,
  DOCUMENTS_KEY_BEFORE: key32,
  /** `host` or `host:port`. */
  CLAMD_HOST: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?$/, 'looks like 127.0.0.1:3310')
    .optional(),
  METRICS_TOKEN: secret,
  LOG_LEVEL: z.enum(logLevels).default('info'),
})

export type Config = z.output<typeof settings>
export const settingNames = Object.keys(settings.shape)

/** One line that names the setting that does not parse and says what is wrong. */
export class ConfigError extends Error {}

/** Reads `.env` of the working folder and the environment, which wins. An empty value counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv = loadEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** The part of the settings that browsers are told. */
export function publicSettings(config: Config): PublicSettings {
  return {
    stateStorage: config.PUBLIC_STATE_STORAGE,
    gtagId: config.PUBLIC_GTAG_ID,
    sentryDsn: config.SENTRY_DSN,
    replayKey: config.REPLAY_KEY,
    offlinePages: config.OFFLINE_PAGES,
    mapStyle: config.MAP_STYLE_URL,
  }
}

function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
