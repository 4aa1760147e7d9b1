// The provider file: each key and each fault.
import { expect, test } from 'vitest'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const file = 'provider.json'

/** What is wrong, what it replaces, what is planted (▶ where it must be told), and what the message must hold. */
const cases: [string, string, string, string][] = [
  ['an unknown key', '"languages": [', '▶"colour": 1, "languages": [', 'unknown key "colour"'],
  ['a misspelt key', '"city": {', '▶"citty": {', 'unknown key "citty"; did you mean "city"?'],
  ['a missing key', '    "country": "AE",\n', '', 'location.country is missing; must be an ISO 3166'],
  ['a key written twice', '"replyHours": 8', '"replyHours": 8, ▶"replyHours": 9', 'key "replyHours" stands twice'],
  ['a bad slug', '"slug": "dubai"', '"slug": ▶"Dubai City"', 'location.slug is "Dubai City"; must be small letters'],
  ['a slug too long', '"slug": "dubai"', `"slug": ▶"${'a'.repeat(81)}"`, `"${'a'.repeat(59)}…; must be`],
  ['a country that is none', '"AE"', '▶"UK"', 'location.country is "UK"; must be an ISO 3166 country code'],
  ['a currency that is none', '"settlementCurrency": "AED"', '"settlementCurrency": ▶"ADE"', 'must be an ISO 4217'],
  ['a time zone that is none', '"Asia/Dubai"', '▶"Asia/Dubay"', 'must be an IANA time zone'],
  ['an offset as time zone', '"Asia/Dubai"', '▶"+04:00"', 'must be an IANA time zone'],
  ['a latitude off the globe', '25.2', '▶125.2', 'location.latitude is 125.2; must be a number from -90 to 90'],
  ['a latitude alone', '"latitude": 25.2,\n    "longitude": 55.3', '"latitude": ▶25.2', 'needs location.longitude'],
  ['a domain with a scheme', '"Asclepius.example"', '▶"https://asclepius.example"', 'must be a host name'],
  ['a domain with a port', '"Asclepius.example"', '▶"asclepius.example:80"', 'must be a host name'],
  ['a domain with a path', '"Asclepius.example"', '▶"asclepius.example/en"', 'must be a host name'],
  ['a domain twice', '"Asclepius.example"', '"WWW.asclepius.example"', 'stands twice'],
  ['a colour that is none', '"#123456"', '▶"#12345"', 'theme[0].primaryColor is "#12345"; must be six hex digits'],
  [
    'a colour too few',
    '"hoverColor": "#FEDCBA"',
    '"hoverColour": "#FEDCBA"',
    'unknown key "hoverColour"; did you mean',
  ],
  ['an e-mail address that is none', '"care@asclepius.example"', '▶"care.asclepius"', 'contact.email is'],
  ['a telephone number that is none', '"+971 4 000 0000"', '▶"call us"', 'contact.phone is "call us"'],
  ['hours as a text', '"replyHours": 8', '"replyHours": ▶"8"', 'contact.replyHours is "8"; must be a number'],
  [
    'opening hours on a day that is none',
    '"replyHours": 8',
    '"openingHours": [{ "day": ▶"monday", "from": "09:00", "to": "18:00" }], "replyHours": 8',
    'contact.openingHours[0].day is "monday"; must be one of mon, tue',
  ],
  [
    'opening hours that end before they begin',
    '"replyHours": 8',
    '"openingHours": [{ "day": "mon", "from": "18:00", "to": ▶"09:00" }], "replyHours": 8',
    'to is "09:00"; must be later than from, which is "18:00"',
  ],
  [
    'opening hours of a day within another, with a day between',
    '"replyHours": 8',
    `"openingHours": [{ "day": "mon", "from": "09:00", "to": "13:00" }, { "day": "tue", "from": "08:00", "to": "20:00" },
      { "day": "mon", "from": ▶"12:30", "to": "18:00" }], "replyHours": 8`,
    'from is "12:30"; must not be before 13:00, when the hours before it end',
  ],
  ['opening hours that are none', '"replyHours": 8', '"openingHours": ▶[], "replyHours": 8', 'of at least one'],
  ['a tag that is none', '"G-ABC123"', '▶"analytics"', 'must be an analytics tag'],
  ['two different tags', '"Asclepius LLC"', '"Asclepius LLC", "gtagId": "G-OTHER"', 'company.gtagId is "G-OTHER"'],
  ['a user pool without underscore', '"eu-west-1_AbC"', '▶"eu-west-1"', 'userPool.userPoolId is "eu-west-1"; must be'],
  ['a user pool whose id is more than one', '"eu-west-1_AbC"', '▶"x;script-src *_A"', 'userPool.userPoolId is'],
  ['a user pool of ours as a hosted one', '"eu-west-1_AbC"', '▶"own-1_AbCdEfGhI"', 'must be the id of a hosted pool'],
  ['a user pool of ours in capitals', '"eu-west-1_AbC"', '▶"OWN-1_A"', 'must be the id of a hosted pool'],
  ['a user pool without client', '"userPoolClientId": "client",', '', 'userPool.userPoolClientId is missing'],
  [
    'an identity pool without colon',
    '"userPoolClientId": "client",',
    '"userPoolClientId": "client", "identityPoolId": ▶"eu_1",',
    'must be a text with a colon',
  ],
  [
    'a short password allowed',
    '"minimumLength": 8',
    '"minimumLength": ▶4',
    'userPool.passwordPolicy.minimumLength is 4; must be a whole number from 6 to 99',
  ],
  [
    'an unknown second factor',
    '"userPoolClientId": "client",',
    '"userPoolClientId": "client", "mfaMethods": [▶"FAX"],',
    'userPool.mfaMethods[0] is "FAX"; must be one of SOFTWARE_TOKEN_MFA',
  ],
  ['rules of the own pool beside a hosted one', '"userPool": {', '"signIn": ▶{}, "userPool": {', 'write one of them'],
  ['an address that is none', '"https://board.example"', '▶"board.example"', 'about.accreditations[0].url is'],
  ['a text that is a number', '"headline": {', '"headline": ▶7, "hedline": {', 'about.headline is 7; must be a text'],
  ['an empty text', '"en": "Care"', '"en": ▶" "', 'about.headline.en is " "; must be a text'],
  ['a text in no language of the pack', '"en": "Care"', '"en": "Care", ▶"fr": "Soin"', 'unknown language "fr"'],
  ['a text without the first language', '"en": "Care",', '', 'about.headline.en is missing'],
  [
    'a list that is none',
    '"story": [',
    '"story": ▶"Once.", "stories": [',
    'about.story is "Once."; must be a list in [ ]',
  ],
  [
    'documents kept for no time',
    '"languages": [',
    '"retention": { "documentMonths": ▶0 }, "languages": [',
    'retention.documentMonths is 0; must be a whole number from 1 to 600',
  ],
  [
    'a rule of retention that there is not',
    '"languages": [',
    '"retention": { ▶"documentYears": 2 }, "languages": [',
    'unknown key "documentYears"',
  ],
  ['no domain at all', '[\n    "Asclepius.example",\n    "www.asclepius.example"\n  ]', '▶[]', 'of at least one'],
]

