// The offer as the patient will see it: the parts of their own page, in their language and direction, with nothing to press.
import { useMemo } from 'react'
import type { Language } from '#kernel/language.ts'
import { type Catalogue, createTranslate } from '#texts/translate.ts'
import { TextsProvider, useTexts } from '#web/i18n/use-texts.tsx'
import { OfferCard } from './offer-card.tsx'
import type { OfferPreviewView } from './present-preview.server.ts'

type OfferPreviewProps = {
  preview: OfferPreviewView | undefined
  /** The name of the language that the patient reads. */
  reads: string
  /** How many fields are not right yet. */
  faults: number
}

export function OfferPreview({ preview, reads, faults }: OfferPreviewProps) {
  const { t } = useTexts()
  if (!preview) return <p className="hint">{t('desk.offers.preview.waiting')}</p>
  if (!preview.offer) return <p>{t('desk.offers.preview.notYet', { count: faults })}</p>
  const { offer, language, dir, texts } = preview
  return (
    <div className="grid gap-3">
      <p className="hint">{t('desk.offers.preview.reads', { language: reads })}</p>
      <InTheirWords language={language} texts={texts}>
        {/* Its links lead where the patient goes. */}
        <div lang={language} dir={dir} onClickCapture={(event) => event.preventDefault()}>
          <OfferCard offer={offer}>
            <PatientChoices />
          </OfferCard>
        </div>
      </InTheirWords>
    </div>
  )
}

type InTheirWordsProps = { language: Language; texts: Partial<Catalogue>; children: React.ReactNode }

function InTheirWords({ language, texts, children }: InTheirWordsProps) {
  const value = useMemo(() => ({ t: createTranslate(texts, language), language }), [texts, language])
  return <TextsProvider value={value}>{children}</TextsProvider>
}

function PatientChoices() {
  const { t } = useTexts()
  return (
    <div inert className="flex flex-wrap gap-3 border-t border-line pt-6">
      <span className="button">{t('offers.accept')}</span>
      <span className="button button-quiet">{t('offers.decline')}</span>
    </div>
  )
}
