// A piece of the site in the colours that are being chosen: its band, a button at rest and pressed, a link and a price.
import type { CSSProperties } from 'react'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { deriveTheme, type Theme } from '#web/page/theme.ts'
import type { Scheme } from './check-look.ts'

/** Seen and not used: whoever hears the page hears what it is a picture of. */
export function LookPreview({ theme, scheme }: { theme: Theme; scheme: Scheme }) {
  const { t } = useTexts()
  const { clinic } = useDeskFrame()
  // Custom properties are no properties that React has names for.
  const variables = deriveTheme(theme, scheme) as CSSProperties
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{t(`catalogue.look.${scheme}`)}</figcaption>
      <div
        role="img"
        aria-label={t('catalogue.look.previewOf', { scheme: t(`catalogue.look.${scheme}`) })}
        style={variables}
        className="overflow-hidden rounded-xl border border-line bg-paper text-ink"
      >
        <div inert>
          <div className="flex h-12 items-center justify-end gap-2 bg-linear-120 from-(--header-from) to-(--header-to) px-4 rtl:bg-linear-240">
            <span className="chip">{t('catalogue.look.sampleChip')}</span>
          </div>
          <div className="grid justify-items-start gap-3 p-5">
            <p className="text-lg font-semibold">{clinic}</p>
            <p className="text-muted">{t('catalogue.look.sampleText')}</p>
            <p>
              <span className="link">{t('catalogue.look.sampleLink')}</span>
            </p>
            <p className="figure text-xl font-semibold text-brand">12,500</p>
            <div className="flex flex-wrap gap-3">
              <span className="button">{t('catalogue.look.sampleButton')}</span>
              <span className="button bg-(--button-hover) text-(--on-button-hover)">
                {t('catalogue.look.sampleHover')}
              </span>
            </div>
            <p className="w-full rounded-xl bg-tint p-3">
              <span className="border-s-4 border-accent ps-3">{t('catalogue.look.sampleTint')}</span>
            </p>
            <span className="tag">{t('catalogue.look.sampleTag')}</span>
          </div>
        </div>
      </div>
    </figure>
  )
}
