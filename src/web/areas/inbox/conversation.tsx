// The conversation that was handed over: theirs on one side, the assistant's on the other, and where it is from.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Turn } from './item-view.ts'

export function Conversation({ turns }: { turns: Turn[] }) {
  const { t } = useTexts()
  if (turns.length === 0) return <p className="hint">{t('desk.inbox.conversation.none')}</p>
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t('desk.inbox.conversation')}</h2>
        <p className="hint">{t('desk.inbox.conversation.source')}</p>
      </div>
      <ol className="grid gap-3">
        {turns.map(({ who, isTheirs, pieces }, index) => (
          // They never change, and are told apart by nothing else.
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation that is over has a fixed order
          <li key={index} className={isTheirs ? 'pe-6 md:pe-16' : 'ps-6 md:ps-16'}>
            <div
              className={`grid gap-1 rounded-card border p-4 ${isTheirs ? 'border-line bg-raised' : 'border-transparent bg-tint'}`}
            >
              <p className="hint font-semibold wrap-anywhere">
                <bdi>{who}</bdi>
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {pieces.map(({ text, href }, at) =>
                  href ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what was said has a fixed order
                    <a key={at} className="link" href={href} target="_blank" rel="noopener">
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
