// Says of a line of a price whether it can move.
import { useTexts } from '#web/i18n/use-texts.tsx'

export function Firmness({ mayChangeIf }: { mayChangeIf: string | null }) {
  const { t } = useTexts()
  return (
    <span className={`block text-sm ${mayChangeIf ? 'text-warn' : 'text-good'}`}>
      {mayChangeIf ? t('procedure.mayChangeIf', { reason: mayChangeIf }) : t('procedure.fixed')}
    </span>
  )
}
