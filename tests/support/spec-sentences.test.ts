// Every sentence of the specification that is built has a test that names it: this table is held against the titles of all tests.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sentences by section, as the specification has them. A row joins with the capability that it asks for. */
const sentences: [section: number, sentence: string][] = [
  [1, 'An analytics tag script is loaded for a tag id taken from the provider company (field gtagId), falling back'],
  [2, 'Layout selection by path'],
  [2, "Unknown route: error page with status 404 and message 'Page Not Found: {path}'."],
  [2, "Other errors show 'Internal Server Error'."],
  [2, 'The error page is not rendered for bots.'],
  [2, 'Navigation scrolls to top on route change, or to the anchor when a hash is present.'],
  [2, 'Hotel and flight search forms are kept alive across navigation.'],
  [2, 'A full-screen loading overlay with a logo shows between page start and page finish and blocks body scrolling.'],
  [2, 'The header is expanded while the page is scrolled to top.'],
  [2, 'Its gradient uses the theme primary colour lightened by 40 percent.'],
  [
    2,
    'Route guard (any path other than /): an unauthenticated visitor going to /profile or below is redirected (replace)',
  ],
  [2, 'A signed-in user visiting login or register is redirected to the profile.'],
  [2, 'A signed-in user with an expired access token triggers a session refresh.'],
  [
    2,
    'Provider data (company and location slugs) is fetched first; without it the fallbacks are /profile/, /auth/signup/',
  ],
  [3, 'login by email, phone or username, OAuth domain, redirect URLs, scopes'],
  [3, 'Currency store (persisted): currency (default EUR), countryCode, exchangeRate, fxQuoteId, loading.'],
  [3, 'Page data states: idle, pending, success, error.'],
  [4, 'Currency resetState sets AED and country AE and clears the rate and quote.'],
  [4, 'A one-time page reload guard is kept in session storage (default expiry 10000 ms).'],
  [4, 'A page reload happens on a chunk load error.'],
  [4, 'The build manifest is polled periodically.'],
  [5, 'Currency code must be non-empty, trimmed and upper-cased; otherwise a warning is logged and nothing changes.'],
  [5, 'Password minimum length defaults to 6 when the pool omits it.'],
  [5, 'User pool id must contain an underscore; identity pool id must contain a colon.'],
  [5, 'Theme colour must be a 6-digit hex (optional #), else fallback #070969.'],
  [7, 'Product API calls retry 3 times, 1000 ms apart, on status 404, 408, 409, 425, 429, 500, 502, 503, 504.'],
  [7, 'GET /api/provider/user-pool-config/{providerDomain}'],
  [7, 'POST /api/profile/id'],
  [7, 'GET builds/meta/{buildId}.json'],
  [7, 'GET {route}/_payload.json'],
  [7, 'POST /api/stripe/fx-quote-raw'],
  [7, 'GET /api/user-currency'],
  [7, 'Analytics session replay at 100 percent sampling'],
  [7, 'error reporting with full trace sampling'],
  [8, 'Geo currency missing: warning only; falls back to provider location currency or aed.'],
  [8, 'Fetch failure is logged and falls back.'],
  [8, 'Product API failures are only logged, except the add-company-location call, which rethrows.'],
  [8, 'Manifest fetch failures are logged.'],
  [9, 'API retries 3, delay 1000 ms.'],
  [9, 'Reload guard 10000 ms.'],
  [9, 'Token clock tolerance 5000 ms.'],
  [9, 'Sign-up confirmation method defaults to code (alternative: link).'],
  [9, 'Default password minimum 6.'],
  [9, 'Other cookie storage default 365 days, secure.'],
  [9, 'Persisted state uses localStorage, sessionStorage or cookies, chosen by public configuration'],
  [9, "Currency order: client's currency, then geo currency, then provider location currency, default aed."],
  [9, 'Default store currency EUR.'],
  [9, 'Route preloading: at most 4 at once.'],
]

/** Letters and digits alone: how a title is quoted and wrapped does not matter. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

const own = 'tests/support/spec-sentences.test.ts'
const tests = [...globSync('src/**/*.test.{ts,tsx}'), ...globSync('tests/**/*.{test,spec}.ts')]
const titles = tests.filter((file) => file !== own).map((file) => plain(readFileSync(file, 'utf8')))

test.each(sentences)('section %i: “%s” is named by a test', (_, sentence) => {
  expect(titles.filter((text) => text.includes(plain(sentence)))).not.toEqual([])
})
