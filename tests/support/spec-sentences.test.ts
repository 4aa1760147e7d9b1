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
  [2, 'Registration redirects to login with query parameters email, password (encoded) and showConfirmation=true.'],
  [3, 'Sign-up attributes: email, given_name, family_name.'],
  [3, 'login by email, phone or username, OAuth domain, redirect URLs, scopes'],
  [3, 'Currency store (persisted): currency (default EUR), countryCode, exchangeRate, fxQuoteId, loading.'],
  [3, 'Page data states: idle, pending, success, error.'],
  [4, 'Currency resetState sets AED and country AE and clears the rate and quote.'],
  [4, 'A one-time page reload guard is kept in session storage (default expiry 10000 ms).'],
  [4, 'A page reload happens on a chunk load error.'],
  [4, 'The build manifest is polled periodically.'],
  [4, 'Sign-in steps: DONE (load user, go to profile)'],
  [
    4,
    "CONFIRM_SIGN_UP (resend code, show 'Please check your inbox. A confirmation code has been sent to your email.')",
  ],
  [4, 'Sign-up: a CONFIRM_SIGN_UP result leads to login with the confirmation prompt.'],
  [4, 'After confirming sign-up the user is signed in automatically with the stored password.'],
  [4, 'If an already-authenticated error occurs on sign-in, the current user is set and the profile opens.'],
  [5, 'Currency code must be non-empty, trimmed and upper-cased; otherwise a warning is logged and nothing changes.'],
  [5, 'MFA method must be SMS, TOTP or EMAIL.'],
  [5, 'Password minimum length defaults to 6 when the pool omits it.'],
  [5, 'User pool id must contain an underscore; identity pool id must contain a colon.'],
  [5, 'Theme colour must be a 6-digit hex (optional #), else fallback #070969.'],
  [
    5,
    'username required for sign-in, sign-up, confirm sign-up, reset, confirm reset and resend. Password required for sign-in and sign-up.',
  ],
  [5, 'Confirmation code required to confirm sign-up. newPassword and confirmationCode required to confirm a reset.'],
  [5, 'A challenge response is required to continue sign-in.'],
  [6, 'Guest cloud credentials depend on a configuration flag'],
  [7, 'Product API calls retry 3 times, 1000 ms apart, on status 404, 408, 409, 425, 429, 500, 502, 503, 504.'],
  [7, 'GET /api/provider/user-pool-config/{providerDomain}'],
  [7, 'POST /api/profile/id'],
  [7, 'GET builds/meta/{buildId}.json'],
  [7, 'GET {route}/_payload.json'],
  [7, 'POST /api/stripe/fx-quote-raw'],
  [7, 'GET /api/user-currency'],
  [7, 'Identity service calls (POST with a target header)'],
  [7, 'identity-pool GetId and GetCredentialsForIdentity for guest credentials (retry up to 3 times'],
  [7, 'Analytics session replay at 100 percent sampling'],
  [7, 'error reporting with full trace sampling'],
  [8, 'A missing device clears device metadata and retries.'],
  [8, 'A failed refresh with NotAuthorized gives no session.'],
  [8, 'Geo currency missing: warning only; falls back to provider location currency or aed.'],
  [8, 'Fetch failure is logged and falls back.'],
  [8, 'Product API failures are only logged, except the add-company-location call, which rethrows.'],
  [8, 'Manifest fetch failures are logged.'],
  [8, "Sign-in errors return status 'error' with the message."],
  [8, 'UserNotConfirmedException leads to the confirm-sign-up step; PasswordResetRequiredException to the reset step;'],
  [8, "Messages: 'Network Error', 'Error creating account', 'Please use your credentials to sign in'"],
  [9, 'API retries 3, delay 1000 ms.'],
  [9, 'Reload guard 10000 ms.'],
  [9, 'Sign-in session lifetime 3 minutes'],
  [9, 'auto sign-in window 3 minutes'],
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
const tests = [
  ...globSync('src/**/*.test.{ts,tsx}'),
  ...globSync('tests/**/*.{test,spec}.ts'),
  ...globSync('tests/conformance/cases/*.ts'),
]
const titles = tests.filter((file) => file !== own).map((file) => plain(readFileSync(file, 'utf8')))

test.each(sentences)('section %i: “%s” is named by a test', (_, sentence) => {
  expect(titles.filter((text) => text.includes(plain(sentence)))).not.toEqual([])
})
