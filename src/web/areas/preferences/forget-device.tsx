// What this site keeps on the visitor's device, and a button that makes it forget all of it.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

const place = 'kept-here'
/** In the session storage of the document that comes after: what happened is said there. */
const doneMark = 'forgotten'

export function ForgetDevice() {
  const { t } = useTexts()
  const [hasFailed, setFailed] = useState(false)
  const isDone = useSyncExternalStore(
    () => () => {},
    wasForgotten,
    () => false,
  )
  const news = hasFailed ? 'failed' : isDone ? 'done' : 'none'
  useEffect(() => {
    // At hand when the button is pressed, with a connection or without.
    void loadDeed().catch(() => {})
  }, [])
  return (
    <section
      id={place}
      aria-labelledby={`${place}-title`}
      className="grid max-w-xl scroll-mt-24 justify-items-start gap-3"
    >
      <h2 id={`${place}-title`} className="text-xl">
        {t('forget.title')}
      </h2>
      <p className="text-muted">{t('forget.text')}</p>
      <button
        type="button"
        className="button button-quiet noscript:hidden"
        onClick={() => void forget().catch(() => setFailed(true))}
      >
        {t('forget.button')}
      </button>
      <p role="status" className="min-h-[1.75em] text-muted">
        {news !== 'none' && t(`forget.${news}`)}
      </p>
    </section>
  )
}

const loadDeed = () => import('#web/browser/forget-device.ts')

async function forget(): Promise<void> {
  const { forgetDevice } = await loadDeed()
  await forgetDevice()
  sessionStorage.setItem(doneMark, '1')
  // Forms that are only out of sight hold what was typed as well: they end with this document.
  location.replace(`#${place}`)
  location.reload()
}

let isMarked: boolean | undefined

/** Whether the document before this one has forgotten everything; looked up once. */
function wasForgotten(): boolean {
  isMarked ??= takeMark()
  return isMarked
}

function takeMark(): boolean {
  try {
    const mark = sessionStorage.getItem(doneMark)
    sessionStorage.removeItem(doneMark)
    return mark !== null
  } catch {
    return false
  }
}
