// The links of an order that others can pay by.
import type { WholeOrder } from './find-order.ts'
import type { PayerLinkView } from './order-view.ts'

/** The latest first, without those that were taken back; whose last day is over says whoever knows the day. */
export const viewLinks = ({ links }: WholeOrder): PayerLinkView[] =>
  links
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ id, covers, instalmentIds, payerName, payerEmail, note, shownName, madeBy, lastsUntil, createdAt }) => ({
      id,
      covers,
      instalments: instalmentIds,
      payerName,
      payerEmail,
      note,
      shownName,
      madeBy,
      lastsUntil,
      createdAt,
    }))
