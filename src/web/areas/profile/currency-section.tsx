// The currency that prices are shown in, as a part of the settings.
import type { CurrencyGroups } from '#web/forms/present-currencies.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CurrencyChoiceField } from '#web/signed-in/currency-choice-field.tsx'
import { Section } from '#web/signed-in/section.tsx'

type CurrencySectionProps = { currency: string; currencies: CurrencyGroups }

export function CurrencySection(props: CurrencySectionProps) {
  const { t } = useTexts()
  return (
    <Section place="currency" title={t('profile.currency.title')} text={t('profile.currency.text')}>
      <CurrencyChoiceField {...props} to="/profile/setting#currency" />
    </Section>
  )
}
