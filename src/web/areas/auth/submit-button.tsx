// The button that sends: out of use until the page works, so that nothing typed ever leaves by the browser's own way.
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

const never = () => () => {}

/** Whether the page has been taken over from the server's drawing. */
const useWorks = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { t } = useTexts()
  const works = useWorks()
  return (
    <>
      <button type="submit" className="button w-full" disabled={!works} aria-disabled={busy || undefined}>
        {busy ? t('auth.busy') : children}
      </button>
      <span role="status" className="sr-only">
        {busy && t('auth.busy')}
      </span>
    </>
  )
}
