// Names on top what the request is about.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { FieldLink } from './field-link.tsx'
import type { Option } from './field-view.ts'
import type { FieldName } from './fields.ts'

type ChosenItemProps = { chosen: Option | undefined; revision: number; onShow: (field: FieldName) => void }

export function ChosenItem({ chosen, revision, onShow }: ChosenItemProps) {
  const { t } = useTexts()
  const look = 'h-18 w-16 shrink-0 rounded-[10px] bg-wash sm:w-24'
  return (
    <div className="mt-8 flex min-h-24 items-center gap-3 rounded-card bg-tint p-3 sm:gap-4 sm:pe-5">
      {chosen?.art ? (
        <Picture
          art={chosen.art}
          photo={chosen.photo ?? null}
          revision={revision}
          width={96}
          height={72}
          alt=""
          eager
          className={look}
        />
      ) : (
        <span className={`grid place-items-center text-brand ${look}`}>
          <Icon name="search" className="size-7" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{t('quote.about')}</p>
        <p className="leading-snug font-semibold">{chosen?.art ? chosen.name : t('quote.nothingChosen')}</p>
        <p className="text-sm text-muted">
          {chosen?.price ? <bdi className="figure">{chosen.price}</bdi> : t('quote.nothingChosenHint')}
        </p>
      </div>
      <FieldLink field="item" className="link shrink-0 py-2" onShow={onShow}>
        {t('quote.change')}
      </FieldLink>
    </div>
  )
}
