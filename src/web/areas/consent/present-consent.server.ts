// What a visitor may be asked to allow here, and who would receive something: the same for everyone at this provider.
import { type ConsentChoice, offeredChoices } from '#web/page/consent.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { readReportAddress } from '#web/page/report-address.ts'

export type ConsentOffer = {
  choices: ConsentChoice[]
  /** Hosts that take reports and recordings, ready to read; `''` without any. */
  hosts: string
}

export function presentConsent({ settings, provider, visitor }: PageContext): ConsentOffer {
  const hosts = [settings.sentryDsn, settings.replayKey].flatMap((dsn) => readReportAddress(dsn)?.origin ?? [])
  const names = [...new Set(hosts)].map((origin) => new URL(origin).host)
  return {
    choices: offeredChoices({ ...settings, gtagId: provider.company.gtagId ?? settings.gtagId }),
    hosts: new Intl.ListFormat(visitor.language, { type: 'conjunction' }).format(names),
  }
}