test.each(cases)('%s is refused', async (_, from, to, message) => {
  const pack = new SamplePack().change(file, from, to)
  const { marked, told, messages } = await readFaults(pack)
  expect(messages.join('\n')).toContain(message)
  for (const place of marked) expect(told).toContain(place)
  // Two of the cases plant a second fault beside the one they are about.
  expect(told.length).toBe(/hedline|stories/.test(to) ? 2 : 1)
})

test('how long things are kept is as the pack says it, and nothing is made up', async () => {
  const said = { documentMonths: 6, requestMonths: 12, mailDays: 30, contractLaw: { en: 'The law' } }
  const pack = new SamplePack().change(file, '"languages": [', `"retention": ${JSON.stringify(said)}, "languages": [`)
  expect((await pack.read()).pack?.company.retention).toEqual(said)
  expect((await new SamplePack().read()).pack?.company.retention).toBeNull()
})

/** The sound pack with rules of its own pool instead of a hosted one. */
const ownPool = (signIn: string) => {
  const { userPool: _, ...provider } = JSON.parse(new SamplePack().text(file)) as Record<string, unknown>
  const text = JSON.stringify({ ...provider, signIn: 'RULES' }, null, 2).replace('"RULES"', signIn)
  return new SamplePack().set(file, text)
}

