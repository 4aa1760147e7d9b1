// Shows the page of the site as it will be, beside what is being written: drawn by the same parts, as wide as a screen or a phone.
import { createContext, lazy, type ReactNode, Suspense, use, useId, useState } from 'react'
import { type Language, languages as spoken } from '#kernel/language.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { inPageOrder } from './page-order.ts'
import { useSayPlaces } from './say-places.ts'
import { useEditor } from './use-editor.ts'
import { type PreviewState, usePreview } from './use-preview.ts'

// What draws public pages is fetched when a preview is asked for.
const PreviewFrame = lazy(async () => ({ default: (await import('./preview-frame.tsx')).PreviewFrame }))

/** Draws the words of a preview with the parts of its public page. Those are another area's: the route of the editor knows both. */
const DrawPreviewContext = createContext<(words: unknown) => ReactNode>(() => null)

export const DrawPreviewProvider = DrawPreviewContext.Provider

const sizes = ['wide', 'phone'] as const

export function PreviewPart() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-xl">
            {t('catalogue.preview')}
          </h2>
          <p className="text-muted">{t('catalogue.preview.text')}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          className="button button-quiet min-h-11 px-4 py-1"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'catalogue.preview.hide' : 'catalogue.preview.show')}
        </button>
      </div>
      {isOpen && <OpenPreview />}
    </section>
  )
}

function OpenPreview() {
  const { t, language } = useTexts()
  const { languages } = useEditor()
  const [reads, setReads] = useState<Language>(language)
  const [size, setSize] = useState<(typeof sizes)[number]>('wide')
  const id = useId()
  const preview = usePreview(reads)
  const draw = use(DrawPreviewContext)
  const choices = languages.filter(({ code }) => isSpoken(code))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <label className="label" htmlFor={`${id}-language`}>
            {t('catalogue.preview.language')}
          </label>
          <SelectBox>
            <select
              id={`${id}-language`}
              className={selectClass}
              value={reads}
              onChange={({ currentTarget: { value } }) => isSpoken(value) && setReads(value)}
            >
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </SelectBox>
        </div>
        <fieldset className="min-w-0">
          <legend className="label">{t('catalogue.preview.size')}</legend>
          <div className="flex gap-2">
            {sizes.map((one) => (
              <label
                key={one}
                className="flex min-h-12 cursor-pointer items-center gap-2 rounded-[10px] border border-edge px-4 has-checked:border-brand has-checked:bg-tint"
              >
                <input
                  type="radio"
                  name={id}
                  className="size-5 accent-brand"
                  checked={size === one}
                  onChange={() => setSize(one)}
                />
                {t(`catalogue.preview.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <PreviewNews state={preview} />
      {preview.shown && (
        <Suspense fallback={<p className="text-muted">{t('catalogue.preview.waiting')}</p>}>
          <PreviewFrame shown={preview.shown} isPhone={size === 'phone'}>
            {draw(preview.shown.words)}
          </PreviewFrame>
        </Suspense>
      )}
    </>
  )
}

const isSpoken = (code: string): code is Language => spoken.some((one) => one === code)

function PreviewNews({ state: { fault, faults, shown, again } }: { state: PreviewState }) {
  const { t } = useTexts()
  const { places } = useSayPlaces()(inPageOrder(faults).map(({ path }) => path))
  return (
    <div role="status" className="empty:hidden">
      {!shown && !fault && <p className="text-muted">{t('catalogue.preview.waiting')}</p>}
      {fault === 'incomplete' && <p className="text-warn">{t('catalogue.preview.incomplete', { places })}</p>}
      {fault === 'failed' && (
        <p className="flex flex-wrap items-center gap-4">
          {t('catalogue.preview.failed')}
          <button type="button" className="link min-h-11" onClick={again}>
            {t('catalogue.preview.again')}
          </button>
        </p>
      )}
    </div>
  )
}
