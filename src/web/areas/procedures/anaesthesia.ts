// Says how someone is kept from feeling pain: known words in the visitor's language, others as the provider wrote them.
import { useTexts } from '#web/i18n/use-texts.tsx'

const known = ['none', 'drops', 'local', 'sedation', 'spinal', 'general'] as const

export function useAnaesthesia(): (written: string) => string {
  const { t } = useTexts()
  return (written) => {
    const found = known.find((one) => one === written.trim().toLowerCase())
    return found ? t(`procedures.anaesthesia.${found}`) : written
  }
}
