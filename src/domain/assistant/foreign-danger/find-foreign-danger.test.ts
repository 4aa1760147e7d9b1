// Checks that danger is found in the languages that patients write in, and not where somebody only asks.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerRedFlag, dangerIn } from '#domain/assistant/answer-red-flag.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { findForeignDangers } from './find-foreign-danger.ts'

const folder = join(import.meta.dirname, 'sentences')
const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n')
const files = readdirSync(folder)
const written = files.flatMap((file) =>
  linesOf(join(folder, file)).map((line, at) => ({ line, isUnseen: at % 2 === 1 })),
)
const dangers = written.filter(({ line }) => line.startsWith('!'))
const calm = written.filter(({ line }) => line.startsWith('-'))
const isFound = ({ line }: { line: string }) => findForeignDangers(line.slice(2)).length > 0

test('of 36 dangers in each of thirteen files none is missed', () => {
  expect(files).toHaveLength(13)
  expect(dangers).toHaveLength(13 * 36)
  expect(dangers.filter((one) => !isFound(one))).toEqual([])
})

test('of 30 harmless sentences of the same words in each at most 14 alarm, none of the half that the patterns were mended on', () => {
  const alarmed = calm.filter(isFound)
  expect(calm).toHaveLength(13 * 30)
  expect(alarmed.filter(({ isUnseen }) => !isUnseen)).toEqual([])
  expect(alarmed.length).toBeLessThanOrEqual(14)
})

test.each(linesOf(join(import.meta.dirname, 'later-sentences.txt')).map((line) => line.split(/ (.*?) (.*)/u)))(
  '“%s %s %s” is danger in its own language where it is marked so, and none where it is not',
  (mark, language, sentence = '') => {
    const found = findForeignDangers(sentence)
    if (mark === '!') expect(found).toContainEqual(expect.objectContaining({ language }))
    else expect(found).toEqual([])
  },
)

test('somebody who tells of today beside what was years ago is in danger', () => {
  expect(
    findForeignDangers('l’année dernière ma jambe était engourdie et aujourd’hui je n’arrive plus à respirer'),
  ).toEqual([{ kind: 'breathing', language: 'fr' }])
  expect(findForeignDangers('keine Luft nach oben beim Budget, und ich bekomme keine Luft')).toEqual([
    { kind: 'breathing', language: 'de' },
  ])
})

test('a message as long as may be sent, of words that signs begin with, is gone through at once', () => {
  const long = 'je ne sens pris avale trop de jambe mashlool kein '.repeat(400)
  const from = performance.now()
  findForeignDangers(long)
  expect(performance.now() - from).toBeLessThan(2_000)
})

test('no harmless sentence in English or Arabic alarms because another language has the same letters', () => {
  const own = linesOf(join(folder, '../../red-flag-sentences.txt')).filter((line) => line.startsWith('-'))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter((line) => findForeignDangers(line.slice(2)).length > 0)).toEqual([])
})

test.each([
  ['j’ai du mal à respirer depuis mon opération', 'breathing', 'fr'],
  ['je veux mourir', 'self-harm', 'fr'],
  ['je ne sens plus ma jambe', 'stroke', 'fr'],
  ['ich spüre mein Bein nicht mehr', 'stroke', 'de'],
  ['не чувствую ногу', 'stroke', 'ru'],
  ['minha perna está dormente', 'stroke', 'pt'],
  ['yüzümün yarısı uyuştu ve konuşamıyorum', 'stroke', 'tr'],
  ['wajhi mashlool', 'stroke', 'ar'],
  ['tomei remédio demais', 'poison', 'pt'],
  ['पैर में सूजन और गर्मी है', 'clot', 'hi'],
  ['sadri byouja3ni', 'heart', 'ar'],
  ['Ich bekomme keine Luft', 'breathing', 'de'],
  ['no puedo respirar', 'breathing', 'es'],
  ['não consigo respirar', 'breathing', 'pt'],
  ['non riesco a respirare', 'breathing', 'it'],
  ['mi sanguina il naso da due ore e non smette', 'bleeding', 'it'],
  ['nefes alamiyorum', 'breathing', 'tr'],
  ['не могу дышать', 'breathing', 'ru'],
  ['نمی‌توانم نفس بکشم', 'breathing', 'fa'],
  ['مجھے سانس نہیں آ رہی', 'breathing', 'ur'],
  ['मुझे सांस नहीं आ रही', 'breathing', 'hi'],
  ['saans nahi aa rahi', 'breathing', 'hi-Latn'],
  ['ma bagdar atnafas', 'breathing', 'ar'],
  ['我喘不过气来', 'breathing', 'zh'],
  ['nem kapok levegőt', 'breathing', 'en'],
  ['ég get ekki andað', 'breathing', 'en'],
  ['hei jeg får ikke puste', 'breathing', 'en'],
  ['jag kan inte andas', 'breathing', 'en'],
  ['jeg kan ikke få vejret', 'breathing', 'en'],
  ['en pysty hengittämään', 'breathing', 'en'],
  ['ik krijg geen lucht', 'breathing', 'en'],
  ['nie mogę oddychać', 'breathing', 'en'],
  ['не можу дихати', 'breathing', 'en'],
  ['nemůžu dýchat', 'breathing', 'en'],
  ['nu pot să respir', 'breathing', 'en'],
  ['δεν μπορώ να αναπνεύσω', 'breathing', 'en'],
  ['saya tidak bisa bernapas', 'breathing', 'en'],
])('“%s” is danger of the kind %s, to be answered in %s', (question, kind, language) => {
  expect(dangerIn({ question, before: [] })).toEqual({ kind, language })
})

test('somebody who writes Ukrainian in the words of a Russian sign gets the card of the page, not a Russian one', () => {
  expect(dangerIn({ question: 'допоможіть мені, хочу умереть', before: [] })).toEqual({
    kind: 'self-harm',
    language: undefined,
  })
})

const provider = {
  contact: { phone: '+971 4 000 0000', emergencyPhone: '+971 50 111 2222' },
  location: { country: 'AE', city: { en: 'Dubai' } },
} as unknown as Provider

test.each([
  ['j’ai du mal à respirer depuis mon opération', 'FR', 'fr', /^Appelez maintenant .*France : \[112\]\(tel:112\)/u],
  ['نمی‌توانم نفس بکشم', 'IR', 'fa', /^لطفاً همین حالا .*ایران: \[115\]\(tel:115\)/u],
])(
  '“%s” on an English page gets the card of its language, with the number of %s',
  (question, country, language, first) => {
    const danger = dangerIn({ question, before: [] })
    const asking = { question, before: [], language: 'en', procedure: undefined, today: '2026-11-22', country } as const
    const answer = danger && answerRedFlag(danger, asking, { provider })
    expect(answer).toMatchObject({ kind: 'urgent', language, sources: [], offersPerson: true })
    expect(answer?.text).toMatch(first)
    expect(answer?.text).toContain('tel:998')
  },
)
