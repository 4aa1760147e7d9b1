// Small facts of a hotel in a list: its stars, the way to the clinic, and what it offers a body in recovery.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { StayCard } from './present-results.server.ts'
import type { HotelFeature } from './stay-address.ts'

/** So many features are told; of the others only how many they are. */
const toldFeatures = 4

export function Stars({ count }: { count: number }) {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <span className="whitespace-nowrap text-sm leading-none text-warn">
      <span aria-hidden="true">{'★'.repeat(count)}</span>
      <span className="sr-only">{t('hotels.list.stars', { count })}</span>
    </span>
  )
}

export function WayToClinic({ minutes }: { minutes: StayCard['minutes'] }) {
  const { t } = useTexts()
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="car" className="mt-0.5 size-4.5 text-brand" />
      {minutes ? (
        <span>
          <span className="font-semibold">{t('hotels.list.car', { count: minutes.car })}</span>
          <span className="text-muted"> · {t('hotels.list.walk', { count: minutes.walk })}</span>
        </span>
      ) : (
        <span className="text-muted">{t('hotels.list.minutesUnknown')}</span>
      )}
    </p>
  )
}

type RecoveryFeaturesProps = Pick<StayCard, 'features' | 'inRoom' | 'askedFeatures'>

/** Whatever was asked for is told, however much it is. */
export function RecoveryFeatures({ features, inRoom, askedFeatures }: RecoveryFeaturesProps) {
  const { t } = useTexts()
  if (features.length === 0) return null
  const told = Math.max(toldFeatures, askedFeatures)
  const others = features.length - told
  const say = (feature: HotelFeature) => t(`hotels.feature.${feature}`)
  return (
    <ul aria-label={t('hotels.list.featuresOf')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {features.slice(0, told).map((feature) => (
        <li key={feature} className="flex items-center gap-1.5">
          <Icon name="check" className="size-4 text-good" />
          {inRoom.includes(feature) ? t('hotels.list.inRoom', { feature: say(feature) }) : say(feature)}
        </li>
      ))}
      {others > 0 && <li className="text-muted">{t('hotels.list.moreFeatures', { count: others })}</li>}
    </ul>
  )
}
