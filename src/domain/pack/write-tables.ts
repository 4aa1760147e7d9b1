// Writes procedures as procedures.csv and its translations.
import { factColumns, tableColumns, translationColumns, wordColumns } from './procedure-columns.ts'
import { writeCsv } from './write-csv.ts'
import type { ProcedureDocument } from './write-procedure.ts'

type Words = Pick<ProcedureDocument, 'slug' | (typeof wordColumns)[number]>

/** By file; a language that no procedure is translated to has none. @param languages the provider's own first */
export function writeTables(
  procedures: readonly ProcedureDocument[],
  languages: readonly string[],
): { path: string; text: string }[] {
  const [own = '', ...others] = languages
  const rows = procedures.map((procedure) => {
    const cells = new Map<string, string>([
      ...wordColumns.map((word): [string, string] => [word, procedure[word][own] ?? '']),
      ...Object.entries(factColumns).map(([column, field]): [string, string] => [
        column,
        String(procedure[field] ?? ''),
      ]),
    ])
    return tableColumns.map((column) => cells.get(column) ?? '')
  })
  const table = { path: 'procedures.csv', text: writeCsv([tableColumns, ...rows]).text }
  return [table, ...others.flatMap((language) => writeTranslation(procedures, language))]
}

function writeTranslation(procedures: readonly Words[], language: string): { path: string; text: string }[] {
  const rows = procedures.flatMap((procedure) => {
    const words = wordColumns.map((word) => procedure[word][language])
    return words.every((word) => word !== undefined) ? [[procedure.slug, ...words]] : []
  })
  if (rows.length === 0) return []
  return [{ path: `procedures.${language}.csv`, text: writeCsv([translationColumns, ...rows]).text }]
}
