// Makes src/web/ui/fonts/{latin,arabic}.woff2, their licences and fonts.css out of the named npm packages.
//
// Not part of the build: run it again only when a font, a character range or a weight changes.
//   mkdir -p /tmp/fonts && cd /tmp/fonts
//   npm install subset-font@2.9.0 fontverter fontkit@2.0.4 @ibm/plex-sans-variable@0.2.0 \
//     @fontsource-variable/noto-sans-arabic@5.3.0 @fontsource/arimo @fontsource/roboto
//   node <checkout>/tools/build-fonts.mjs /tmp/fonts
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const installed = resolve(process.argv[2] ?? '.')
const require = createRequire(join(installed, 'package.json'))
const subsetFont = require('subset-font')
const fontverter = require('fontverter')
const fontkit = require('fontkit')
const source = (path) => join(installed, 'node_modules', path)
const out = join(dirname(fileURLToPath(import.meta.url)), '../src/web/ui/fonts')

const printed = join(dirname(fileURLToPath(import.meta.url)), '../src/domain/print/fonts')
const printWeights = { regular: 400, bold: 600 }

const budgetBytes = 60_000
const weights = { min: 400, max: 700 }
const features = 'kern mark mkmk ccmp locl liga rlig calt curs isol init medi fina rvrn tnum lnum'.split(' ')

/** The characters each file carries; the same list becomes its unicode-range, so the two cannot drift apart. */
const fonts = {
  latin: {
    // "Plex" is a reserved name under its licence, so the subset is called something else inside and out.
    family: 'Epidaurus Sans',
    file: '@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf',
    license: '@ibm/plex-sans-variable/LICENSE.txt',
    axes: { wght: weights, wdth: 100 },
    ranges: `20-7E A0-17F 218-21B 2C6 2C7 2C9 2D8-2DD 2002-200A 2010-2015 2018-201E 2020-2022 2026 202F 2030 2032 2033
      2039 203A 2044 2060 20A8-20AC 20B4 20B8-20BA 20BD 20BF 20C1 2116 2122 2190-2193 2212 2248 2260 2264 2265 2713`,
  },
  arabic: {
    family: 'Epidaurus Arabic',
    file: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    license: '@fontsource-variable/noto-sans-arabic/LICENSE',
    axes: { wght: weights },
    // Arabic, and the further letters that Persian, Urdu and Kurdish names need.
    ranges: `606-607 609-60A 60C 615 61B 61C 61F 621-63A 640-65F 660-66D 670 671 679 67E 686 688 691 695 698 6A9 6AF 6B5
      6BA 6BE 6C1 6C3 6C6 6CC 6CE 6D2 6D4 6D5 6F0-6F9 200C-200F 202A-202E 2066-2069 FD3E FD3F FDF2 FDFC`,
  },
}

const expand = (ranges) =>
  ranges
    .trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [from, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })

const unicodeRange = (ranges) =>
  ranges
    .trim()
    .split(/\s+/)
    .map((range) => `U+${range}`)
    .join(', ')
    .replace(/(.{1,100})(, |$)/g, '$1,\n    ')
    .replace(/,\s*$/, '')

/** A name table (format 0, Windows Unicode) with the few records a browser or a font viewer asks for. */
function nameTable(names) {
  const records = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(text, 'utf16le').swap16(),
  }))
  const head = Buffer.alloc(6 + records.length * 12)
  head.writeUInt16BE(records.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  records.forEach(({ id, text }, index) => {
    const fields = [3, 1, 0x409, id, text.length, offset]
    fields.forEach((field, place) => head.writeUInt16BE(field, 6 + index * 12 + place * 2))
    offset += text.length
  })
  return Buffer.concat([head, ...records.map((record) => record.text)])
}

/** The names the variation axes point at (ids from 256 on), by id. */
function axisNames(table) {
  const storage = table.readUInt16BE(4)
  const names = {}
  for (let at = 6; at < 6 + table.readUInt16BE(2) * 12; at += 12) {
    const id = table.readUInt16BE(at + 6)
    if (table.readUInt16BE(at) !== 3 || id < 256) continue
    const from = storage + table.readUInt16BE(at + 10)
    names[id] = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)))
      .swap16()
      .toString('utf16le')
  }
  return names
}

