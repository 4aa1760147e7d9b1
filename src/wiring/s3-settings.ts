// The settings of an S3-compatible store: all of them, or none.
import type { S3Settings } from '#suppliers/document-store/s3-store.ts'
import { type Config, ConfigError } from './config.ts'

type S3Config = Pick<Config, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** What most services other than AWS's own call their only region. */
const usualRegion = 'us-east-1'

/**
 * @returns undefined where none is set
 * @throws ConfigError that names the first one missing: half a store would leave documents where nobody looks for them
 */
export function s3SettingsOf(config: S3Config): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config
  const needed = Object.entries({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
  const set = needed.filter(([, value]) => value !== undefined).map(([name]) => name)
  if (set.length === 0 && S3_REGION === undefined) return undefined
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
    return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION ?? usualRegion, ...keys }
  }
  const [missing] = needed.find(([, value]) => value === undefined) ?? []
  throw new ConfigError(`${missing}: is missing beside ${[...set, ...(S3_REGION ? ['S3_REGION'] : [])].join(', ')}`)
}
