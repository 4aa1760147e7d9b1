// The three colours of the site, seen as they are chosen, with how well everything that the site makes of them can be read.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Theme } from '#web/page/theme.ts'
import { checkLook, colorOf, type LookCheck } from './check-look.ts'
import { EditorPart } from './editor-part.tsx'
import { LookPreview } from './look-preview.tsx'
import { LookTable } from './look-table.tsx'
import { PictureLink } from './picture-link.tsx'
import { PlaceBox } from './place-box.tsx'
import { lockedClass } from './place-fields.tsx'
import { useValue } from './use-document.ts'
import { usePlace } from './use-place.ts'
import { textOf } from './value-at.ts'

const colors = ['primaryColor', 'secondaryColor', 'hoverColor'] as const
type ColorName = (typeof colors)[number]

export function LookEditor() {
  const { t } = useTexts()
  const [primaryColor, secondaryColor, hoverColor] = [
    colorOf(textOf(useValue('primaryColor'))),
    colorOf(textOf(useValue('secondaryColor'))),
    colorOf(textOf(useValue('hoverColor'))),
  ]
  const theme: Theme | undefined =
    primaryColor && secondaryColor && hoverColor ? { primaryColor, secondaryColor, hoverColor } : undefined
  return (
    <>
      <EditorPart title={t('catalogue.look.colors')}>
        <div className="grid gap-5 md:grid-cols-3">
          {colors.map((name) => (
            <ColorField key={name} name={name} />
          ))}
        </div>
        <PictureLink slug="logo" label={t('catalogue.look.logo')} />
      </EditorPart>
      {theme ? <Checked theme={theme} /> : <p className="font-semibold text-bad">{t('catalogue.look.unreadable')}</p>}
    </>
  )
}

function Checked({ theme }: { theme: Theme }) {
  const { t } = useTexts()
  const check = checkLook(theme)
  return (
    <>
      <EditorPart title={t('catalogue.look.preview')} text={t('catalogue.look.previewText')}>
        <div className="grid gap-5 lg:grid-cols-2">
          <LookPreview theme={theme} scheme="light" />
          <LookPreview theme={theme} scheme="dark" />
        </div>
      </EditorPart>
      <EditorPart title={t('catalogue.look.check')} text={t('catalogue.look.checkText')}>
        <Verdict check={check} />
        <LookTable rows={check.rows} />
      </EditorPart>
    </>
  )
}

/** Said as the colours change. */
function Verdict({ check: { rows, pairs, passed } }: { check: LookCheck }) {
  const { t } = useTexts()
  const changed = rows.filter(({ use, isChanged }) => isChanged && use !== 'buttonText' && use !== 'hoverText').length
  return (
    <div role="status" className="grid gap-1">
      <p className={`font-semibold ${passed === pairs ? 'text-good' : 'text-bad'}`}>
        {t('catalogue.look.passed', { passed, pairs })}
      </p>
      <p>{changed === 0 ? t('catalogue.look.asGiven') : t('catalogue.look.adjusted', { count: changed })}</p>
    </div>
  )
}

/** Chosen by hand or typed; what is no colour stays as it is typed. */
function ColorField({ name }: { name: ColorName }) {
  const { t } = useTexts()
  const place = usePlace(name)
  const text = textOf(place.value)
  const color = colorOf(text)
  return (
    <PlaceBox place={place} label={t(`catalogue.look.${name}`)} hint={t(`catalogue.look.${name}Hint`)}>
      {(attributes) => (
        <span className="flex items-center gap-2">
          <input
            type="color"
            aria-label={t('catalogue.look.choose', { name: t(`catalogue.look.${name}`) })}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-lg border border-edge bg-paper p-1"
            value={color ?? '#000000'}
            disabled={place.lock !== undefined}
            onChange={({ currentTarget }) => place.set(currentTarget.value.toUpperCase())}
          />
          <input
            {...attributes}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className={`field figure ${lockedClass}`}
            value={text}
            readOnly={place.lock !== undefined}
            onChange={({ currentTarget }) => place.set(currentTarget.value)}
          />
        </span>
      )}
    </PlaceBox>
  )
}
