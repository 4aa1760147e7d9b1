// Back to the first step, with the e-mail address as it was.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { StepProps } from './step-props.ts'

export function StartAgain({ flow }: Pick<StepProps, 'flow'>) {
  const { t } = useTexts()
  return (
    <button type="button" className="link min-h-11 cursor-pointer" onClick={() => flow.startAgain()}>
      {t('auth.startAgain')}
    </button>
  )
}
