// Until when a document stays, where its owner does not delete it before.
import { monthsAfter, type RetentionSetting, retentionOf } from '#domain/provider/retention.ts'

/**
 * By the company's rule. A document in an open share stays for as long as that, also when it is longer.
 * @param document.addedAt when it was uploaded
 */
export function keptUntil(
  document: { addedAt: Date },
  provider: { company: { retention: RetentionSetting | null } },
): Date {
  return monthsAfter(document.addedAt, retentionOf(provider.company).documentMonths)
}
