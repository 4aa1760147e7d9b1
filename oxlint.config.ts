// The walls of the house, and the rules that every file keeps. docs/house.md says why each wall stands.
import { defineConfig, type OxlintOverride } from 'oxlint'

/** What each room may import of ours; `node` and `db` of others where it says so. Rooms are listed from the ground up. */
const rooms: Record<string, { of: string[]; node: boolean }> = {
  kernel: { of: [], node: false },
  texts: { of: ['kernel'], node: false },
  contract: { of: ['kernel'], node: false },
  db: { of: ['kernel', 'db'], node: true },
  domain: { of: ['kernel', 'texts', 'db'], node: true },
  identity: { of: ['kernel', 'db', 'identity', 'contract'], node: true },
  suppliers: { of: ['kernel', 'domain'], node: true },
  api: { of: ['kernel', 'contract', 'domain', 'db', 'api'], node: true },
  web: { of: ['kernel', 'texts', 'contract', 'web'], node: false },
  wiring: {
    of: ['kernel', 'texts', 'contract', 'db', 'domain', 'identity', 'suppliers', 'api', 'web', 'wiring'],
    node: true,
  },
}

/** Areas of the domain in their order: each may import those before it. */
const areas = [
  'builds',
  'provider',
  'currency',
  'staff',
  'practitioners',
  'procedures',
  'packages',
  'pictures',
  'mails',
  'audit',
  'inbox',
  'clients',
  'documents',
  'quotes',
  'bookings',
  'print',
  'invoices',
  'payments',
  'payouts',
  'hotels',
  'rooms',
  'flights',
  'departures',
  'treatments',
  'extras',
  'checkout',
  'pack',
  'catalogue',
  'trips',
  'assistant',
  'patients',
  'figures',
  'privacy',
]

const upwards = { group: ['../*', '../**'], message: 'A neighbour is ./x.ts, everything else #room/...' }
const elsewhere = (room: string) => ({
  group: [`#${room}/**`],
  message: `This room may not know ${room}. See docs/house.md.`,
})
const platform = { group: ['node:*'], message: 'This code runs in the browser too.' }

function wall(files: string[], allowed: string[], node: boolean, more: object[] = []): OxlintOverride {
  const others = Object.keys(rooms).filter((room) => !allowed.includes(room))
  const patterns = [upwards, ...others.map(elsewhere), ...(node ? [] : [platform]), ...more]
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** The one file of texts that only the server reads. */
const catalogueWall = wall(['src/texts/catalogues.ts'], ['kernel', 'texts'], true)

const roomWalls = Object.entries(rooms).map(([room, { of, node }]) => wall([`src/${room}/**`], of, node))
const areaWalls = areas.map((area, at) => {
  const later = areas
    .slice(at + 1)
    .map((one) => ({ group: [`#domain/${one}/**`], message: `${area} comes before ${one}.` }))
  return wall([`src/domain/${area}/**`], ['kernel', 'texts', 'db', 'domain'], true, later)
})
const portWalls = [
  { folder: 'fx', ports: ['currency'] },
  { folder: 'geo', ports: ['currency'] },
  { folder: 'mail', ports: [] },
  { folder: 'sms', ports: [] },
  { folder: 'user-pool', ports: ['clients'] },
  { folder: 'document-store', ports: ['documents'] },
  { folder: 'virus-scan', ports: ['documents'] },
  { folder: 'assistant', ports: ['assistant'] },
  // One of its adapters is the product's own inventory, in its own database.
  { folder: 'hotels', ports: ['bookings', 'hotels', 'rooms'], rooms: ['db'] },
  // The test gateway keeps what it was asked in the product's own database.
  { folder: 'payments', ports: ['payments'], rooms: ['db'] },
].map(({ folder, ports, rooms: more = [] }) => {
  const others = areas
    .filter((area) => !(ports as string[]).includes(area))
    .map((one) => ({ group: [`#domain/${one}/**`], message: 'A supplier knows only its own port.' }))
  return wall([`src/suppliers/${folder}/**`], ['kernel', 'domain', ...more], true, others)
})
/** Of all that crosses the wire only its own: it could ship alone. */
const identityWall = wall(['src/identity/**'], ['kernel', 'db', 'identity', 'contract'], true, [
  { group: ['#contract/**', '!#contract/identity.ts'], message: 'The user pool knows only its own protocol.' },
])
/** What each folder of web may import of web beside its neighbours, floor by floor from the ground up; routes may import all. */
const ground = ['ui', 'art', 'i18n', 'page']
const frames = [...ground, 'browser', 'layouts', 'forms']
const webFolders: Record<string, string[]> = {
  ui: ['ui', 'art'],
  art: ['ui', 'art'],
  i18n: [],
  page: ['ui'],
  browser: [...ground, 'browser'],
  layouts: [...ground, 'browser'],
  forms: [...ground, 'browser'],
  'signed-in': frames,
  desk: frames,
  site: frames,
  // None imports another: what two of them need lies on a floor below, or the route hands it from one to the other.
  areas: [...frames, 'signed-in', 'desk', 'site'],
}
/** Pieces of the look know nothing of the product. */
const isOfLook = (folder: string) => folder === 'ui' || folder === 'art'
const webWalls = Object.entries(webFolders).map(([folder, of]) =>
  wall([`src/web/${folder}/**`], isOfLook(folder) ? ['kernel', 'web'] : ['kernel', 'texts', 'contract', 'web'], false, [
    {
      group: ['#web/**', ...of.map((one) => `!#web/${one}/**`)],
      message: `web/${folder} may not know it. See docs/house.md.`,
    },
  ]),
)

export default defineConfig({
  plugins: ['typescript', 'node', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'no-restricted-imports': ['error', { patterns: [upwards] }],
    'node/no-process-env': 'error',
    'react/no-danger': 'off',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    // Our types write functions as methods; only two classes use `this`.
    'typescript/unbound-method': 'off',
    // role=status on the element that holds the words; <output> is read out less surely.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...roomWalls,
    catalogueWall,
    ...areaWalls,
    ...portWalls,
    identityWall,
    ...webWalls,
    // Catalogues of texts are tables.
    { files: ['src/**', 'tools/**'], rules: { 'max-lines': ['error', { max: 300 }] } },
    { files: ['src/texts/{en,ar}.ts', 'src/texts/{english,arabic}-*.ts'], rules: { 'max-lines': 'off' } },
    // What draws a screen is as long as the screen; the rest says what it does in fifty lines.
    {
      files: ['kernel', 'texts', 'contract', 'db', 'domain', 'identity', 'suppliers', 'wiring'].map(
        (room) => `src/${room}/**`,
      ),
      rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
    },
    { files: ['src/**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: [
        'src/wiring/config.ts',
        'src/wiring/run-mode.ts',
        'src/db/server/find-binaries.ts',
        'tools/**',
        'tests/**',
        'bench/**',
        '*.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['tools/**', 'tests/**', 'bench/**'], rules: { 'no-console': 'off', 'no-restricted-imports': 'off' } },
  ],
  ignorePatterns: ['build/**', '.learnt/**', '.react-router/**', 'node_modules/**'],
})