test('how people sign in is kept as the pack says it, and nothing is made up', async () => {
  const signIn = {
    passwordPolicy: { minimumLength: 10, requireSymbols: true },
    mfa: 'ON',
    mfaMethods: ['SOFTWARE_TOKEN_MFA'],
    confirmBy: 'LINK',
    selfSignUp: false,
    firstFactors: ['PASSWORD_SRP', 'WEB_AUTHN'],
    devices: 'never',
    customAttributes: [{ name: 'referrer', type: 'String', mutable: false, maxLength: 40 }],
  }
  const { pack, faults } = await ownPool(JSON.stringify(signIn)).read()
  expect(faults).toEqual([])
  expect(pack?.company).toMatchObject({ userPool: null, signIn })
})

test.each([
  ['{ ▶"mfas": "ON" }', 'unknown key "mfas"; did you mean "mfa"?'],
  ['{ "mfa": ▶"SOMETIMES" }', 'signIn.mfa is "SOMETIMES"; must be one of OFF, OPTIONAL, ON'],
  ['{ "mfa": ▶true }', 'signIn.mfa is true; must be one of'],
  ['{ "passwordPolicy": { "requireSymbols": ▶"yes" } }', 'must be true or false'],
  ['{ "confirmBy": ▶"FAX" }', 'must be one of CODE, LINK'],
  ['{ "selfSignUp": ▶1 }', 'signIn.selfSignUp is 1; must be true or false'],
  ['{ "devices": ▶"often" }', 'must be one of never, always, asked'],
  ['{ "firstFactors": ▶[] }', 'must be a list in [ ] of at least one'],
  ['{ "customAttributes": [{ "name": ▶"custom:x", "type": "String", "mutable": true }] }', 'without custom: before it'],
  ['{ "customAttributes": [{ "name": "x", "type": ▶"Text", "mutable": true }] }', 'must be one of String, Number'],
  [
    '{ "customAttributes": ▶[{ "name": "x", "type": "String", "mutable": true }, { "name": "x", "type": "Number", "mutable": true }] }',
    'must be a list without a name twice',
  ],
  ['▶[]', 'signIn is []; must be an object in { }'],
])('signIn: %s is refused', async (signIn, message) => {
  const { marked, told, messages } = await readFaults(ownPool(signIn))
  expect(messages.join('\n')).toContain(message)
  expect(told).toEqual(marked)
})

test('a language that is none is refused, and texts in the others are still checked', async () => {
  const pack = new SamplePack()
    .change(file, '"languages": [\n    "en",\n    "ar"', '"languages": [\n    "en",\n    "ar", ▶"zz"')
    .change(file, '"en": "Care"', '"en": ▶3')
  const { marked, told } = await readFaults(pack)
  expect(told).toEqual(marked)
})

test('a country, an address and other texts may be in one language where the pack has one', async () => {
  const pack = new SamplePack()
  const single = JSON.stringify(JSON.parse(pack.text(file)), (key, value: unknown) => {
    if (key === 'languages') return ['en']
    return typeof value === 'object' && value !== null && 'ar' in value ? (value as { en?: string }).en : value
  })
  const { faults } = await pack
    .set(file, single)
    .set('packages.json', '[]')
    .set('practitioners.json', '[]')
    .remove('hotels.json')
    .remove('procedures.ar.csv')
    .remove('procedures/hip-replacement.ar.md')
    .remove('procedures/knee-replacement.ar.md')
    .read()
  expect(faults).toEqual([])
})

