// The currencies of a select: those at hand first, and all others.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { CurrencyGroups, CurrencyOption } from './present-currencies.server.ts'

export function CurrencyOptions({ near, others }: CurrencyGroups) {
  const { t } = useTexts()
  return (
    <>
      <Group label={t('preferences.near')} options={near} />
      <Group label={t('preferences.others')} options={others} />
    </>
  )
}

function Group({ label, options }: { label: string; options: CurrencyOption[] }) {
  return (
    <optgroup label={label}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${name} (${code})`}
        </option>
      ))}
    </optgroup>
  )
}
