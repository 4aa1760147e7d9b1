// Remembered devices: browsers that are spared the second step, this one marked, each to be forgotten.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { nameDevice } from './name-device.ts'
import { PartState, Waiting } from './part-state.tsx'
import type { ProfilePool } from './pool-access.tsx'
import { Row, rowsClass } from './row.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { usePart } from './use-part.ts'
import { useSayTime } from './use-say-time.ts'

type Device = { id: string; line: string; usedAt: Date | undefined; isThis: boolean }

type Devices = { remembered: Device[]; canRememberThis: boolean }

async function loadDevices(pool: ProfilePool): Promise<Devices> {
  const [all, { tokens }] = await Promise.all([pool.fetchDevices(), pool.fetchAuthSession()])
  const own = tokens?.accessToken.payload.device_key
  const remembered = all
    .filter(({ attributes }) => attributes['dev:device_remembered_status'] !== 'not_remembered')
    .map(({ id, name = '', lastAuthenticatedDate }) => ({
      id,
      line: name,
      usedAt: lastAuthenticatedDate,
      isThis: id === own,
    }))
  const isKnown = all.some(({ id }) => id === own)
  return { remembered, canRememberThis: isKnown && remembered.every(({ isThis }) => !isThis) }
}

export function DeviceSection() {
  const { t } = useTexts()
  const part = usePart(loadDevices)
  const action = useAction()
  const change = async (what: (pool: ProfilePool) => Promise<void>, said: 'forgotten' | 'remembered') => {
    if (!(await action.run(what))) return
    await part.reload()
    action.say(`profile.devices.${said}`)
  }
  return (
    <Section place="devices" title={t('profile.devices.title')} text={t('profile.devices.text')}>
      <PartState part={part} waiting={<Waiting rows={1} />}>
        {({ remembered, canRememberThis }) => (
          <>
            {remembered.length === 0 ? (
              <p className="flex min-h-12 items-center text-muted">{t('profile.devices.none')}</p>
            ) : (
              <ul className={rowsClass}>
                {remembered.map((device) => (
                  <li key={device.id}>
                    <DeviceRow
                      device={device}
                      isBusy={action.isBusy}
                      onForget={() =>
                        void change((pool) => pool.forgetDevice({ device: { id: device.id } }), 'forgotten')
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
            {canRememberThis && (
              <button
                type="button"
                className="button button-quiet justify-self-start"
                aria-disabled={action.isBusy || undefined}
                onClick={() => void change((pool) => pool.rememberDevice(), 'remembered')}
              >
                {t('profile.devices.remember')}
              </button>
            )}
          </>
        )}
      </PartState>
      <ActionStatus news={action.news} />
    </Section>
  )
}

type DeviceRowProps = { device: Device; isBusy: boolean; onForget: () => void }

function DeviceRow({ device: { line, usedAt, isThis }, isBusy, onForget }: DeviceRowProps) {
  const { t } = useTexts()
  const say = useSayTime()
  const known = nameDevice(line)
  const name = known ? t('profile.devices.name', known) : t('profile.devices.unnamed')
  return (
    <Row
      name={name}
      tag={isThis ? t('profile.devices.this') : undefined}
      text={usedAt && t('profile.devices.used', { date: say.day(usedAt) })}
    >
      <ConfirmButton
        label={t('profile.devices.forget')}
        about={name}
        question={t('profile.devices.forgetQuestion')}
        isBusy={isBusy}
        onYes={onForget}
      />
    </Row>
  )
}