/** Writes the sfnt anew with another name table; the WOFF2 encoder sets the checksums after us. */
function rename(sfnt, names) {
  const count = sfnt.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16
    const start = sfnt.readUInt32BE(at + 8)
    const tag = sfnt.toString('latin1', at, at + 4)
    const body = sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12))
    return { tag, body: tag === 'name' ? nameTable({ ...names, ...axisNames(body) }) : body }
  })
  const head = Buffer.alloc(12 + count * 16)
  sfnt.copy(head, 0, 0, 12)
  let offset = head.length
  const bodies = tables.map(({ tag, body }, index) => {
    const at = 12 + index * 16
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    let sum = 0
    for (let word = 0; word < padded.length; word += 4) sum = (sum + padded.readUInt32BE(word)) >>> 0
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(sum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

async function build(name, { family, file, license, axes, ranges }) {
  const text = String.fromCodePoint(...expand(ranges))
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true }
  const small = await subsetFont(readFileSync(source(file)), text, { ...options, targetFormat: 'sfnt' })
  const copyright = readFileSync(source(license), 'utf8').split('\n')[0].trim()
  const postscript = family.replaceAll(' ', '')
  const named = rename(small, {
    0: copyright,
    1: family,
    2: 'Regular',
    3: `${postscript}-1`,
    4: family,
    6: postscript,
    13: 'SIL Open Font License 1.1',
    14: 'https://openfontlicense.org',
  })
  const woff2 = await fontverter.convert(named, 'woff2')
  writeFileSync(join(out, `${name}.woff2`), woff2)
  copyFileSync(source(license), join(out, `${name}.LICENSE.txt`))
  console.log(`${name}.woff2  ${woff2.length} bytes`)
  for (const [weight, axis] of Object.entries(printWeights)) await buildPrinted(name, weight, axis)
  return { bytes: woff2.length, sfnt: named }
}

/** What a PDF is drawn with has one weight, and no compression that its reader would have to know. */
async function buildPrinted(name, weight, wght) {
  const { family, file, axes, license, ranges } = fonts[name]
  const text = String.fromCodePoint(...expand(ranges))
  const variationAxes = { ...axes, wght }
  const options = { variationAxes, keepFeatures: features, noHinting: true, targetFormat: 'sfnt' }
  const named = rename(await subsetFont(readFileSync(source(file)), text, options), {
    0: readFileSync(source(license), 'utf8').split('\n')[0].trim(),
    1: family,
    2: weight,
    4: `${family} ${weight}`,
    6: `${family.replaceAll(' ', '')}-${weight}`,
    13: 'SIL Open Font License 1.1',
    14: 'https://openfontlicense.org',
  })
  mkdirSync(printed, { recursive: true })
  writeFileSync(join(printed, `${name}-${weight}.ttf`), named)
  copyFileSync(source(license), join(printed, `${name}.LICENSE.txt`))
  console.log(`${name}-${weight}.ttf  ${named.length} bytes`)
}

/** Text of the kind our pages carry; widths are averaged over it, so that lines break alike before and after the swap. */
const prose =
  `Choose your treatment, then your dates. You land on Tuesday, rest, and meet Dr Demir on Wednesday at 9:40.
  Hotel near the clinic, 7 nights, from 611.10 a week. Free to cancel until 3 May; the rate is held for 14 minutes.
  Your surgeon will call you before you fly home. Everything is on one timeline, with one total.`.replace(/\s+/g, ' ')

const widthOf = (font) => font.layout(prose).advanceWidth / font.unitsPerEm

/** Lays the fall-back's letters into the web font's widths and line box. Arimo has Arial's widths, to the unit. */
function fallbackFace(family, locals, twin, web, [weight, from, to]) {
  const adjust = widthOf(web.getVariation({ wght: weight })) / widthOf(fontkit.openSync(source(twin)))
  const part = (units) => `${((Math.abs(units) / web.unitsPerEm / adjust) * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${family}';
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${from} ${to};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${part(web.ascent)};
  descent-override: ${part(web.descent)};
  line-gap-override: 0%;
}`
}

const besideArabic = `${fonts.latin.family} beside Arabic`

/** @param display `optional` where no system face has the same measures: late is then never, and nothing moves. */
function webFace(name, { family, ranges }, display, extra = '') {
  return `@font-face {
  font-family: '${family}';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: ${display};${extra}
  unicode-range:
    ${unicodeRange(ranges)};
}`
}

function stylesheet(web) {
  const percent = (units) => `${((Math.abs(units) / web.unitsPerEm) * 100).toFixed(2)}%`
  // Noto Sans Arabic asks for lines of 2.1 em; with the Latin line box mixed lines keep one height.
  const latinBox = `\n  ascent-override: ${percent(web.ascent)};\n  descent-override: ${percent(web.descent)};\n  line-gap-override: 0%;`
  const regular = [400, 400, 549]
  const bold = [600, 550, 700]
  const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']
  const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']
  const twin = (name, weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
  return `/* The two web fonts and the system faces laid into their measures, so that nothing jumps while they load.
   Written by tools/build-fonts.mjs; change it there. */
${[
  webFace('latin', fonts.latin, 'swap'),
  // The spaces between Arabic words are Latin ones: there a late change of their width breaks lines anew.
  webFace('latin', { ...fonts.latin, family: besideArabic }, 'optional'),
  webFace('arabic', fonts.arabic, 'optional', latinBox),
  fallbackFace('Epidaurus Roboto', ['Roboto', 'Roboto Regular', 'Roboto-Regular'], twin('roboto', 400), web, regular),
  fallbackFace('Epidaurus Roboto', ['Roboto Bold', 'Roboto-Bold'], twin('roboto', 700), web, bold),
  fallbackFace('Epidaurus Arial', arial, twin('arimo', 400), web, regular),
  fallbackFace('Epidaurus Arial', arialBold, twin('arimo', 700), web, bold),
].join('\n\n')}

:root {
  --font-sans:
    '${fonts.latin.family}', '${fonts.arabic.family}', 'Epidaurus Roboto', 'Epidaurus Arial', system-ui, -apple-system,
    'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', sans-serif;
}

html[lang="ar"] {
  --font-sans:
    '${besideArabic}', '${fonts.arabic.family}', 'Epidaurus Roboto', 'Epidaurus Arial', system-ui, -apple-system,
    'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', sans-serif;
}
`
}

mkdirSync(out, { recursive: true })
const latin = await build('latin', fonts.latin)
const arabic = await build('arabic', fonts.arabic)
writeFileSync(join(out, 'fonts.css'), stylesheet(fontkit.create(latin.sfnt)))
const totalBytes = latin.bytes + arabic.bytes
console.log(`together     ${totalBytes} bytes of ${budgetBytes}`)
if (totalBytes > budgetBytes) process.exitCode = 1
