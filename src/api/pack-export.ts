// Everything that a provider says and sells, as one file: its data pack, packed.
import { packExportPath } from '#contract/catalogue.ts'
import type { Database } from '#db/open.ts'
import { exportPack } from '#domain/pack/export-pack.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { type ApiApp, needStaff } from './serve.ts'
import { streamOf } from './stream-of.ts'
import { zipFiles } from './zip-files.ts'

export type PackExportParts = { database: Database; clock: Clock }

export function servePackExport({ hono }: ApiApp, { database, clock }: PackExportParts): void {
  hono.get(packExportPath, async (context) => {
    const staff = await needStaff(context, 'catalogue.export')
    const { company, slug, location } = await context.get('findOwnProvider')()
    const day = plainDate(clock(), location.timeZone)
    return context.body(streamOf(zipFiles(exportPack(database, { id: staff.providerId }, clock))), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${company.slug}-${slug}-${day}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
