// The head of the window: its words (specification, section 2), what else can be done, and closing.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import { HeadMenu } from './head-menu.tsx'
import { roundButton } from './round-button.ts'

export type ChatView = 'chat' | 'person' | 'delete'

type ChatHeadProps = {
  view: ChatView
  show: (view: ChatView) => void
  close: () => void
  phone: string
  canDelete: boolean
}

export function ChatHead({ view, show, close, phone, canDelete }: ChatHeadProps) {
  const { t } = useTexts()
  const toDelete = canDelete ? () => show('delete') : undefined
  return (
    <div className="relative z-10 flex shrink-0 items-center gap-1 bg-button py-4 ps-5 pe-3 text-on-button tight:py-1.5">
      <h2 id="assistant-title" className="min-w-0 flex-1">
        <span className="block text-sm leading-snug font-normal tight:sr-only">{t('assistant.hello')}</span>{' '}
        <span className="block text-lg leading-snug tight:text-base">{t('assistant.help')}</span>
      </h2>
      {view !== 'person' && <HeadMenu toPerson={() => show('person')} toDelete={toDelete} phone={phone} />}
      <button type="button" aria-label={t('assistant.close')} className={roundButton} onClick={close}>
        <AssistantIcon name="cross" />
      </button>
    </div>
  )
}
