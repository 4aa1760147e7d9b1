// Answers with a table to take along: CSV of RFC 4180, named after the clinic and the day, kept by nobody.
import type { Context } from 'hono'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'

/** @param rows nothing in them is anybody's own words, so that no cell can be a formula */
export function answerTable(
  context: Context,
  { company, slug, location }: Provider,
  { name, now, rows }: { name?: string; now: Date; rows: readonly (readonly (string | number)[])[] },
): Response {
  const file = [company.slug, slug, ...(name ? [name] : []), plainDate(now, location.timeZone)].join('-')
  return context.body(rows.map((cells) => `${cells.join(',')}\r\n`).join(''), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}
