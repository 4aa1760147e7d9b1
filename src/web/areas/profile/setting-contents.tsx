// The parts of the settings as links, in groups; folded on a phone, where they would be a page of their own.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type SettingPlace, settingGroups } from './setting-places.ts'

/** @param without parts that this user pool does not have */
export function SettingContents({ without }: { without: readonly SettingPlace[] }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('profile.contents')} className="pb-8">
      <details className="unfold-on-desk group/fold rounded-card bg-tint">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 py-2 font-semibold md:hidden [&::-webkit-details-marker]:hidden">
          {t('profile.contents')}
          <Icon name="chevron" className="size-5 text-brand group-open/fold:rotate-180" />
        </summary>
        <div className="grid gap-x-6 gap-y-4 px-5 pb-5 sm:grid-cols-2 md:grid-cols-4 md:pt-5">
          {settingGroups.map(({ name, places }) => (
            <div key={name}>
              <p className="hint mb-1">{t(`profile.contents.${name}`)}</p>
              <ul>
                {places
                  .filter((place) => !without.includes(place))
                  .map((place) => (
                    <li key={place}>
                      <a
                        href={`#${place}`}
                        className="flex min-h-11 items-center text-brand hover:underline md:min-h-9"
                      >
                        {t(`profile.${place}.title`)}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  )
}
