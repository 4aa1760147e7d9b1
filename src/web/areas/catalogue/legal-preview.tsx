// How a legal text will look: read by the server as the page's own text is, and drawn with the same parts.
import { useEffect, useState } from 'react'
import type { Block } from '#kernel/rich-text.ts'
import { previewText } from '#web/browser/endpoints/text-preview.ts'
import { hasShape, isListOf, isNumber, isText, type Shown } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { sayMarks } from './say-markdown-fault.ts'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { textOf } from './value-at.ts'

/** Drawn by the part that draws the page: what it does not know it leaves out. */
const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && 'kind' in value

const isPreview = hasShape({
  blocks: isListOf(isBlock),
  faults: isListOf(hasShape({ line: isNumber, message: isText })),
})
type Preview = Shown<typeof isPreview>

/** After the last letter: every letter is not worth a question. */
const pauseMs = 400

/** @param path of the text, whose languages are below it */
export function LegalPreview({ path, language }: { path: string; language: string }) {
  const { t } = useTexts()
  const { languages } = useEditor()
  const text = textOf(useValue(`${path}.${language}`))
  const preview = usePreview(text)
  const dir = languages.find(({ code }) => code === language)?.dir
  return (
    <section
      aria-label={t('catalogue.legal.preview')}
      aria-busy={preview === undefined}
      lang={language}
      dir={dir}
      className="max-h-[70vh] overflow-y-auto rounded-xl border border-line bg-paper p-5"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
    >
      {preview === 'failed' && <p>{t('catalogue.legal.previewFailed')}</p>}
      {preview !== undefined && preview !== 'failed' && (
        <>
          {preview.faults.length > 0 && (
            <ul className="mb-4 grid gap-1 font-semibold text-bad" dir="auto">
              {preview.faults.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {t('catalogue.legal.fault', { line, message: sayMarks(t, message) })}
                </li>
              ))}
            </ul>
          )}
          <RichText blocks={preview.blocks} />
        </>
      )}
    </section>
  )
}

function usePreview(text: string): Preview | 'failed' | undefined {
  const call = useOwnCall()
  const [preview, setPreview] = useState<Preview | 'failed'>()
  useEffect(() => {
    let isWanted = true
    const wait = setTimeout(async () => {
      const found = await call(toEndpoint(previewText, { text }, isPreview)).catch(() => 'failed' as const)
      if (isWanted) setPreview(found)
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(wait)
    }
  }, [text, call])
  return preview
}
