// Guards whom a page may call and whose pictures it shows: its own host alone, and suppliers where they are configured.
import { expect, test } from 'vitest'
import {
  contentPolicy,
  mapOrigins,
  nothingAllowed,
  paymentOrigins,
  pictureOrigins,
  poolOrigins,
  reportOrigins,
} from './content-policy.ts'

const policyOf = (connectTo: string[], imagesFrom: string[] = []) =>
  contentPolicy('text/html; charset=utf-8', [], { ...nothingAllowed, connectTo, imagesFrom }) ?? ''

test('nothing is called beside our own host where nothing is configured', () => {
  expect(reportOrigins({ SENTRY_DSN: undefined, REPLAY_KEY: undefined })).toEqual([])
  expect(policyOf([])).not.toContain('connect-src')
})

test('the takers of reports may be called, and bring no script, frame or picture', () => {
  const origins = reportOrigins({ SENTRY_DSN: 'https://k@errors.example/1', REPLAY_KEY: 'https://k@replays.example/2' })
  expect(origins).toEqual(['https://errors.example', 'https://replays.example'])
  const naming = policyOf(origins)
    .split('; ')
    .filter((one) => one.includes('.example'))
  expect(naming).toEqual(["connect-src 'self' https://errors.example https://replays.example"])
})

test('pictures come from our own host alone, and from the hotel supplier’s where its key is set', () => {
  expect(policyOf([]).split('; ')).toContain("img-src 'self' data:")
  expect(pictureOrigins({ LITEAPI_KEY: undefined })).toEqual([])
  const [naming, ...others] = policyOf([], pictureOrigins({ LITEAPI_KEY: 'sand_x' }))
    .split('; ')
    .filter((one) => one.includes('https:'))
  expect([naming, others]).toEqual([
    "img-src 'self' data: https://static.cupid.travel https://liteapi-travel-static-data.s3.amazonaws.com",
    [],
  ])
})

test('Stripe brings its script and its frames where it takes the payments, and nothing anywhere else', () => {
  const policy = (STRIPE_PUBLISHABLE_KEY: string | undefined) =>
    (
      contentPolicy('text/html', ['sha256-x'], {
        ...nothingAllowed,
        ...paymentOrigins({ STRIPE_PUBLISHABLE_KEY }),
      }) ?? ''
    ).split('; ')
  expect(policy(undefined).filter((one) => one.includes('stripe') || one.startsWith('frame-src'))).toEqual([])
  expect(policy('pk_test_x').filter((one) => one.includes('stripe'))).toEqual([
    "connect-src 'self' https://api.stripe.com",
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-x'",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ])
})

test('a street map may be called and shown from where its style is, and from nowhere else', () => {
  const origins = mapOrigins({ MAP_STYLE_URL: 'https://tiles.example:8443/styles/calm.json?key=1' })
  expect(origins).toEqual(['https://tiles.example:8443'])
  expect(mapOrigins({ MAP_STYLE_URL: undefined })).toEqual([])
})

test('one host for both is named once', () => {
  expect(reportOrigins({ SENTRY_DSN: 'https://a@e.example/1', REPLAY_KEY: 'https://b@e.example/2' })).toEqual([
    'https://e.example',
  ])
})

const hosted = { userPoolId: 'eu-west-1_A', userPoolClientId: 'c' }

test('a hosted user pool may be called at its own address, with its identity pool and its sign-in page', () => {
  expect(poolOrigins(null)).toEqual([])
  expect(poolOrigins(hosted)).toEqual(['https://cognito-idp.eu-west-1.amazonaws.com'])
  const oauth = { domain: 'sign-in.clinic.test', redirectSignIn: [], redirectSignOut: [], scopes: [] }
  expect(poolOrigins({ ...hosted, identityPoolId: 'eu-west-1:a', oauth })).toEqual([
    'https://cognito-idp.eu-west-1.amazonaws.com',
    'https://cognito-identity.eu-west-1.amazonaws.com',
    'https://sign-in.clinic.test',
  ])
  const elsewhere = { userPoolEndpoint: 'http://localhost:9229/pool', identityPoolEndpoint: 'http://localhost:9229/' }
  expect(poolOrigins({ ...hosted, ...elsewhere, identityPoolId: 'a:b' })).toEqual(['http://localhost:9229'])
})

test('an id that is more than an id changes nothing else of the policy', () => {
  for (const userPoolId of ['x;script-src *_A', "x'unsafe-inline'_A", '*_A', 'a b_A', '@evil.example/_A']) {
    expect(poolOrigins({ ...hosted, userPoolId })).toEqual(['https://cognito-idp.nowhere.amazonaws.com'])
  }
  for (const userPoolEndpoint of ['https://x;script-src/', "https://x'unsafe-inline'/", 'https://*/', 'javascript:x']) {
    expect(poolOrigins({ ...hosted, userPoolEndpoint })).toEqual([])
  }
})
