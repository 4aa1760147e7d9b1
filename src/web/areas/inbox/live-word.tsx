// Says to those who hear the page that something came in, or that a colleague did something.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { kindsOfInbox } from './inbox-address.ts'
import type { InboxNews } from './inbox-stream.ts'

export function LiveWord({ news }: { news: InboxNews | undefined }) {
  const { t } = useTexts()
  const kind = kindsOfInbox.find((one) => one === news?.kind)
  return (
    <p role="status" className="sr-only">
      {news?.by && t('desk.inbox.live.by', { name: `\u2068${news.by}\u2069` })}
      {news?.by === '' && kind && t('desk.inbox.live.new', { kind: t(`desk.inbox.kind.${kind}`) })}
    </p>
  )
}
