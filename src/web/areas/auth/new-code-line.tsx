// That another code is on its way: what was pressed for has happened, and the mail before it is of no more use.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { NoticeLine } from './notice-line.tsx'
import type { Notice } from './sign-in-flow.ts'

export function NewCodeLine({ notice }: { notice: Notice | undefined }) {
  const { t } = useTexts()
  return <NoticeLine icon="mail">{notice === 'newCode' && t('auth.notice.newCode')}</NoticeLine>
}
