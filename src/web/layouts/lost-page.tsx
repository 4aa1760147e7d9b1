// Instead of a page that cannot be loaded: why, what can be read all the same, and how to reach the clinic.
import { type ReactNode, useSyncExternalStore } from 'react'
import { hasDraft } from '#web/browser/draft.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { KeptPageList } from './kept-page-list.tsx'
import { useLostWords } from './use-lost-words.ts'
import { useReturn } from './use-return.ts'

type LostPageProps = {
  /** Where the page that was wanted lies. */
  path: string
  /** How to reach the clinic. */
  contact: ReactNode
}

const never = () => () => {}

export function LostPage({ path, contact }: LostPageProps) {
  const { t } = useTexts()
  const { title, text } = useLostWords()
  const isTyped = useSyncExternalStore(
    never,
    () => hasDraft(),
    () => false,
  )
  useReturn(path)
  return (
    <div className="grid justify-items-start gap-5">
      <h1>{title}</h1>
      <p className="text-lg text-muted">
        {text} {isTyped && t('offline.typed')}
      </p>
      {/* A whole new request, not the router's. */}
      <a className="button" href={path}>
        {t('failed.again')}
      </a>
      <KeptPageList except={path} />
      <div className="grid gap-1">
        <p className="text-muted">{t('offline.reach')}</p>
        {contact}
      </div>
    </div>
  )
}
