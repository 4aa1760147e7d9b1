// Everything that a provider says and sells, as one file: its data pack, packed.
import { packExportPath } from '#contract/catalogue.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import type { PackExports } from './pack-exports.ts'
import { type ApiApp, needStaff } from './serve.ts'
import { streamOf } from './stream-of.ts'

export type PackExportParts = { packExports: PackExports; clock: Clock }

export function servePackExport({ hono }: ApiApp, { packExports, clock }: PackExportParts): void {
  hono.get(packExportPath, async (context) => {
    const staff = await needStaff(context, 'catalogue.export')
    const { company, slug, location, revision } = await context.get('findOwnProvider')()
    const day = plainDate(clock(), location.timeZone)
    const file = await packExports.open({ id: staff.providerId, revision }, day)
    return context.body(streamOf(file.createReadStream()), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${company.slug}-${slug}-${day}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
