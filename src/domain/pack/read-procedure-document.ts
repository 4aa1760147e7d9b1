// Reads a procedure as it is edited: turned into its row of procedures.csv and its pages, which the pack's own readers check.
import { z } from 'zod'
import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { Localized } from '#kernel/localized.ts'
import { checkObject } from './check-object.ts'
import { DocumentSource, jsonSource, type TellFault } from './document-source.ts'
import * as rule from './field-rules.ts'
import type { PackProcedure } from './pack.ts'
import { PackTexts } from './pack-texts.ts'
import { parseJson } from './parse-json.ts'
import { factColumns, tableColumns, translationColumns, wordColumns } from './procedure-columns.ts'
import { readProcedureTable } from './read-procedure-table.ts'
import { readProcedureSections, type SectionKey, sectionKeys } from './read-procedure-text.ts'
import { Reading } from './reading.ts'
import { writeCsv } from './write-csv.ts'

type Row = Omit<PackProcedure, 'position'>
type Shape = ReturnType<typeof documentShape>
type Fields = { [K in keyof Shape]?: z.output<Shape[K]> | undefined }

const cell = z.union([z.string(), z.number()], { error: 'a text or a number' }).transform(String)
const emptyCell = z.null().transform(() => '')
const optionalFacts = new Set<string>(['flyFromDay', 'releaseFromDay', 'flySource', 'flySourceUrl'])
const markdown = z.string({ error: 'a text' })

/** Only what holds the values: the values themselves are checked as the pack's. */
function documentShape({ text, languages }: PackTexts) {
  const sections = rule.objectOf(Object.fromEntries(sectionKeys.map((key) => [key, markdown])))
  const inLanguages = languages.map((language, at) => [language, at === 0 ? sections : sections.optional()])
  const facts = Object.values(factColumns).map((field) => [field, optionalFacts.has(field) ? cell.or(emptyCell) : cell])
  return {
    ...(Object.fromEntries(facts) as Record<(typeof factColumns)[keyof typeof factColumns], z.ZodType<string>>),
    ...(Object.fromEntries(wordColumns.map((word) => [word, text])) as Record<
      (typeof wordColumns)[number],
      typeof text
    >),
    text: rule.objectOf(Object.fromEntries(inLanguages) as Record<string, z.ZodType<Record<string, string>>>),
  }
}

/** @returns undefined where something was told */
export function readProcedureDocument(
  document: unknown,
  languages: readonly string[],
  tell: TellFault,
): Row | undefined {
  const texts = new PackTexts(languages)
  /** Fields that something is wrong with, whatever it is. */
  const told = new Set<string>()
  const tellOf: TellFault = (fault) => {
    told.add(fault.path.split('.')[0] ?? '')
    tell(fault)
  }
  const source = jsonSource('document', document, (path) => path, tellOf)
  const root = parseJson(source)
  if (!root) return undefined
  const { some } = checkObject(source, root, documentShape(texts))
  // What holds no value has nothing to be read as one.
  const unheld = new Set(told)
  const tellRest: TellFault = (fault) => {
    if (!unheld.has(fault.path.split('.')[0] ?? '')) tellOf(fault)
  }
  const found = readRow(some, texts, tellRest)
  const text = readPages(some.text ?? {}, tellRest)
  if (told.size > 0 || !found) return undefined
  const { position: _, ...row } = found
  return { ...row, text: texts.inOrder(text) }
}

function readRow(fields: Fields, texts: PackTexts, tell: TellFault) {
  const [own = '', ...others] = texts.languages
  const wordIn = (word: (typeof wordColumns)[number], language: string) => fields[word]?.[language] ?? ''
  const cells = new Map<string, string>([
    ...Object.entries(factColumns).map(([column, field]): [string, string] => [column, fields[field] ?? '']),
    ...wordColumns.map((word): [string, string] => [word, wordIn(word, own)]),
  ])
  const table = tableColumns.map((column) => cells.get(column) ?? '')
  const sources: DocumentSource[] = [csvSource('procedures.csv', tableColumns, table, own, tell)]
  for (const language of others) {
    const words = wordColumns.map((word) => wordIn(word, language))
    if (words.every((word) => word === '')) continue
    sources.push(
      csvSource(`procedures.${language}.csv`, translationColumns, [fields.slug ?? '', ...words], language, tell),
    )
  }
  const reading = new Reading(new Map(sources.map((source) => [source.file, source])), [])
  reading.texts = texts
  return readProcedureTable(reading)?.rows[0]
}

function csvSource(
  file: string,
  columns: readonly string[],
  row: readonly string[],
  language: string,
  tell: TellFault,
): DocumentSource {
  const fields = new Map<string, string>(Object.entries(factColumns))
  const { text, cells } = writeCsv([columns, row])
  const pathAt = (offset: number) => {
    const column = columns[cells.findLast((one) => one.row === 1 && one.offset <= offset)?.column ?? 0] ?? ''
    const field = fields.get(column)
    return field === undefined ? [column, language] : [field]
  }
  return new DocumentSource(file, text, pathAt, tell)
}

function readPages(
  pages: Record<string, Record<string, string> | undefined>,
  tell: TellFault,
): Localized<ProcedureText> {
  const texts: Localized<ProcedureText> = {}
  for (const [language, sections] of Object.entries(pages)) {
    if (!sections) continue
    const sourceOf = (key: SectionKey) =>
      new DocumentSource(`${language}.md`, sections[key] ?? '', () => ['text', language, key], tell)
    texts[language] = readProcedureSections(sourceOf)
  }
  return texts
}
