// Says whether the clinic answers as soon as it promises, beside a form that writes to it.
import { getReplyTime } from '#contract/contact.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** `In the last 90 days 18 of 20 requests and messages were answered in time.`; `''` where there are too few to say, or it cannot be had just now. */
export async function presentReplyTime({ call, t }: Pick<PageContext, 'call' | 't'>): Promise<string> {
  const found = await call(getReplyTime, {}).catch(() => undefined)
  if (!found?.kept) return ''
  const { days, due, inTime } = found.kept
  return t('meta.replyTime.kept', { days, inTime, count: due })
}
