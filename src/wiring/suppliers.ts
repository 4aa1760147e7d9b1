// Every supplier there is, written out: each is on when its keys are present, else the embedded default.
import { join } from 'node:path'
import { createConverter } from '#domain/currency/reference-rates.ts'
import { readSnapshotRates } from '#suppliers/fx/snapshot-rates.ts'
import { createOutboxFolder } from '#suppliers/mail/outbox-folder.ts'
import { createSmtpMailer } from '#suppliers/mail/smtp.ts'
import type { Config } from './config.ts'

export function chooseSuppliers(config: Config) {
  const outbox = join(config.DATA_DIR, 'outbox')
  const rates = readSnapshotRates()
  return {
    mailer: config.SMTP_URL ? createSmtpMailer(config.SMTP_URL) : createOutboxFolder(outbox),
    converter: createConverter(rates),
    /** For the lines printed at start: what runs on the embedded default. */
    about: {
      mail: config.SMTP_URL ? 'SMTP' : `files in ${outbox}`,
      rates: `snapshot of ${rates.date} (${rates.source})`,
    },
  }
}

export type Suppliers = ReturnType<typeof chooseSuppliers>