test('marks that a legal text cannot keep are refused where they stand inside the JSON text', async () => {
  const legalTexts = (text: string) => {
    const sound = { updatedOn: '2026-10-01', text: ['Fine.'] }
    return {
      cookiePolicy: { ...sound, text: ['## Fine', 'MARKED'] },
      privacyPolicy: sound,
      termsOfService: sound,
      text,
    }
  }
  const pack = new SamplePack()
  const { text: planted, ...texts } = legalTexts(
    String.raw`Say \"yes\".\n\nUse ▶\u0060code\u0060 or ▶<b>raw</b▶> HTML.`,
  )
  const provider = JSON.stringify({ ...JSON.parse(pack.text(file)), legalTexts: texts }, null, 2)
  const { told, marked, messages } = await readFaults(
    pack.set(file, provider.replace('MARKED', planted.replace('<b>raw</b▶>', '<b>raw▶</b>'))),
  )
  expect(told).toEqual(marked)
  expect(messages[0]).toContain('code is not kept here')
  expect(messages[1]).toContain('raw HTML is not kept here')
})

test('a file that is a list is refused as a whole', async () => {
  const { told, messages } = await readFaults(new SamplePack().set(file, '\n  ▶[]'))
  expect(told).toEqual(['provider.json:2:3'])
  expect(messages).toEqual(['the file is []; must be an object in { }'])
})

const languagesOfSample = '"languages": [\n    "en",\n    "ar"'

test('languages that the interface does not have are noted with what their readers are shown', async () => {
  const { faults, notes } = await new SamplePack()
    .change(file, languagesOfSample, '"languages": [\n    "en",\n    "ar", "de", "ur"')
    .read()
  expect(faults).toEqual([])
  expect(notes.filter((note) => note.includes('languages'))).toEqual([
    'provider.json: languages: de: your texts are shown in German; buttons, menus and mails are in English, since the site itself is in English (en) and Arabic (ar) alone',
    'provider.json: languages: ur: your texts are shown in Urdu; buttons, menus and mails are in English, since the site itself is in English (en) and Arabic (ar) alone',
  ])
  expect((await new SamplePack().read()).notes).toEqual([])
})

test('languages may have a region or a script, in any spelling, and come out in one', async () => {
  const pack = new SamplePack()
    .change(file, languagesOfSample, '"languages": [\n    "en",\n    "ar", "PT-br", "zh-hant", "fil"')
    .change(file, '"en": "Care"', '"en": "Care", "pt-BR": "Cuidado", "ZH-HANT": "照護", "fil": "Alaga"')
  const scoped = pack.text(file).replaceAll('"en": "## Scope"', '"en": "## Scope", "pt-br": "## Escopo"')
  const whole = scoped.replaceAll('"en": "All **pages**', '"pt-br": "Todas.", "en": "All **pages**')
  const { faults, pack: read } = await pack.set(file, whole).read()
  expect(faults).toEqual([])
  expect(read?.provider.languages).toEqual(['en', 'ar', 'pt-BR', 'zh-Hant', 'fil'])
  const headline = { en: 'Care', ar: 'رعاية', 'pt-BR': 'Cuidado', 'zh-Hant': '照護', fil: 'Alaga' }
  expect(read?.provider.about.headline).toEqual(headline)
  expect(Object.keys(read?.provider.legalTexts.cookiePolicy.text ?? {})).toEqual(['en', 'ar', 'pt-BR'])
})

test.each(['▶"english"', '▶"en_GB"', '▶"de-XX"', '▶"x-clinic"', '▶"und"', '"pt-br", ▶"pt-BR"', '"fil", ▶"tl"'])(
  'languages: %s is refused in its place',
  async (planted) => {
    const pack = new SamplePack().change(file, languagesOfSample, `"languages": [\n    "en",\n    "ar", ${planted}`)
    const { marked, told } = await readFaults(pack)
    expect(told).toEqual(marked)
  },
)

test('a text that stands twice in one language, spelt in two ways, is refused', async () => {
  const pack = new SamplePack()
    .change(file, languagesOfSample, '"languages": [\n    "en",\n    "ar", "pt-BR"')
    .change(file, '"en": "Care"', '"en": "Care", "pt-BR": "Cuidado", "pt-br": ▶"Zelo"')
  const { marked, told, messages } = await readFaults(pack)
  expect(told).toEqual(marked)
  expect(messages).toEqual(['about.headline.pt-br is "Zelo"; must be left out: pt-BR is written twice'])
})
