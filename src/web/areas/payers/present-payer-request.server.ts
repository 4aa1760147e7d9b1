// What somebody who pays by a link is asked for, in words: the amount and its days, and nothing of what it is for.
import { type PayerRequest, readPayerRequest } from '#contract/payer-links.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentTransfer } from '#web/site/present-transfer.server.ts'

/** A longer one is none of ours. */
const tokenLength = 100

/** The same screen for a link that is unknown, over or taken back. @param token as the address has it */
export async function presentPayerRequest(page: PageContext, token: string) {
  const { t, provider, visitor, call } = page
  const { request } = token.length > tokenLength ? { request: null } : await call(readPayerRequest, { token })
  const clinic = provider.name
  const stage = request?.stage ?? 'gone'
  return {
    title: t('meta.payer.title', { clinic }),
    texts: areaTexts(visitor.language, 'payer', 'checkout'),
    token,
    clinic,
    stage,
    heading: t(`meta.payer.heading.${stage}`),
    text: request?.transfer
      ? t('meta.payer.text.transfer')
      : t(`meta.payer.text.${stage}`, { clinic: `\u2068${clinic}\u2069` }),
    request: request && presentRequest(page, request),
  }
}
export type PayerView = Awaited<ReturnType<typeof presentPayerRequest>>
export type PayerRequestView = NonNullable<PayerView['request']>

function presentRequest(page: PageContext, request: PayerRequest) {
  const { t, visitor } = page
  const { language } = visitor
  const { reference, forName, note, payer, amount, dues, methods, gateway, secret, transfer, refusal } = request
  const said = formatMoney(amount, language)
  return {
    reference,
    forText: forName && t('meta.payer.for', { name: `\u2068${forName}\u2069` }),
    note,
    payer,
    amount: said,
    /** As it was shown: it is sent with what is agreed to. */
    agreed: amount,
    dues: dues.map((due) => ({
      when: due.on === null ? t('meta.payer.due.now') : t('meta.payer.due.on', { date: formatDate(due.on, language) }),
      amount: formatMoney(due.amount, language),
    })),
    methods,
    gateway,
    secret,
    transfer: transfer && presentTransfer(page, transfer, said),
    refusal: refusal && t('meta.payer.refusal'),
    lastsUntil: t('meta.payer.lastsUntil', { date: formatDate(request.lastsUntil, language) }),
  }
}
