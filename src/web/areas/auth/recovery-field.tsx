// The field for a recovery code: letters and digits off paper, with or without the dash.
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function RecoveryField({ name, fault }: { name: string; fault: string | undefined }) {
  const { t } = useTexts()
  return (
    <TextField
      name={name}
      label={t('auth.recovery.label')}
      hint={t('auth.recovery.hint')}
      fault={fault}
      input={{ autoComplete: 'off' }}
    />
  )
}
