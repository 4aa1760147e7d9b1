// What of a conversation is sent to the clinic, for looking it over before the yes.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { plainText } from './parse-response.ts'
import { Unbroken } from './unbroken.tsx'
import type { ToHandOver } from './use-hand-over.ts'

export function HandOverLook({ messages }: Pick<ToHandOver, 'messages'>) {
  const { t } = useTexts()
  return (
    <Fold
      className="rounded-card border border-line"
      line="px-4 py-2 font-semibold"
      summary={t('assistant.person.look', { count: messages.length })}
    >
      <ol className="grid gap-3 border-t border-line p-4">
        {messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation that is looked over has a fixed order
          <li key={index} className="grid gap-0.5">
            <span className="hint font-semibold">
              {t(role === 'user' ? 'assistant.person.you' : 'assistant.person.assistant')}
            </span>
            <span dir="auto" className="wrap-anywhere whitespace-pre-line">
              {role === 'user' ? content : <Unbroken text={plainText(content)} />}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
