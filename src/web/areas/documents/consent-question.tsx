// Asks for the consent to keep documents about someone's health, once, before a byte of the first one leaves the device.
import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { giveConsent } from './give-consent.ts'
import type { Consent } from './present-documents.server.ts'
import { uploads } from './upload-store.ts'
import { useUploads } from './use-uploads.ts'

/** @param consent where it stands, as the page was drawn; undefined when that could not be had */
export function ConsentQuestion({ consent }: { consent: Consent | undefined }) {
  const { list, isOpen } = useUploads()
  const isGiven = consent?.isGiven ?? false
  useEffect(() => {
    if (isGiven) uploads.open()
  }, [isGiven])
  const isAsked = !isOpen && list.some(({ state }) => state === 'waiting')
  return isAsked && <Question consent={consent} />
}

function Question({ consent }: { consent: Consent | undefined }) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const { revalidate } = useRevalidator()
  const deed = useApiAction()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const agree = async ({ version }: Consent) => {
    if (await deed.run((call) => giveConsent(call, 'health-data', version))) uploads.open()
    // The words may be others by now.
    else await revalidate()
  }
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={t('documents.consent.title')}
      className="card grid gap-4 border-brand bg-tint p-5 outline-none"
    >
      <h3>{t('documents.consent.title')}</h3>
      {consent ? (
        <p>{t('documents.consent.text', { clinic })}</p>
      ) : (
        <p role="alert">{t('documents.consent.unknown')}</p>
      )}
      <ActionStatus news={deed.news} />
      <div className="flex flex-wrap items-center gap-3">
        {consent ? (
          <button
            type="button"
            className="button"
            aria-disabled={deed.isBusy || undefined}
            onClick={() => void agree(consent)}
          >
            {t('documents.consent.yes')}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => void revalidate()}>
            {t('documents.again')}
          </button>
        )}
        <button type="button" className="button button-quiet bg-paper" onClick={() => uploads.cancelWaiting()}>
          {t('documents.consent.no')}
        </button>
        <Link className="link inline-flex min-h-11 items-center" to="/privacy-policy" target="_blank" rel="noreferrer">
          {t('documents.consent.policy')}
        </Link>
      </div>
    </div>
  )
}
