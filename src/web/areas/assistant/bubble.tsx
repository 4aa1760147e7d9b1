// One message, on the side of whoever said it.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import type { AnswerFacts } from './chat-state.ts'
import { OwnLink } from './own-link.tsx'
import { languageIn } from './text-language.ts'

const shape = 'min-w-0 rounded-2xl px-4 py-3 text-[0.9375rem] leading-relaxed wrap-anywhere'

/** What the person wrote, as they wrote it. */
export function Bubble({ children }: { children: string }) {
  const { t } = useTexts()
  return (
    <li className="flex justify-end">
      <div className={`${shape} max-w-[85%] rounded-ee-md bg-button text-on-button`}>
        <span className="sr-only">{t('assistant.you')}: </span>
        <p dir="auto" lang={languageIn(children)} className="max-w-none whitespace-pre-wrap">
          {children}
        </p>
      </div>
    </li>
  )
}

type AiBubbleProps = {
  isLatest?: boolean
  isUrgent?: boolean
  sources?: AnswerFacts['sources'] | undefined
  /** Of the answer, for the voice that reads it out; a page that it links is not named once more. */
  text?: string
  /** That the answer says it is in. */
  language?: string | undefined
  /** What can be done about it. */
  below?: ReactNode
  children: ReactNode
}

const tones = {
  calm: 'rounded-es-md bg-tint dark:bg-wash',
  urgent: 'w-full rounded-es-md border border-bad border-s-4 bg-raised',
}

export function AiBubble({ isLatest, isUrgent, sources = [], text = '', language, below, children }: AiBubbleProps) {
  const { t } = useTexts()
  const others = sources.filter(({ path }) => !text.includes(`](${path})`))
  return (
    <li data-latest={isLatest || undefined} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className={`${shape} max-w-[94%] ${isUrgent ? tones.urgent : tones.calm}`}>
        {isUrgent ? (
          <p className="mb-2 font-semibold text-bad">
            <span className="sr-only">{t('assistant.name')}: </span>
            {t('assistant.urgent')}
          </p>
        ) : (
          <span className="sr-only">{t('assistant.name')}: </span>
        )}
        <div dir="auto" lang={language ?? languageIn(text)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {children}
        </div>
        {others.length > 0 && <Sources sources={others} />}
      </div>
      {below}
    </li>
  )
}

function Sources({ sources }: { sources: AnswerFacts['sources'] }) {
  const { t } = useTexts()
  return (
    <div className="mt-3 border-t border-line pt-2 text-sm">
      <p className="text-muted">{t('assistant.sources')}</p>
      <ul>
        {sources.map(({ title, path }) => (
          <li key={path + title}>
            <OwnLink to={path} className="link inline-flex min-h-8 items-center gap-2">
              <AssistantIcon name="page" className="size-4" />
              <bdi lang={languageIn(title)}>{title}</bdi>
            </OwnLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Three dots that come and go; still where motion is unwelcome. */
export function Typing() {
  const { t } = useTexts()
  return (
    <p className="flex h-6 items-center gap-1.5 text-muted">
      <span className="sr-only">{t('assistant.writing')}</span>
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-pulse rounded-full bg-current ${delay}`} />
      ))}
    </p>
  )
}
